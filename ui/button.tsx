import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react";
import { buttonClass } from "./button-class.ts";
import type { ButtonLook, ButtonSize } from "./button-class.ts";
import { Link } from "./link.tsx";
import type { LinkProps } from "./link.tsx";

type Looks = { look?: ButtonLook; size?: ButtonSize; wide?: boolean };

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Looks & {
    /** Work is under way: the button keeps its place and its focus, turns a small ring, and ignores presses. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button. `type` is `button` unless said otherwise; `main` is the one vermilion action of a page. */
export function Button({ look, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={buttonClass({ look, size, wide }, className)}
    >
      {busy && <BusyRing />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: LinkProps & Looks) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, className)} />;
}

function BusyRing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 animate-spin"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="8" cy="8" r="6.5" strokeOpacity="0.35" strokeWidth="1.5" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
