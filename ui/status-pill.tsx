import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** May one register, and will it run (the contract's values). */
export type DepartureStatus = "open" | "few_left" | "waitlist" | "closed" | "cancelled";
export type DepartureFormation = "forming" | "nearly_formed" | "formed";

type Sign = { word: string; tone: string; shape: ReactNode };

const ring = <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const statuses: Record<DepartureStatus, Sign> = {
  open: { word: "報名中", tone: "text-ridge-2", shape: <circle cx="6" cy="6" r="5" /> },
  few_left: { word: "即將額滿", tone: "text-amber", shape: <path d="M6 .8 11.6 11H.4Z" /> },
  waitlist: { word: "可候補", tone: "text-plum", shape: <path d="m6 .5 5.5 5.5L6 11.5.5 6Z" /> },
  closed: { word: "已截止", tone: "text-grey", shape: <path d="M1 5h10v2H1Z" /> },
  cancelled: {
    word: "已取消",
    tone: "text-grey",
    shape: <path d="m1.5 1.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="1.75" />,
  },
};

const formations: Record<DepartureFormation, Sign> = {
  forming: { word: "招募中", tone: "text-muted", shape: ring },
  nearly_formed: {
    word: "即將成團",
    tone: "text-amber",
    shape: (
      <>
        {ring}
        <path d="M6 6V1.25A4.75 4.75 0 1 1 1.25 6Z" />
      </>
    ),
  },
  formed: {
    word: "已成團",
    tone: "text-pine",
    shape: <path d="m1 6.5 3.5 3.5L11 2.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  },
};

function SignLine({ sign, word, className }: { sign: Sign; word: string; className?: string | undefined }) {
  return (
    <span className={classNames("inline-block font-medium whitespace-nowrap", sign.tone, className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="mr-[0.4em] inline-block size-[0.72em] align-baseline"
        fill="currentColor"
      >
        {sign.shape}
      </svg>
      {word}
    </span>
  );
}

/** May one register: a small shape, a colour and the word. */
export function StatusPill({ status, className }: { status: DepartureStatus; className?: string }) {
  return <SignLine sign={statuses[status]} word={statuses[status].word} className={className} />;
}

type FormationPillProps = {
  formation: DepartureFormation;
  /** People still lacking; said with `nearly_formed`. */
  toForm?: number | null;
  className?: string;
};

/** Will it run: 招募中, 即將成團（差 N 人） or 已成團. */
export function FormationPill({ formation, toForm, className }: FormationPillProps) {
  const sign = formations[formation];
  const lacking = formation === "nearly_formed" && toForm ? `（差 ${toForm} 人）` : "";
  return <SignLine sign={sign} word={sign.word + lacking} className={className} />;
}
