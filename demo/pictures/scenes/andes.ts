import { mist, peak, ridge, ridges, rockLook } from "../landscape.ts";
import { foliage, grass } from "../plants.ts";
import { at, box, num, path, rect, stroke, times } from "../shapes.ts";
import { birds, cloud, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";
import { reflection, ripples, water, named } from "../water.ts";

/** The terraces of a lost city under its horn (Peru). */
export function machuPicchu(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const horn = place(
    s,
    W * 0.56,
    H * 0.72,
    1.1,
    path(
      "M-300 20Q-200-60-150-170Q-120-300-70-380Q-30-450 10-470Q50-440 70-360Q110-220 170-120Q230-30 330 20Z",
      p.ridge(0.46, "forest", 0.55),
    ),
    path(
      "M10-470Q50-440 70-360Q110-220 170-120Q230-30 330 20H60Q90-80 40-160Q60-240 10-300Q30-380 10-470Z",
      p.ridge(0.66, "forest", 0.45),
    ),
    path("M-420 30Q-340-40-300-110Q-260-190-220-170Q-170-90-90 30Z", p.ridge(0.5, "forest", 0.55)),
    path("M-220-170Q-170-90-90 30H-200Q-190-60-220-170Z", p.ridge(0.68, "forest", 0.45)),
  );
  const ruin = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${num(x)} ${num(y)}v${num(-h)}l${num(w * 0.5)} ${num(-h * 0.62)}l${num(w * 0.5)} ${num(h * 0.62)}v${num(h)}z`,
      p.tone("stone"),
    ) +
    rect(x + w, y - h, w * 0.7, h, p.shade("stone", 0.42)) +
    path(box(x + w * 0.38, y - h * 0.7, w * 0.24, h * 0.7), p.shade("rock", 0.65)) +
    path(box(x + w * 1.2, y - h * 0.7, w * 0.2, h * 0.4), p.shade("rock", 0.75));
  const terrace = times(7, (index) => {
    const t = index / 6;
    const y = H * (0.7 + t * 0.29);
    const bend = (0.5 - t * 0.2) * 90 * u;
    const line = `M-10 ${num(y + bend)}Q${num(W * 0.4)} ${num(y - bend * 0.6)} ${num(W * (0.72 + t * 0.12))} ${num(y + 30 * u)}T${num(W + 10)} ${num(y + 90 * u)}V${num(H + 8)}H-10Z`;
    const wallHeight = (10 + t * 24) * u;
    return `<g>${path(line, p.shade("stone", 0.2, 0.75 + t * 0.25))}<g transform="translate(0 ${num(wallHeight)})">${path(line, index % 2 ? p.tone("leaf", 0.75 + t * 0.25) : p.tone("moss", 0.75 + t * 0.25))}</g></g>`;
  });
  const llama = (k: number): string =>
    at(0, 0, k, [
      path(
        "M-44 0l2-50Q-56-84-24-88L24-88L34-150Q40-168 52-160L70-152L66-140L54-138L48-70Q46-54 38-50V0H30L26-44H-26L-34 0Z",
        p.tone("cream"),
      ),
      path("M10-88L24-88L34-150L44-156L40-70Q30-50 10-50Z", p.shade("cream", 0.25)),
      path("M36-162l-4-20l12 14zM46-162l4-18l6 18z", p.tone("cream")),
      path("M-30-90Q-4-100 20-90L18-62H-30Z", p.tone("vermilion")),
      stroke("M-28-78H18M-28-70H18", p.tone("amber"), 4),
    ]);
  return [
    sky(s),
    sun(s, W * 0.2, H * 0.22, 84),
    clouds(s, 2, 0.08, 0.2),
    ridges(
      s,
      3,
      { y: 0.5, rise: 0.26, depth: 0.08 },
      { y: 0.66, rise: 0.22, depth: 0.36 },
      { sharp: true, waves: 3, pigment: "forest" },
    ),
    mist(s, 0.5, 0.18, 0.7),
    horn,
    mist(s, 0.6, 0.16, 0.75),
    cloud(s, W * 0.2, H * 0.62, 360, 0.9) + cloud(s, W * 0.86, H * 0.6, 320, 0.9),
    path(
      `M-10 ${num(H * 0.72)}Q${num(W * 0.3)} ${num(H * 0.64)} ${num(W * 0.52)} ${num(H * 0.7)}T${num(W + 10)} ${num(H * 0.84)}V${num(H)}H-10Z`,
      p.tone("moss", 0.72),
    ),
    place(s, W * 0.44, H * 0.74, 1, ...times4(s, ruin)),
    terrace,
    place(s, W * 0.3, H * 0.83, 1.1, ruin(-160, 0, 50, 38), ruin(-50, 4, 56, 44), ruin(76, 10, 50, 38)),
    place(s, W * 0.6, H * 0.87, 1.1, ruin(-40, 0, 60, 46), ruin(90, 14, 52, 40)),
    place(s, W * random.pick([0.76, 0.8]), H * 0.975, 1.25, llama(1)),
    place(s, W * 0.66, H * 0.985, 0.95, llama(1)),
    place(s, W * 0.04, H, 1, foliage(s, 0, 0, 260, 180, "forest")),
  ].join("");
}

function times4(s: Stage, ruin: (x: number, y: number, w: number, h: number) => string): string[] {
  return Array.from({ length: 11 }, (_, index) =>
    ruin(-360 + index * 70, -14 + s.random.between(-16, 24) + Math.abs(index - 4) * 5, 32, 26),
  );
}

/** Granite needles over a milk-blue lake (Patagonia). */
export function patagonia(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const look = rockLook(s, 0.4, 0.4, "rose");
  const needle = (x: number, w: number, h: number): string => {
    const [lit, dark] = [look.lit, look.dark];
    const outline = `M${x - w} 0L${x - w * 0.62} ${-h * 0.34}L${x - w * 0.5} ${-h * 0.38}L${x - w * 0.36} ${-h * 0.7}L${x - w * 0.27} ${-h * 0.72}L${x - w * 0.12} ${-h * 0.95}L${x} ${-h}L${x + w * 0.12} ${-h * 0.84}L${x + w * 0.24} ${-h * 0.78}L${x + w * 0.32} ${-h * 0.46}L${x + w * 0.5} ${-h * 0.38}L${x + w} 0Z`;
    const shade = `M${x} ${-h}L${x + w * 0.12} ${-h * 0.84}L${x + w * 0.24} ${-h * 0.78}L${x + w * 0.32} ${-h * 0.46}L${x + w * 0.5} ${-h * 0.38}L${x + w} 0H${x + w * 0.1}L${x - w * 0.06} ${-h * 0.3}L${x + w * 0.08} ${-h * 0.5}L${x - w * 0.04} ${-h * 0.74}Z`;
    const cracks = `M${x - w * 0.3} ${-h * 0.64}L${x - w * 0.22} ${-h * 0.4}L${x - w * 0.34} ${-h * 0.24}M${x + w * 0.16} ${-h * 0.66}L${x + w * 0.2} ${-h * 0.42}`;
    return path(outline, lit) + path(shade, dark) + stroke(cracks, dark, 3);
  };
  const massif = named(
    "massif",
    place(
      s,
      W * random.pick([0.5, 0.54]),
      H * 0.68,
      1.1,
      needle(-300, 150, 250),
      needle(310, 160, 290),
      needle(-165, 150, 410),
      needle(165, 150, 380),
      needle(0, 170, 500),
      path(
        "M-440 10Q-330-80-250-96L-180-60L-120-110L-60-70L0-120L70-66L130-110L190-60L270-100Q350-70 450 10Z",
        look.snowDark ?? p.haze,
      ),
      path(
        "M-440 10Q-330-80-250-96L-180-60L-120-110L-60-70L0-120L-20-40L-90-10L-160-30Z",
        look.snowLit ?? p.haze,
      ),
    ),
  );
  return [
    sky(s, H * 0.7),
    sun(s, W * 0.8, H * 0.2, 70),
    clouds(s, 4, 0.08, 0.3, 0.7),
    peak(s, W * 0.1, H * 0.7, 700 * u, H * 0.3, rockLook(s, 0.2, 0.6)),
    peak(s, W * 0.94, H * 0.7, 760 * u, H * 0.32, rockLook(s, 0.22, 0.6)),
    mist(s, 0.52, 0.16, 0.6),
    massif,
    mist(s, 0.58, 0.14, 0.6),
    ridge(s, 0.7, 0.06, p.ridge(0.6, "ochre", 0.35), { waves: 3 }),
    water(s, 0.695, "lagoon"),
    reflection(s, 0.69, 0.28, massif, 0.5),
    ripples(s, 0.72, 0.92, p.glint, 26, 0.6),
    ridge(s, 0.9, 0.08, p.tone("ochre", 0.92), { waves: 1.8, bend: (t) => t * H * 0.06 }),
    ridge(s, 0.97, 0.07, p.shade("terracotta", 0.25), { waves: 2 }),
    grass(s, H * 0.99, 70 * u, p.tone("amber"), 70),
    grass(s, H * 1.01, 90 * u, p.shade("brick", 0.4), 60),
    place(
      s,
      W * 0.2,
      H * 0.93,
      1,
      path(
        "M-34 0l2-44Q-44-74-18-78L22-78L34-136Q38-150 50-144L66-136L62-126L50-124L42-62Q40-48 34-44V0H28L24-40H-22L-28 0Z",
        p.shade("wood", 0.15),
      ),
      path(
        "M80 4l2-36Q72-56 92-60L122-60L132-104Q136-114 144-110L156-104L152-96L144-94L138-48L134 4H128L126-30H94L88 4Z",
        p.shade("wood", 0.3),
      ),
    ),
    birds(s, W * 0.3, H * 0.26, 2, 30),
  ].join("");
}
