import { ridgeData, ridgePoints } from "./landscape.ts";
import { createRandom } from "./random.ts";

/** Size in pixels (or any unit), the seed of the line, and how many ridges: five where absent. */
export interface RidgelineSpec {
  width: number;
  height: number;
  seed: number;
  layers?: number;
}

/**
 * The signature: ridgelines fading into mist, far to near, as the `d` of one closed SVG path each. Every
 * path reaches the foot (y = height) and a little past both sides, so it fills from edge to edge. Paint them
 * with the ridge colours, palest first. The same spec always gives the same paths.
 */
export function ridgelinePaths({ width, height, seed, layers = 5 }: RidgelineSpec): string[] {
  const random = createRandom(`ridgelines ${seed}`);
  return Array.from({ length: layers }, (_, index) => {
    const t = layers > 1 ? index / (layers - 1) : 0;
    const points = ridgePoints(random, {
      width,
      y: height * (0.52 + 0.44 * t),
      rise: height * (0.5 - 0.14 * t),
      waves: Math.max(2, (width / height) * (1.1 - 0.35 * t)),
      sharp: true,
    });
    return ridgeData(points, height, true);
  });
}
