import { Footer } from "@farpeak/ui/frame/footer.tsx";
import { closeAllLayers } from "@farpeak/ui/frame/open-layer.ts";
import { TopBar } from "@farpeak/ui/frame/top-bar.tsx";
import { showToast } from "@farpeak/ui/toast.ts";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { FrameData } from "./frame-data.ts";
import { MAIN_LINKS, sitePaths } from "./paths.ts";
import { usePrivacySections } from "./privacy-sections.tsx";

const FOOTER_LINKS = [
  { label: "聯絡我們", href: sitePaths.contact },
  { label: "旅遊契約書", href: sitePaths.contract },
  { label: "網站資訊揭露", href: sitePaths.disclosure },
];

/** The frame around every page. */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const { pathname } = useLocation();
  const privacy = usePrivacySections();
  useEffect(() => closeAllLayers(), [pathname]);
  return (
    <>
      <TopBar
        brand={data.brand}
        links={MAIN_LINKS}
        guide={{ href: sitePaths.countries, areas: data.areas, regions: data.regions }}
        contact={data.contact}
        currentPath={pathname}
        member={null}
        memberLinks={[]}
        onLogin={announceMembers}
        onSignUp={announceMembers}
        onLogout={announceMembers}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer
        brand={data.brand}
        offices={data.offices}
        social={data.social}
        links={FOOTER_LINKS}
        legal={data.legal}
        copyright={data.copyright}
        privacyHref={sitePaths.privacy}
        privacySections={privacy}
      />
    </>
  );
}

/** Membership is the next thing to be built; until then the buttons say so instead of doing nothing. */
function announceMembers() {
  showToast("warning", "會員功能即將開放；現在不需登入也能報名");
}
