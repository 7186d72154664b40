import { ridge, ridges } from "../landscape.ts";
import { grass } from "../plants.ts";
import { at, num, path, times } from "../shapes.ts";
import { birds, clouds, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** Flat-topped acacias and a line of animals at the water (East Africa). */
export function savanna(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const acacia = (x: number, y: number, k: number, depth: number): string => {
    const color = p.ridge(0.55 + depth * 0.45, "forest", 0.35);
    return at(x, y, k, [
      path(
        "M-9 0Q-4-90-12-150Q-60-200-120-214L-116-222Q-50-212-6-172Q-10-220-40-250L-32-254Q4-220 6-180Q40-220 110-226L112-218Q50-206 14-154Q4-90 12 0Z",
        p.ridge(0.6 + depth * 0.4, "wood", 0.4),
      ),
      path(
        "M-236-206Q-236-232-196-234Q-180-258-130-254Q-96-276-40-268Q0-288 52-270Q110-278 134-256Q186-258 200-234Q240-232 232-208Q180-216 150-206Q90-218 40-206Q-30-218-90-204Q-160-216-236-206Z",
        color,
      ),
      path(
        "M-180-222Q-120-250-40-246Q60-256 160-232Q80-236 0-232Q-100-236-180-222Z",
        p.ridge(0.45 + depth * 0.3, "leaf", 0.5),
      ),
    ]);
  };
  const dark = p.ridge(1);
  const giraffe = (x: number, k: number): string =>
    at(x, 0, k, [
      path(
        "M-44 0L-38-86Q-50-116-30-132Q0-142 24-148L52-262Q54-276 66-282L70-294L74-282Q92-276 108-262L104-254L76-258Q66-180 48-124L52 0H44L36-82L30 0H22L18-88L-22-88L-28 0H-36L-32-70L-36 0Z",
        dark,
      ),
      path(
        times(
          11,
          (index) =>
            `M${num(-26 + (index % 6) * 11)} ${num(-124 + Math.floor(index / 6) * 17)}l7-4l5 7l-8 5z`,
        ) + "M50-160l7-5l3 8l-8 4zM54-190l7-5l3 8l-8 4zM60-220l7-5l3 8l-8 4z",
        p.tone("ochre"),
      ),
    ]);
  const elephant = (x: number, k: number): string =>
    at(x, 0, k, [
      path(
        "M-92 0V-58Q-104-126-50-138Q6-150 40-128Q52-150 82-148Q116-140 118-104Q122-62 114-26Q112-8 98-10Q106-40 98-74Q92-60 70-58Q64-44 58-40V0H28V-42H-36V0H-62V-46L-66 0Z",
        dark,
      ),
      path("M40-124Q62-140 74-112Q78-84 60-70Q38-84 40-124Z", p.ridge(0.8)),
      path("M96-70Q116-52 134-58Q118-40 92-56Z", p.tone("cream")),
    ]);
  return [
    sky(s),
    sun(s, W * 0.52, H * 0.5, 175),
    clouds(s, 4, 0.1, 0.4, 0.5),
    ridges(s, 2, { y: 0.68, rise: 0.1, depth: 0.12 }, { y: 0.72, rise: 0.05, depth: 0.3 }, { waves: 2 }),
    ridge(s, 0.75, 0.02, p.ridge(0.4, "ochre", 0.6), { waves: 2 }),
    place(
      s,
      W / 2,
      H * 0.745,
      1,
      acacia(-480, 0, 0.34, 0.2),
      acacia(-180, 0, 0.28, 0.15),
      acacia(300, 0, 0.3, 0.2),
      acacia(590, 4, 0.4, 0.25),
    ),
    ridge(s, 0.83, 0.03, p.ridge(0.6, "ochre", 0.55), { waves: 2 }),
    place(
      s,
      W * random.pick([0.62, 0.66]),
      H * 0.86,
      1,
      giraffe(60, 0.86),
      giraffe(-60, 0.72),
      giraffe(180, 0.6),
    ),
    place(s, W * 0.32, H * 0.87, 1, elephant(20, 0.8), elephant(-120, 0.5), elephant(160, 0.66)),
    place(s, W * 0.13, H * 0.93, 1.5, acacia(0, 0, 1, 0.95)),
    ridge(s, 0.92, 0.03, p.ridge(0.85, "ochre", 0.35), { waves: 2 }),
    grass(s, H * 0.95, 46 * u, p.ridge(0.9, "ochre", 0.2), 60),
    ridge(s, 0.985, 0.04, p.ridge(1, "wood", 0.2), { waves: 3 }),
    grass(s, H * 1.0, 90 * u, p.ridge(1), 70),
    birds(s, W * 0.72, H * 0.26, 6),
  ].join("");
}
