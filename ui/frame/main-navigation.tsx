import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { MegaMenu } from "../mega-menu.tsx";
import type { MegaMenuProps } from "../mega-menu.tsx";
import { isCurrent } from "./frame-types.ts";
import type { FrameLink } from "./frame-types.ts";

type MainNavigationProps = {
  links: readonly FrameLink[];
  currentPath: string;
  /** The destination panel, and the address of the link it hangs from. */
  guide?: (MegaMenuProps & { href: string }) | undefined;
};

/** How long the pointer may stray before the panel goes. */
const LEAVE_MS = 180;

/** The navigation list of the desktop. */
export function MainNavigation({ links, currentPath, guide }: MainNavigationProps) {
  return (
    <nav aria-label="主選單">
      <ul className="flex gap-10">
        {links.map((link) =>
          guide?.href === link.href ? (
            <GuideItem key={link.href} link={link} currentPath={currentPath} guide={guide} />
          ) : (
            <li key={link.href}>
              <NavigationLink link={link} currentPath={currentPath} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function NavigationLink({ link, currentPath }: { link: FrameLink; currentPath: string }) {
  const current = isCurrent(link.href, currentPath);
  return (
    <Link
      href={link.href}
      aria-current={current ? "page" : undefined}
      className={classNames(
        "inline-flex h-13 items-center border-b-2 leading-none font-medium tracking-wide no-underline transition-colors focus-visible:-outline-offset-4",
        current ? "border-ridge-1" : "border-transparent hover:border-ridge-4",
      )}
    >
      {link.label}
    </Link>
  );
}

type GuideItemProps = { link: FrameLink; currentPath: string; guide: MegaMenuProps };

/**
 * A link with the guide table under it: shown while the pointer is on either, by the arrow button beside it
 * or by the down key; Escape closes it, and so does leaving it. Without a script hovering still shows it.
 */
function GuideItem({ link, currentPath, guide }: GuideItemProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function hover(event: PointerEvent, inside: boolean) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(inside), inside ? 60 : LEAVE_MS);
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      item.current?.querySelector("button")?.focus();
    }
    if (event.key === "ArrowDown" && !open) {
      event.preventDefault();
      setOpen(true);
    }
  }

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for what its link and button do
    <li
      ref={item}
      className="guide-item flex items-center"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={press}
      onBlur={leave}
    >
      <NavigationLink link={link} currentPath={currentPath} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${link.label}：展開目的地`}
        onClick={() => setOpen(!open)}
        className="needs-script -mr-3 grid size-9 place-items-center rounded-sm text-muted hover:text-ink focus-visible:outline-offset-0"
      >
        <Icon
          icon={ChevronDown}
          className={classNames("size-4 transition-transform", open && "rotate-180")}
        />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- closes after a link inside was followed */}
      <div
        id={id}
        data-open={open || undefined}
        onClick={(event) => event.target instanceof Element && event.target.closest("a") && setOpen(false)}
        className="guide-panel absolute inset-x-0 top-full z-20 border-b border-ridge-1 bg-paper"
      >
        <MegaMenu {...guide} />
      </div>
    </li>
  );
}
