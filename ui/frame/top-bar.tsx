import { Menu, UserRound } from "lucide-react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { Logo } from "../logo.tsx";
import type { MegaMenuProps } from "../mega-menu.tsx";
import { SearchBox } from "../search-box.tsx";
import { SocialIcon } from "../social-icon.tsx";
import type { AccountProps, Brand, FrameLink } from "./frame-types.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { MEMBER_PANEL_ID, MemberPanel } from "./member-panel.tsx";
import { MENU_PANEL_ID, MenuPanel } from "./menu-panel.tsx";
import { TextSizeSwitch } from "./text-size-switch.tsx";

export type TopBarProps = AccountProps & {
  brand: Brand;
  /** The main navigation, in its order. */
  links: readonly FrameLink[];
  /** The destination panel, and the address of the navigation link it hangs from. */
  guide?: MegaMenuProps & { href: string };
  /** The messaging app: 「LINE 諮詢」. */
  contact: FrameLink;
  currentPath: string;
  searchAction?: string;
  /** The id of the page's main part, for the link that skips the bar. */
  mainId?: string;
};

const roundButton = "grid size-11 place-items-center rounded-sm hover:bg-wash focus-visible:outline-offset-0";

/** The head of every page: brand, contact, account and, on the desktop, navigation and search. */
export function TopBar(props: TopBarProps) {
  const {
    brand,
    links,
    guide,
    contact,
    currentPath,
    searchAction = "/search",
    mainId = "main",
    member,
  } = props;
  return (
    <header className="no-print relative z-10 border-b border-line bg-paper">
      <a
        href={`#${mainId}`}
        className="sr-only top-2 left-2 z-30 rounded-sm bg-ridge-1 px-4 py-2 text-card focus:not-sr-only focus:absolute"
      >
        跳到主要內容
      </a>
      <div className="page-measure @container flex h-16 items-center justify-between gap-4 md:h-20">
        <Link href="/" className="no-underline">
          {/* In large type on a narrow phone the name alone has room. */}
          <Logo {...brand} className="@max-[15rem]:[&>svg]:hidden" />
          <span className="sr-only">首頁</span>
        </Link>
        <div className="flex items-center gap-1 md:gap-2">
          <Link
            href={contact.href}
            className="hidden min-h-10 items-center gap-2 rounded-sm px-3 text-sm no-underline hover:bg-wash md:inline-flex"
          >
            <SocialIcon kind="line" />
            {contact.label}
          </Link>
          <TextSizeSwitch />
          <Account {...props} />
          <button
            type="button"
            popoverTarget={MENU_PANEL_ID}
            aria-label="開啟選單"
            className={classNames(roundButton, "-mr-2 lg:hidden")}
          >
            <Icon icon={Menu} className="size-6" />
          </button>
        </div>
      </div>
      <div className="hidden lg:block">
        <div className="page-measure">
          <div className="flex items-center justify-between border-t border-line">
            <MainNavigation links={links} currentPath={currentPath} guide={guide} />
            <SearchBox action={searchAction} bare className="w-72 border-l border-line pl-3" />
          </div>
        </div>
      </div>
      <MenuPanel {...props} searchAction={searchAction} />
      {member && (
        <MemberPanel
          member={member}
          links={props.memberLinks}
          currentPath={currentPath}
          onLogout={props.onLogout}
        />
      )}
    </header>
  );
}

/** Login and sign-up, or the member's icon; room is kept while nobody knows yet. */
function Account({ member, onLogin, onSignUp }: AccountProps) {
  if (member) {
    return (
      <button
        type="button"
        popoverTarget={MEMBER_PANEL_ID}
        aria-label={`會員選單：${member.displayName}`}
        className={roundButton}
      >
        <Icon icon={UserRound} className="size-6" />
      </button>
    );
  }
  return (
    <div className={classNames("needs-script hidden gap-2 md:flex", member === undefined && "invisible")}>
      <Button look="quiet" size="small" onClick={onLogin}>
        登入
      </Button>
      <Button size="small" onClick={onSignUp}>
        註冊
      </Button>
    </div>
  );
}
