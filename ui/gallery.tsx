import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Footer } from "./frame/footer.tsx";
import { TopBar } from "./frame/top-bar.tsx";
import { GalleryFields } from "./gallery/gallery-fields.tsx";
import { GalleryLists } from "./gallery/gallery-lists.tsx";
import { footer, guide, links, memberLinks } from "./gallery/gallery-data.ts";
import { GallerySection } from "./gallery/gallery-section.tsx";
import { Icon } from "./icon.tsx";
import { Modal } from "./modal.tsx";
import { Ridgelines } from "./ridgelines.tsx";
import { showToast } from "./toast.ts";
import { ToastRegion } from "./toast-region.tsx";

const brand = { name: "遠岫旅遊", latin: "Farpeak Travel" };

/** Every piece in every state, in the frame; mounted at /ui in development. */
export function Gallery() {
  const [member, setMember] = useState<{ displayName: string } | null>(null);
  return (
    <>
      <TopBar
        brand={brand}
        links={links}
        guide={guide}
        contact={{ label: "LINE 諮詢", href: "https://example.com/line" }}
        currentPath="/tour-list"
        member={member}
        memberLinks={memberLinks}
        onLogin={() => setMember({ displayName: "小山" })}
        onSignUp={() => showToast("warning", "註冊視窗由網站提供")}
        onLogout={() => setMember(null)}
      />
      <main id="main">
        <div className="relative isolate overflow-hidden pt-20 pb-64 md:pt-24 md:pb-80">
          <Ridgelines sun className="absolute inset-x-0 bottom-0 -z-10 min-h-64" />
          <div className="page-measure">
            <p className="eyebrow">介面樣本</p>
            <h1 className="display-title mt-2 text-3xl lg:text-4xl">雲無心以出岫</h1>
            <p className="mt-4 max-w-prose text-muted">每一件介面元件，在每一種狀態下的樣子。</p>
          </div>
        </div>
        <div className="page-measure">
          <Breadcrumbs
            className="pb-10"
            crumbs={[
              { label: "首頁", href: "/" },
              { label: "團體行程", href: "/countries" },
              { label: "介面樣本" },
            ]}
          />
          <GallerySection title="按鈕">
            <Buttons />
          </GallerySection>
          <GallerySection title="視窗與訊息">
            <Overlays />
          </GallerySection>
          <GalleryFields />
          <GalleryLists />
        </div>
      </main>
      <Footer brand={brand} {...footer} />
      <ToastRegion />
    </>
  );
}

function Buttons() {
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="main">
          我要報名
          <Icon icon={ArrowRight} />
        </Button>
        <Button>加入比較</Button>
        <Button look="quiet">稍後再說</Button>
        <Button look="danger">取消報名</Button>
        <Button look="link">查看取消規定</Button>
        <ButtonLink href="/tour-list">全部出發日期</ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button look="main" busy>
          送出中
        </Button>
        <Button look="main" disabled>
          已截止
        </Button>
        <Button disabled>已截止</Button>
        <Button size="small">小按鈕</Button>
        <Button size="small" look="quiet">
          小按鈕
        </Button>
      </div>
    </>
  );
}

function Overlays() {
  const [open, setOpen] = useState<"free" | "held" | null>(null);
  return (
    <div className="flex flex-wrap gap-4">
      <Button onClick={() => setOpen("free")}>打開視窗</Button>
      <Button onClick={() => setOpen("held")}>打開不可點外面關閉的視窗</Button>
      <Button onClick={() => showToast("success", "登入成功")}>成功訊息</Button>
      <Button onClick={() => showToast("warning", "登入失敗，請再試一次")}>提醒訊息</Button>
      <Button onClick={() => showToast("error", "發生錯誤，請稍後再試")}>錯誤訊息</Button>
      <Modal
        open={open !== null}
        onClose={() => setOpen(null)}
        title="電子信箱驗證"
        closeOnOutside={open === "free"}
      >
        <p>驗證碼已寄到您的信箱，10 分鐘內有效。</p>
        <Button className="mt-6" wide onClick={() => showToast("warning", "登入失敗，請再試一次")}>
          在視窗裡顯示訊息
        </Button>
      </Modal>
    </div>
  );
}
