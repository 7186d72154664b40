import type { PictureImage } from "@farpeak/ui/picture.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import type { MouseEvent } from "react";

const SIZES = "(min-width: 1280px) 800px, (min-width: 768px) calc(100vw - 48px), 100vw";

/** One large picture at a time in a strip that snaps; on wider screens the others wait below it. */
export function Gallery({ pictures, name }: { pictures: readonly PictureImage[]; name: string }) {
  if (pictures.length === 0) return null;
  return (
    <div className="print:hidden">
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={`${name}的圖片`}
        className="-mx-6 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-2 md:mx-0"
      >
        <ul className="flex gap-1">
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              id={pictureId(index)}
              className="w-[92%] shrink-0 snap-center scroll-mt-16 first:snap-start last:snap-end md:w-full"
            >
              <Picture
                image={picture}
                sizes={SIZES}
                priority={index === 0}
                className="aspect-[3/2] md:rounded-sm"
              />
            </li>
          ))}
        </ul>
      </section>
      {pictures.length > 1 && <Thumbnails pictures={pictures} />}
    </div>
  );
}

const pictureId = (index: number) => `picture-${index + 1}`;

function Thumbnails({ pictures }: { pictures: readonly PictureImage[] }) {
  return (
    <ol aria-label="選擇圖片" className="mt-2 hidden grid-cols-5 gap-2 md:grid">
      {pictures.slice(0, 5).map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#${pictureId(index)}`}
            onClick={showPicture}
            aria-label={`看第 ${index + 1} 張：${picture.alt}`}
            className="block rounded-sm opacity-90 transition-opacity hover:opacity-100"
          >
            <Picture image={picture} sizes="160px" className="aspect-[3/2] rounded-sm" alt="" />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** With a script only the strip moves; without one the anchor itself brings the picture. */
function showPicture(event: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(event.currentTarget.hash.slice(1));
  const strip = picture?.closest("section");
  if (!picture || !strip) return;
  event.preventDefault();
  const smooth = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollTo({ left: picture.offsetLeft - strip.offsetLeft, behavior: smooth ? "smooth" : "auto" });
}
