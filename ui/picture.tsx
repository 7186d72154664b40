import { classNames } from "./class-names.ts";

/** The contract's Image. */
export type PictureImage = {
  src: string;
  alt: string;
  width: number;
  height: number;
  variants: readonly { src: string; width: number; type: string }[];
  /** The tone that stands until the picture is there, `#rrggbb`. */
  color: string;
};

type PictureProps = {
  image: PictureImage;
  /** How wide the picture will be, as the `sizes` attribute says it: `(min-width: 1280px) 384px, 100vw`. */
  sizes: string;
  /** The one picture that the eye meets first: loaded at once and before the rest. */
  priority?: boolean;
  /** The box: its shape (`aspect-[4/3]`) and corners. Without a shape, the picture's own. */
  className?: string;
  /** Over the picture's own text; empty for decoration beside a title that says the same. */
  alt?: string;
};

/** The better packed a type is, the earlier a browser should be offered it. */
const rank = (type: string) => ["image/avif", "image/webp"].indexOf(type) + 1 || 9;

/**
 * A picture in a box of its own tone, so that nothing jumps. The tone is an SVG fill, not a style
 * attribute, since the Content-Security-Policy allows none.
 */
export function Picture({ image, sizes, priority, className, alt }: PictureProps) {
  const types = [...new Set(image.variants.map((variant) => variant.type))].sort((a, b) => rank(a) - rank(b));
  const shaped = className?.includes("aspect-");
  return (
    <span className={classNames("relative block overflow-hidden", className)}>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {types.slice(0, -1).map((type) => (
          <source key={type} type={type} srcSet={sourceSet(image, type)} sizes={sizes} />
        ))}
        <img
          src={image.src}
          srcSet={sourceSet(image, types.at(-1))}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={alt ?? image.alt}
          loading={priority ? "eager" : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding="async"
          className={shaped ? "absolute inset-0 size-full object-cover" : "relative h-auto w-full"}
        />
      </picture>
    </span>
  );
}

function sourceSet(image: PictureImage, type: string | undefined): string | undefined {
  const entries = image.variants.filter((variant) => variant.type === type);
  return entries.length > 0
    ? entries.map((variant) => `${variant.src} ${variant.width}w`).join(", ")
    : undefined;
}
