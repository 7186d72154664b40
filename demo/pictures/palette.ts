import type { Random } from "./random.ts";

/** The hours of the day a picture can be printed in. */
export const PALETTE_NAMES = ["morning", "noon", "dusk", "night"] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** The inks before any light falls on them: look.md's colours and their neighbours. */
const PIGMENTS = {
  paper: "#fbf8f3",
  snow: "#f7f5ee",
  cream: "#f2e3c6",
  sand: "#e6c690",
  ochre: "#cf9a48",
  amber: "#e0a33c",
  terracotta: "#c96a45",
  vermilion: "#c6432a",
  brick: "#a04a35",
  rose: "#dd9a8b",
  plum: "#70456a",
  lilac: "#9a83b5",
  pine: "#2f6b5b",
  forest: "#24523f",
  leaf: "#5c8f57",
  moss: "#8ea766",
  meadow: "#bfc07a",
  teal: "#2c7a85",
  lagoon: "#6cc0b6",
  sea: "#3f8fa6",
  stone: "#c3b49a",
  rock: "#8f8a84",
  slate: "#55677a",
  wood: "#6d4a35",
  ink: "#17263a",
} as const;
export type Pigment = keyof typeof PIGMENTS;

/** What the hour does to the inks. Lists of skies run top, middle, horizon; ridges run far to near. */
interface Hour {
  skies: readonly (readonly [string, string, string])[];
  disc: string;
  haze: string;
  ridges: readonly string[];
  light: readonly [number, number, number];
  shadow: string;
  lamp: string;
  dark: boolean;
  cloud: string;
  water: readonly [string, string];
  glint: string;
}

const HOURS: Record<PaletteName, Hour> = {
  morning: {
    skies: [
      ["#9fc3cf", "#d9e2d8", "#fbe3c8"],
      ["#b7cdd8", "#ead9d2", "#f9d9bf"],
      ["#a8cbc6", "#dfe6d2", "#fdf0d3"],
    ],
    disc: "#fff6dd",
    haze: "#f1e6d6",
    ridges: ["#d5dfdc", "#a9c0c9", "#7899a8", "#46687f", "#26405a"],
    light: [1, 0.985, 0.95],
    shadow: "#46647f",
    lamp: "#ffe2a0",
    dark: false,
    cloud: "#fdf6ea",
    water: ["#dfe3da", "#6fa0ae"],
    glint: "#fff8e8",
  },
  noon: {
    skies: [
      ["#4f97b5", "#93c3cf", "#e6eddf"],
      ["#e9d9b0", "#f3e8cc", "#fbf5e4"],
      ["#5fa5b0", "#a8d0c9", "#f1efd9"],
    ],
    disc: "#fdf3cf",
    haze: "#e3ece8",
    ridges: ["#cfdee0", "#a0bcc7", "#6b90a3", "#3a5d78", "#1f3a54"],
    light: [1, 1, 1],
    shadow: "#21405c",
    lamp: "#2b4763",
    dark: false,
    cloud: "#fdfaf2",
    water: ["#b5d6d6", "#2f7d96"],
    glint: "#f2fbf6",
  },
  dusk: {
    skies: [
      ["#5b4573", "#c8646a", "#f7b871"],
      ["#d9583c", "#ee8e55", "#f9cf8c"],
      ["#3f4a72", "#a0637f", "#f2a37c"],
    ],
    disc: "#fbe0a4",
    haze: "#f0b28a",
    ridges: ["#dd9d88", "#b4767d", "#835774", "#533f63", "#2c2746"],
    light: [1, 0.83, 0.76],
    shadow: "#452c55",
    lamp: "#ffd58a",
    dark: true,
    cloud: "#fbd3a6",
    water: ["#f0a980", "#5b4468"],
    glint: "#ffe3b0",
  },
  night: {
    skies: [
      ["#0d1a33", "#1d3a5c", "#4d7690"],
      ["#131536", "#2b2f5e", "#6a6391"],
      ["#0b2233", "#15485a", "#4f8a8a"],
    ],
    disc: "#f8efd0",
    haze: "#557a98",
    ridges: ["#54799a", "#406383", "#2f4e6c", "#203852", "#13243b"],
    light: [0.6, 0.67, 0.84],
    shadow: "#0d1b36",
    lamp: "#ffcb6b",
    dark: true,
    cloud: "#8fa6bd",
    water: ["#547d97", "#162c47"],
    glint: "#e9e6c9",
  },
};

/** The inks of one picture, as its hour lights them. Depth runs from 0 (lost in haze) to 1 (near). */
export interface Palette extends Omit<Hour, "skies" | "light"> {
  name: PaletteName;
  sky: readonly [string, string, string];
  /** An ink in this light, at a depth. */
  tone(pigment: Pigment, depth?: number): string;
  /** The same on a side turned from the light; `amount` 0 to 1. */
  shade(pigment: Pigment, amount?: number, depth?: number): string;
  /** The same on a side that catches the light. */
  tint(pigment: Pigment, amount?: number, depth?: number): string;
  /** The colour of a ridgeline at a depth, mixed with an ink by `amount`. */
  ridge(depth: number, pigment?: Pigment, amount?: number): string;
}

/** The palette of an hour; chance picks among its skies. */
export function createPalette(name: PaletteName, random: Random): Palette {
  const { skies, light, ...hour } = HOURS[name];
  const tone = (pigment: Pigment, depth = 1): string => {
    const lit = mix(multiply(PIGMENTS[pigment], light), hour.shadow, name === "night" ? 0.08 : 0);
    return mix(hour.haze, lit, 0.15 + 0.85 * depth);
  };
  const ridge = (depth: number, pigment?: Pigment, amount = 0.5): string => {
    const color = along(hour.ridges, depth);
    return pigment ? mix(color, tone(pigment, 0.35 + depth * 0.6), amount) : color;
  };
  return {
    ...hour,
    name,
    sky: random.pick(skies),
    tone,
    shade: (pigment, amount = 0.4, depth = 1) =>
      mix(tone(pigment, depth), mix(hour.haze, hour.shadow, 0.2 + 0.8 * depth), amount),
    tint: (pigment, amount = 0.4, depth = 1) => mix(tone(pigment, depth), hour.disc, amount),
    ridge,
  };
}

/** A colour between two, `amount` of the way from the first to the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a.map((value, index) => value + ((b[index] ?? 0) - value) * amount));
}

function multiply(color: string, by: readonly number[]): string {
  return hex(channels(color).map((value, index) => value * (by[index] ?? 1)));
}

/** A colour at `position` (0 to 1) along evenly spaced stops. */
function along(stops: readonly string[], position: number): string {
  const scaled = Math.min(Math.max(position, 0), 1) * (stops.length - 1);
  const index = Math.min(Math.floor(scaled), stops.length - 2);
  return mix(stops[index] ?? "#000000", stops[index + 1] ?? "#000000", scaled - index);
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(values: number[]): string {
  return `#${values
    .map((value) => Math.round(Math.min(Math.max(value, 0), 255)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}
