import { dome, windowColor } from "../buildings.ts";
import { mist, ridge, ridges } from "../landscape.ts";
import { cypress } from "../plants.ts";
import { arch, num, path, pointedArch, rect, stroke, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { glitter, reflection, ripples, water, named } from "../water.ts";

/** A great mosque over the strait, its minarets and the gulls (Istanbul). */
export function istanbulDomes(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const minaret = (x: number, h: number): string =>
    [
      rect(x - 8, -h, 16, h, p.tone("cream", 0.9)) + rect(x + 2, -h, 6, h, p.shade("cream", 0.35, 0.9)),
      times(2, (index) =>
        path(`M${x - 15} ${-h * (0.66 + index * 0.2)}h30l-7 12h-16z`, p.shade("stone", 0.4)),
      ),
      path(`M${x - 10} ${-h}L${x} ${-h - 74}L${x + 10} ${-h}Z`, p.shade("slate", 0.2)),
    ].join("");
  const lead = "slate";
  const mosque = [
    minaret(-318, 330) + minaret(318, 330) + minaret(-214, 380) + minaret(214, 380),
    dome(s, 0, -206, 118, 108, "round", lead),
    rect(-122, -214, 244, 34, p.tone("cream")) +
      times(9, (index) => path(arch(-104 + index * 26, -182, 13, 24), windowColor(s))),
    dome(s, -128, -140, 82, 66, "round", lead) + dome(s, 128, -140, 82, 66, "round", lead),
    rect(-170, -184, 340, 60, p.tone("cream")) + rect(60, -184, 110, 60, p.shade("cream", 0.22)),
    times(7, (index) => path(arch(-132 + index * 44, -130, 20, 40), windowColor(s))),
    dome(s, -60, -184, 34, 32, "round", lead) + dome(s, 60, -184, 34, 32, "round", lead),
    rect(-214, -140, 428, 142, p.tone("cream")) + rect(90, -140, 124, 142, p.shade("cream", 0.3)),
    times(11, (index) => path(arch(-190 + index * 38, -86, 18, 36), windowColor(s))),
    times(8, (index) =>
      dome(s, -272 + (index > 3 ? index * 26 + 330 : index * 26), -48, 13, 13, "round", lead),
    ),
    rect(-290, -48, 580, 50, p.shade("cream", 0.12)),
    times(15, (index) => path(pointedArch(-266 + index * 38, 2, 22, 36), p.shade("cream", 0.55))),
  ];
  const roofs = times(34, (index) => {
    const [x, w] = [-700 + index * 43 + random.between(-12, 12), random.between(40, 66)];
    const [y, h] = [random.between(20, 70), random.between(24, 52)];
    const wall = random.pick(["cream", "sand", "rose", "stone", "terracotta"] as const);
    return (
      rect(x, y - h, w, h + 70, p.shade(wall, 0.1, 0.85)) +
      path(
        `M${num(x - 4)} ${num(y - h)}l${num(w / 2 + 4)} -16l${num(w / 2 + 4)} 16z`,
        p.shade("terracotta", 0.15),
      ) +
      times(2, (pane) => rect(x + 8 + pane * w * 0.4, y - h + 10, w * 0.2, 12, windowColor(s)))
    );
  });
  const ferry = [
    path("M-150-20H150L128 14H-126Z", p.tone("paper")),
    rect(-112, -46, 220, 26, p.tone("paper")) +
      times(9, (index) => rect(-104 + index * 23, -40, 14, 12, windowColor(s))),
    rect(-70, -66, 130, 20, p.shade("paper", 0.2)) +
      path("M-10-66l4-40h30l4 40z", p.tone("amber")) +
      rect(-7, -100, 32, 12, p.shade("ink", 0.1)),
    path("M-138 0H140l-12 14H-126Z", p.shade("ink", 0.2)),
  ];
  const shore = named(
    "shore",
    place(s, W / 2, H * 0.66, 1.1, ...mosque) +
      place(
        s,
        W / 2,
        H * 0.68,
        1,
        ...[-620, -470, -360, 370, 480, 600].map((x) => cypress(s, x, 0, random.between(90, 150), 0.85)),
      ) +
      place(s, W / 2, H * 0.7, 1, roofs),
  );
  return [
    sky(s, H * 0.78),
    sun(s, W * 0.76, H * 0.34, 110),
    clouds(s, 4, 0.08, 0.3, 0.65),
    ridge(s, 0.66, 0.07, p.ridge(0.25), { waves: 3 }),
    mist(s, 0.54, 0.14, 0.6),
    ridge(s, 0.7, 0.06, p.ridge(0.5, "pine"), { waves: 2 }),
    shore,
    rect(0, H * 0.755, W, H * 0.02, p.shade("slate", 0.45)),
    water(s, 0.77, "sea"),
    reflection(s, 0.77, 0.16, shore, 0.5),
    glitter(s, W * 0.76, 0.79, 1, 90),
    place(s, W * 0.3, H * 0.88, 1.1, ...ferry),
    ripples(s, 0.89, 0.94, p.glint, 10, 0.7),
    birds(s, W * 0.42, H * 0.82, 5, 22),
    birds(s, W * 0.3, H * 0.24, 4),
  ].join("");
}

/** Balloons over fairy chimneys (Cappadocia). */
export function cappadociaBalloons(s: Stage): string {
  const { W, H, palette: p, random } = s;
  const inks = ["vermilion", "amber", "teal", "plum", "rose", "pine", "terracotta"] as const;
  const balloon = (x: number, y: number, r: number, index: number, depth: number): string => {
    const [a, b] = [
      inks[index % 7] ?? "amber",
      (["cream", "paper", "amber", "sand"] as const)[index % 4] ?? "cream",
    ];
    const gore = (from: number, to: number, color: string): string =>
      path(
        `M0 ${num(-r)}C${num(from * 1.35)} ${num(-r)} ${num(from * 1.3)} ${num(r * 0.25)} ${num(from * 0.26)} ${num(r * 1.1)}H${num(to * 0.26)}C${num(to * 1.3)} ${num(r * 0.25)} ${num(to * 1.35)} ${num(-r)} 0 ${num(-r)}Z`,
        color,
      );
    const cuts = [-1, -0.62, -0.22, 0.22, 0.62, 1].map((t) => t * r);
    const stripes = times(5, (k) =>
      gore(
        cuts[k] ?? 0,
        cuts[k + 1] ?? 0,
        k % 2 ? p.tone(b, depth) : k > 2 ? p.shade(a, 0.3, depth) : p.tone(a, depth),
      ),
    );
    return place(
      s,
      x,
      y,
      1,
      stripes,
      stroke(
        `M${num(-r * 0.24)} ${num(r * 1.1)}L${num(-r * 0.13)} ${num(r * 1.42)}M${num(r * 0.24)} ${num(r * 1.1)}L${num(r * 0.13)} ${num(r * 1.42)}`,
        p.shade("wood", 0.3, depth),
        r * 0.025,
      ),
      rect(-r * 0.15, r * 1.4, r * 0.3, r * 0.22, p.shade("wood", 0.2, depth), r * 0.04),
    );
  };
  const chimney = (x: number, y: number, w: number, h: number, depth: number): string => {
    const [lit, dark] = [p.tone("sand", depth), p.shade("terracotta", 0.34, depth)];
    return [
      path(
        `M${num(x - w / 2)} ${y}Q${num(x - w * 0.2)} ${num(y - h * 0.5)} ${num(x - w * 0.13)} ${num(y - h * 0.82)}H${num(x + w * 0.13)}Q${num(x + w * 0.2)} ${num(y - h * 0.5)} ${num(x + w / 2)} ${y}Z`,
        lit,
      ),
      path(
        `M${num(x + w * 0.02)} ${y}Q${num(x + w * 0.06)} ${num(y - h * 0.5)} ${num(x + w * 0.03)} ${num(y - h * 0.82)}H${num(x + w * 0.13)}Q${num(x + w * 0.2)} ${num(y - h * 0.5)} ${num(x + w / 2)} ${y}Z`,
        dark,
      ),
      path(
        `M${num(x - w * 0.25)} ${num(y - h * 0.8)}Q${num(x - w * 0.1)} ${num(y - h * 0.9)} ${num(x - w * 0.02)} ${num(y - h)}Q${num(x + w * 0.18)} ${num(y - h * 0.9)} ${num(x + w * 0.27)} ${num(y - h * 0.79)}Z`,
        p.shade("brick", 0.35, depth),
      ),
      h > 150
        ? path(
            arch(x - w * 0.07, y - h * 0.3, w * 0.1, h * 0.13) +
              arch(x - w * 0.16, y - h * 0.1, w * 0.1, h * 0.11) +
              arch(x - w * 0.02, y - h * 0.52, w * 0.08, h * 0.09),
            windowColor(s, depth),
          )
        : "",
    ].join("");
  };
  const spots = [
    [0.28, 0.3, 96],
    [0.66, 0.2, 74],
    [0.84, 0.42, 56],
    [0.1, 0.16, 46],
    [0.5, 0.44, 44],
    [0.46, 0.12, 34],
    [0.93, 0.14, 38],
    [0.09, 0.5, 30],
    [0.74, 0.53, 26],
  ] as const;
  const first = random.whole(0, 6);
  return [
    sky(s),
    sun(s, W * 0.55, H * 0.58, 84),
    ridges(
      s,
      3,
      { y: 0.66, rise: 0.1, depth: 0.08 },
      { y: 0.76, rise: 0.08, depth: 0.35 },
      { pigment: "terracotta", amount: 0.4, sharp: true, waves: 5 },
    ),
    spots
      .toReversed()
      .map(([x, y, r], index) =>
        balloon(W * (x + random.between(-0.02, 0.02)), H * y, r, first + index, Math.min(1, 0.42 + r / 130)),
      )
      .join(""),
    ridge(s, 0.8, 0.05, p.tone("sand", 0.5), { waves: 5 }),
    place(
      s,
      W / 2,
      H * 0.84,
      1,
      ...[-620, -520, -390, -250, -90, 40, 170, 330, 430, 600].map((x) =>
        chimney(x, 0, random.between(70, 110), random.between(80, 150), 0.6),
      ),
    ),
    mist(s, 0.74, 0.14, 0.5),
    ridge(s, 0.88, 0.04, p.tone("sand", 0.85), { waves: 4 }),
    place(
      s,
      W / 2,
      H * 0.96,
      1.05,
      chimney(-480, 0, 200, 330, 1),
      chimney(-340, 10, 140, 230, 0.95),
      chimney(-600, 0, 150, 240, 0.95),
      chimney(420, 0, 210, 300, 1),
      chimney(560, 0, 170, 370, 1),
      chimney(290, 14, 110, 160, 0.95),
    ),
    ridge(s, 0.99, 0.06, p.shade("terracotta", 0.25), { waves: 3 }),
    ridge(s, 1.03, 0.06, p.shade("brick", 0.5), { waves: 3 }),
  ].join("");
}
