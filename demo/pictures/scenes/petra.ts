import { ridge } from "../landscape.ts";
import { mix } from "../palette.ts";
import { at, box, ellipse, num, path, rect, smooth, stroke, times } from "../shapes.ts";
import { sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** The carved front seen through its gorge (Petra). */
export function petra(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const [lit, mid, dark] = [p.tone("rose"), p.shade("terracotta", 0.2), p.shade("brick", 0.6)];
  const column = (x: number, y: number, h: number): string =>
    rect(x - 9, y - h, 18, h, p.tint("rose", 0.15)) +
    rect(x + 2, y - h, 7, h, mid) +
    rect(x - 14, y - h - 8, 28, 10, lit) +
    rect(x - 13, y - 8, 26, 8, lit);
  const front = [
    rect(-230, -560, 460, 570, p.tone("terracotta")),
    rect(-180, -236, 360, 240, lit),
    rect(-176, -222, 352, 224, mid),
    path(box(-34, -170, 68, 172), dark) +
      path(box(-130, -110, 36, 80) + box(94, -110, 36, 80), p.shade("brick", 0.35)),
    [-156, -88, -50, 50, 88, 156].map((x) => column(x, 4, 216)).join(""),
    rect(-186, -244, 372, 18, lit) + rect(-186, -230, 372, 6, dark),
    path("M-110-244L0-296L110-244Z", lit) + path("M-80-248L0-286L80-248Z", mid),
    [-156, -96, 96, 156].map((x) => column(x, -262, 110)).join(""),
    rect(-176, -262, 86, 16, lit) + rect(90, -262, 86, 16, lit),
    path("M-186-372L-86-372L-120-420L-186-400Z", lit) + path("M186-372L86-372L120-420L186-400Z", lit),
    rect(-52, -388, 104, 134, mid) + [-40, 0, 40].map((x) => column(x, -262, 104)).join(""),
    rect(-62, -392, 124, 12, lit) +
      path("M-58-392Q-30-430 0-452Q30-430 58-392Z", lit) +
      path("M6-448Q30-430 58-392H16Z", mid) +
      ellipse(0, -462, 16, 22, lit),
    rect(-250, 2, 500, 14, lit) + rect(-264, 14, 528, 14, mid),
  ];
  const spread = Math.max(1, W / s.u / 1350);
  const cliff = (side: number, edge: number, color: string, jitter: number): string => {
    const points: number[] = [];
    for (let index = 0; index <= 9; index++)
      points.push(
        W / 2 +
          side *
            (edge * (edge > 300 ? spread : 1) +
              random.between(-jitter, jitter) +
              (index > 6 ? (index - 6) * 8 : 0)) *
            s.u,
        (H * index) / 9,
      );
    const out = side < 0 ? -20 : W + 20;
    return path(
      `M${num(out)} 0L${smooth(points)}L${num(points.at(-2) ?? 0)} ${num(H + 4)}H${num(out)}Z`,
      color,
    );
  };
  const bands = (side: number, from: number): string =>
    times(4, (index) => {
      const x = W / 2 + side * (from + index * 58) * (from > 300 ? spread : 1) * s.u;
      return stroke(
        `M${num(x)} -10Q${num(x + random.between(-70, 70))} ${num(H * 0.3)} ${num(x + random.between(-30, 30))} ${num(H * 0.55)}T${num(x + side * 20)} ${num(H + 10)}`,
        mix(p.shade("brick", 0.5), p.tone("terracotta"), index % 2 ? 0.6 : 0.25),
        (4 + index * 3) * s.u,
      );
    });
  const camel = (x: number, k: number): string =>
    at(x, 0, k, [
      path(
        "M-60 0l4-50Q-66-82-36-90Q-20-120-2-92Q14-122 34-88Q44-84 52-100L58-140Q74-152 90-138L88-128L72-126Q70-84 48-62L46 0H38L36-50H-36L-44 0Z",
        p.shade("wood", 0.25),
      ),
      path("M-34-92Q-2-106 30-90L34-66H-32Z", p.tone("vermilion")),
    ]);
  return [
    sky(s),
    sun(s, W * 0.5, H * 0.1, 54),
    ridge(s, 0.5, 0.3, p.ridge(0.35, "terracotta", 0.7), { waves: 3 }),
    place(s, W / 2, H * 0.88, 1.22, ...front),
    rect(0, H * 0.895, W, H * 0.12, p.tone("sand")),
    place(s, W / 2 + 120 * s.u, H * 0.95, 1, camel(0, 1), camel(-230, 0.9)),
    cliff(-1, 225, p.shade("terracotta", 0.42), 26) + cliff(1, 235, p.shade("terracotta", 0.5), 26),
    bands(-1, 270) + bands(1, 280),
    cliff(-1, 372, p.shade("brick", 0.5), 34) + cliff(1, 392, p.shade("brick", 0.55), 34),
    bands(-1, 430) + bands(1, 450),
    cliff(-1, 540, p.shade("brick", 0.66), 40) + cliff(1, 560, p.shade("brick", 0.7), 40),
    bands(-1, 570) + bands(1, 590),
  ].join("");
}
