import { useBrand } from "./brand.ts";
import type { ImageView } from "./images.ts";

type PageHeadProps = {
  title: string;
  /** One or two sentences for a list of search results. */
  description: string;
  /** The page's one absolute address. */
  address: string;
  image?: ImageView | null;
  kind?: "website" | "article";
  /** For pages that are no place of their own: an unknown tag. */
  unlisted?: boolean;
};

/** What a search engine and a messenger read of a page. */
export function PageHead({ title, description, address, image, kind = "website", unlisted }: PageHeadProps) {
  const brand = useBrand();
  const picture = image && new URL(image.src, address).href;
  return (
    <>
      <title>{`${title}｜${brand}`}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="zh_TW" />
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
