import { eastRoof } from "../buildings.ts";
import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { forest, palm, pine, tree } from "../plants.ts";
import { arch, at, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** A palace hall on its stone terraces below granite peaks (Seoul). */
export function koreanPalace(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const x = W * random.pick([0.5, 0.46]);
  const storey = (y: number, w: number): string =>
    [
      rect(-w, y - 74, w * 2, 76, p.shade("brick", 0.1)),
      times(8, (index) => rect(-w + index * ((w * 2 - 16) / 7), y - 74, 16, 76, p.tone("vermilion"))),
      times(7, (index) =>
        rect(
          -w + 24 + index * ((w * 2 - 16) / 7),
          y - 54,
          (w * 2) / 7 - 28,
          46,
          p.dark ? p.lamp : p.tone("pine"),
        ),
      ),
      rect(-w * 1.04, y - 88, w * 2.08, 17, p.tone("teal")),
      times(19, (index) =>
        rect(-w + index * (w / 9.2), y - 84, 7, 9, p.tone(index % 2 ? "amber" : "vermilion")),
      ),
    ].join("");
  const terrace = (y: number, w: number): string =>
    rect(-w, y, w * 2, 34, p.tone("stone")) +
    rect(-w, y + 22, w * 2, 12, p.shade("stone", 0.35)) +
    rect(-w, y - 14, w * 2, 5, p.tint("stone", 0.3)) +
    times(15, (index) => rect(-w + index * ((w * 2 - 7) / 14), y - 20, 7, 20, p.tint("stone", 0.2)));
  const hall = [
    terrace(4, 350),
    terrace(38, 410),
    path("M-52 72h104l-22-68h-60z", p.shade("stone", 0.18)),
    times(6, (index) =>
      rect(-48 + index * 3.4, 60 - index * 11, 96 - index * 6.8, 3, p.shade("stone", 0.45)),
    ),
    storey(4, 262),
    eastRoof(s, 0, -76, 366, 84, 236, "slate"),
    storey(-142, 196),
    eastRoof(s, 0, -222, 300, 122, 150, "slate"),
  ];
  return [
    sky(s),
    sun(s, W * 0.8, H * 0.2, 72),
    clouds(s, 2, 0.1, 0.26),
    peak(s, W * 0.34, H * 0.72, 1000 * u, H * 0.46, { ...rockLook(s, 0.34, 0, "rock"), rough: 0.6 }),
    peak(s, W * 0.7, H * 0.72, 900 * u, H * 0.34, { ...rockLook(s, 0.28, 0, "rock"), rough: 0.6 }),
    mist(s, 0.52, 0.16, 0.6),
    ridge(s, 0.72, 0.12, p.ridge(0.6, "pine"), { waves: 3 }),
    forest(s, -20, W + 20, H * 0.75, 74 * u, p.ridge(0.75, "forest"), { slim: 0.3 }),
    rect(0, H * 0.735, W, H * 0.04, p.shade("brick", 0.3)),
    rect(0, H * 0.725, W, H * 0.016, p.shade("slate", 0.4)),
    rect(0, H * 0.77, W, H * 0.24, p.tone("sand", 0.85)),
    place(s, x, H * 0.82, 1.1, ...hall),
    path(
      `M${num(x - 58 * u)} ${num(H * 0.905)}h${num(116 * u)}L${num(x + 190 * u)} ${num(H * 1.02)}h${num(-380 * u)}z`,
      p.tone("stone", 0.9),
    ),
    place(s, W * 0.03, H * 1.01, 1, pine(0, 0, 400, p.ridge(0.9, "forest", 0.6), p.ridge(1))),
    place(s, W * 0.97, H * 1.02, 1, pine(0, 0, 330, p.ridge(0.9, "forest", 0.6), p.ridge(1))),
  ].join("");
}

/** Gilded stupas above a temple court (Thailand). */
export function thaiChedi(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const x = W * random.pick([0.46, 0.54]);
  const chedi = (k: number, depth: number): string => {
    const [lit, dark] = [p.tone("amber", depth), p.shade("amber", 0.42, depth)];
    const rings = times(9, (index) => {
      const w = 34 - index * 3.4;
      return (
        rect(-w, -318 - index * 13, w * 2, 11, lit, 4) +
        rect(w * 0.25, -318 - index * 13, w * 0.75, 11, dark, 3)
      );
    });
    return at(0, 0, k, [
      rect(-170, -24, 340, 28, p.tone("paper", depth)) + rect(60, -24, 110, 28, p.shade("paper", 0.3, depth)),
      rect(-148, -52, 296, 28, lit) + rect(50, -52, 98, 28, dark),
      rect(-128, -78, 256, 26, p.tone("paper", depth)) + rect(44, -78, 84, 26, p.shade("paper", 0.3, depth)),
      path("M-116-78C-96-104-104-210-44-258H44C104-210 96-104 116-78Z", lit),
      path("M44-258C104-210 96-104 116-78H40C60-140 62-210 30-258Z", dark),
      rect(-112, -92, 224, 10, p.shade("amber", 0.6, depth)),
      rect(-42, -300, 84, 44, lit) + rect(12, -300, 30, 44, dark),
      rect(-50, -308, 100, 10, p.shade("amber", 0.55, depth)),
      rings,
      path("M-6-430L0-540L6-430Z", lit),
    ]);
  };
  const wihan = [
    rect(-120, -84, 240, 88, p.tone("paper")),
    times(4, (index) => path(arch(-84 + index * 56, 4, 26, 58), p.dark ? p.lamp : p.shade("brick", 0.35))),
    path("M-172-70Q-70-110-34-190H34Q70-110 172-70Q86-84 0-84Q-86-84-172-70Z", p.tone("pine")),
    path("M-150-80Q-66-112-26-180H26Q66-112 150-80Q80-92 0-92Q-80-92-150-80Z", p.tone("vermilion")),
    path("M-120-120Q-42-156-14-240H14Q42-156 120-120Q60-132 0-132Q-60-132-120-120Z", p.tone("pine")),
    path(
      "M-100-128Q-40-160-9-230H9Q40-160 100-128Q50-138 0-138Q-50-138-100-128Z",
      p.shade("vermilion", 0.15),
    ),
    stroke(
      "M-172-70q-16-8-18-26M172-70q16-8 18-26M-120-120q-14-8-15-24M120-120q14-8 15-24M0-236q-4-26 8-40",
      p.tone("amber"),
      7,
    ),
  ];
  return [
    sky(s),
    sun(s, W * 0.74, H * 0.3, 100),
    clouds(s, 3, 0.08, 0.22),
    ridges(
      s,
      3,
      { y: 0.68, rise: 0.14, depth: 0.08 },
      { y: 0.78, rise: 0.1, depth: 0.42 },
      { waves: 3, pigment: "pine" },
    ),
    mist(s, 0.66, 0.14, 0.5),
    place(s, x - W * 0.26, H * 0.82, 0.52, chedi(1, 0.62)),
    place(s, x + W * 0.3, H * 0.81, 0.46, chedi(1, 0.58)),
    place(s, x, H * 0.83, 1, ...times5(s, x)),
    place(s, x + W * 0.02, H * 0.84, 1.12, chedi(1, 1)),
    place(s, x - 330 * s.u, H * 0.87, 1.05, ...wihan),
    path(`M0 ${num(H * 0.85)}H${num(W)}V${num(H + 4)}H0Z`, p.tone("cream", 0.9)),
    path(`M0 ${num(H * 0.85)}H${num(W)}V${num(H * 0.866)}H0Z`, p.shade("cream", 0.3)),
    place(s, x + 330 * s.u, H * 0.9, 0.9, chedi(0.42, 1)),
    place(s, W * 0.95, H * 1.0, 1, palm(s, 20, 20, 460, -70)),
    place(s, W * 0.04, H * 1.0, 1, palm(s, 0, 20, 340, 60)),
    birds(s, W * 0.3, H * 0.22),
  ].join("");
}

function times5(s: Stage, x: number): string[] {
  return [-620, -480, 190, 350, 500, 640].map((dx) =>
    tree(s, dx + (x % 7), 0, 180 + (dx % 50), "forest", 0.62),
  );
}
