import { LogOut } from "lucide-react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import type { FrameLink, FrameMember } from "./frame-types.ts";
import { PanelHead, PanelLinks } from "./menu-panel.tsx";
import { popoverLayer } from "./popover-layer.ts";

export const MEMBER_PANEL_ID = "member-panel";
const { close, props: panel } = popoverLayer("member", MEMBER_PANEL_ID);

type MemberPanelProps = {
  member: FrameMember;
  links: readonly FrameLink[];
  currentPath: string;
  onLogout: () => void;
};

/** The member's own links: the whole screen below the desktop, a small sheet under the bar on it. */
export function MemberPanel({ member, links, currentPath, onLogout }: MemberPanelProps) {
  return (
    <div
      {...panel}
      aria-label="會員選單"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink lg:inset-auto lg:top-20 lg:right-[max(1.5rem,calc((100vw-75rem)/2))] lg:h-auto lg:w-80 lg:border lg:border-ridge-1"
    >
      <div className="px-6 pb-8 md:px-12 lg:px-6 lg:pb-6">
        <PanelHead title="會員專區" word="MEMBER" id={MEMBER_PANEL_ID} />
        <p className="pb-4 text-base">{member.displayName}，您好</p>
        <nav aria-label="會員選單">
          <PanelLinks links={links} currentPath={currentPath} />
        </nav>
        <Button
          className="mt-6"
          wide
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <Icon icon={LogOut} />
          登出
        </Button>
      </div>
    </div>
  );
}
