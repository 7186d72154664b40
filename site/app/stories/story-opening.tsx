import { Breadcrumbs } from "@farpeak/ui/breadcrumbs.tsx";
import { Picture } from "@farpeak/ui/picture.tsx";
import type { ReactNode } from "react";
import type { ImageView } from "../images.ts";
import { sitePaths } from "../paths.ts";
import { TitleText } from "./title-text.tsx";

type StoryOpeningProps = {
  /** The list this story stands in. */
  list: { name: string; href: string };
  eyebrow: ReactNode;
  title: string;
  summary: string;
  image: ImageView | null;
  /** Under the summary: by whom, when, how long. */
  children: ReactNode;
};

/** The opening spread of a story: its words on one page, its picture on the other. */
export function StoryOpening({ list, eyebrow, title, summary, image, children }: StoryOpeningProps) {
  return (
    <header>
      <div className="page-measure pt-6 md:pt-8">
        <Breadcrumbs
          className="no-print"
          crumbs={[
            { label: "首頁", href: sitePaths.home },
            { label: list.name, href: list.href },
            { label: title },
          ]}
        />
      </div>
      <div className="page-measure mt-6 grid gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
        <div className="flex flex-col justify-center">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 text-2xl leading-snug md:text-4xl md:leading-snug">
            <TitleText>{title}</TitleText>
          </h1>
          <p className="mt-5 max-w-prose text-lg leading-relaxed text-muted">{summary}</p>
          <div className="mt-6">{children}</div>
        </div>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 1280px) 568px, 100vw"
            priority
            className="-mx-6 aspect-[3/2] md:mx-0 md:rounded-sm lg:order-last lg:aspect-[6/5] max-md:order-first"
          />
        )}
      </div>
    </header>
  );
}
