import { ChevronRight, X } from "lucide-react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { Ridgelines } from "../ridgelines.tsx";
import { SearchBox } from "../search-box.tsx";
import { SocialIcon } from "../social-icon.tsx";
import { isCurrent } from "./frame-types.ts";
import type { AccountProps, FrameLink } from "./frame-types.ts";
import { popoverLayer } from "./popover-layer.ts";

export const MENU_PANEL_ID = "menu-panel";
const { close, props: panel } = popoverLayer("nav", MENU_PANEL_ID);

type MenuPanelProps = Pick<AccountProps, "member" | "onLogin" | "onSignUp"> & {
  links: readonly FrameLink[];
  currentPath: string;
  contact: FrameLink;
  searchAction: string;
};

/** The whole screen of links below the desktop. It opens by its button alone, without a script too. */
export function MenuPanel(props: MenuPanelProps) {
  const { links, currentPath, contact, searchAction, member, onLogin, onSignUp } = props;
  // Closed first, so that the dialog finds the page free.
  const then = (open: () => void) => () => {
    close();
    open();
  };
  return (
    <div
      {...panel}
      aria-label="選單"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink"
    >
      <div className="relative isolate flex min-h-full flex-col px-6 pb-56 md:px-12">
        <PanelHead title="選單" word="MENU" id={MENU_PANEL_ID} />
        <SearchBox action={searchAction} onSubmit={close} className="mt-2 md:mt-4" />
        <nav aria-label="主選單" className="mt-6">
          <PanelLinks links={links} currentPath={currentPath} />
        </nav>
        {!member && (
          <div className="needs-script mt-8 grid grid-cols-2 gap-4">
            <Button onClick={then(onLogin)}>登入</Button>
            <Button onClick={then(onSignUp)}>註冊</Button>
          </div>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <Link href={contact.href} className="inline-flex min-h-11 items-center gap-2 no-underline">
            <SocialIcon kind="line" className="size-6" />
            {contact.label}
          </Link>
        </div>
        <Ridgelines faint className="absolute inset-x-0 bottom-0 -z-10 h-48" />
      </div>
    </div>
  );
}

/** The top of a panel: its title, its Latin word, and the cross. */
export function PanelHead({ title, word, id }: { title: string; word: string; id: string }) {
  return (
    <div className="flex h-16 items-center justify-between md:h-20">
      <p className="flex items-baseline gap-3">
        <span className="display-title text-lg">{title}</span>
        <span aria-hidden="true" className="font-display text-sm font-semibold tracking-title text-muted">
          {word}
        </span>
      </p>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="關閉選單"
        className="-mr-3 grid size-11 place-items-center rounded-sm hover:bg-wash"
      >
        <Icon icon={X} className="size-6" />
      </button>
    </div>
  );
}

/** The links of a panel, one a line, between hairlines. */
export function PanelLinks({ links, currentPath }: { links: readonly FrameLink[]; currentPath: string }) {
  return (
    <ul className="border-t border-ridge-1">
      {links.map((link) => (
        <li key={link.href} className="border-b border-line">
          <Link
            href={link.href}
            aria-current={isCurrent(link.href, currentPath) ? "page" : undefined}
            className="flex min-h-16 items-center justify-between gap-4 no-underline hover:text-ridge-2 focus-visible:outline-offset-0"
          >
            <span className="display-title text-lg">{link.label}</span>
            <Icon icon={ChevronRight} className="size-5 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
