/** Pictures for tests, made by sharp; no photograph is kept in the project. */
import sharp, { type Sharp } from "sharp";

/** Left half vermilion, right half pine, so that a turn shows. */
export function picture(width = 900, height = 600): Sharp {
  const right = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: "#2f6b5b" },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#b93f26" } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** A JPEG as a phone writes it: lying on its side, with its place and owner in it. */
export function phonePicture(): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: "王小美的手機" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "25/1 2/1 0/1" },
  };
  return picture().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
}

export const DRAWING = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#22384f"/></svg>`,
);
