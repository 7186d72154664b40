/** Looks at an uploaded picture: what it is by its content, and what of it may be kept. */
import sharp, { type Metadata, type Sharp } from "sharp";
import { ApiError, validationFailed } from "../http/api-error.ts";

export const MAX_IMAGE_BYTES = 20 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

export type Format = "jpeg" | "png" | "webp" | "avif" | "svg";

const MIMES: Record<Format, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
};

/** A picture fit to be kept: upright, and without what a camera wrote into it (place, time, owner). */
export interface ReadImage {
  bytes: Buffer;
  mime: string;
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
}

/**
 * What it is, as far as its beginning tells: asked before anything else is done with it.
 * @param trusted whether SVG is taken too: only for drawings of our own, since it is a document.
 * @throws ApiError payload_too_large, unsupported_media_type.
 */
export function acceptedFormat(bytes: Buffer, trusted: boolean): Format {
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw new ApiError("payload_too_large", { message: "圖片不可超過 20 MB，請縮小後再上傳" });
  }
  const format = formatOf(bytes);
  if (!format || (format === "svg" && !trusted)) {
    throw new ApiError("unsupported_media_type", { message: "圖片只接受 JPEG、PNG、WebP 或 AVIF" });
  }
  return format;
}

/** @throws ApiError payload_too_large (pixels), validation_failed (cannot be read). */
export async function readImage(bytes: Buffer, format: Format): Promise<ReadImage> {
  try {
    return await read(bytes, format);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw validationFailed({ file: ["這張圖片無法讀取，檔案可能已損壞，請換一張再試"] });
  }
}

async function read(bytes: Buffer, format: Format): Promise<ReadImage> {
  // Reads the head of the file only, so that too many pixels are refused with a word and not decoded.
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  refuseHuge(metadata);
  const kept = carriesMore(metadata) ? await cleaned(bytes, format) : { bytes, format };
  const { autoOrient } = metadata;
  return {
    bytes: kept.bytes,
    mime: MIMES[kept.format],
    width: autoOrient.width,
    height: autoOrient.height,
    color: await dominantColor(kept.bytes),
  };
}

/** A damaged file is an error, not a picture with a grey half. */
export function decode(bytes: Buffer | string, density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: "error",
    pages: 1,
    ...(density === undefined ? {} : { density }),
  });
}

function refuseHuge({ width, height }: Metadata): void {
  if (width * height <= MAX_IMAGE_PIXELS) return;
  throw new ApiError("payload_too_large", { message: "圖片不可超過 5,000 萬像素，請縮小後再上傳" });
}

/** By what the file begins with; names and declared types prove nothing. */
function formatOf(bytes: Buffer): Format | undefined {
  const latin = bytes.toString("latin1", 0, 32);
  if (latin.startsWith("\xff\xd8\xff")) return "jpeg";
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "webp";
  if (latin.slice(4, 8) === "ftyp" && /avi[fs]/.test(latin.slice(8))) return "avif";
  const start = bytes
    .toString("utf8", 0, 1024)
    .replace(/^\uFEFF/, "")
    .trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*<svg[\s>]/.test(start) ? "svg" : undefined;
}

function carriesMore(metadata: Metadata): boolean {
  const { exif, xmp, iptc, orientation = 1 } = metadata;
  return exif !== undefined || xmp !== undefined || iptc !== undefined || orientation > 1;
}

/** sharp writes no metadata unless told to. AVIF takes seconds to write, so that one becomes WebP. */
async function cleaned(bytes: Buffer, format: Format): Promise<{ bytes: Buffer; format: Format }> {
  const upright = decode(bytes).autoOrient();
  if (format === "svg") return { bytes, format };
  if (format === "jpeg") return { bytes: await upright.jpeg({ quality: 93 }).toBuffer(), format };
  if (format === "png") return { bytes: await upright.png().toBuffer(), format };
  return { bytes: await upright.webp({ quality: 93 }).toBuffer(), format: "webp" };
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const small = await decode(bytes)
    .resize(64, 64, { fit: "inside" })
    .flatten({ background: "#fbf8f3" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
