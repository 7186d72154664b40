import { ButtonLink } from "@farpeak/ui/button.tsx";
import { EmptyState } from "@farpeak/ui/empty-state.tsx";
import { sitePaths, toursPath } from "./paths.ts";

const TEXTS: Record<number, { title: string; text: string }> = {
  404: { title: "這一頁不在地圖上", text: "網址可能有誤，或這一頁已經下架。您可以從行程列表重新出發。" },
  503: { title: "山路暫時起霧", text: "系統暫時忙碌，請稍候片刻再試一次。" },
};
const OTHER = {
  title: "這一段路走不通",
  text: "系統發生錯誤，我們已記錄下來。請稍後再試；若持續發生，請與我們聯絡。",
};

/** What a reader sees where a page cannot be shown. */
export function ErrorPage({ status }: { status: number }) {
  const { title, text } = TEXTS[status] ?? OTHER;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        title={title}
        action={
          <>
            <ButtonLink href={toursPath()}>看看所有行程</ButtonLink>
            <ButtonLink look="quiet" href={sitePaths.home}>
              回到首頁
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
