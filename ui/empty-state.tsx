import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Ridgelines } from "./ridgelines.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** What to do next; an empty page always proposes something. */
  children?: ReactNode;
  action?: ReactNode;
  /** The page has no other title. */
  heading?: "h1" | "h2" | "h3";
  className?: string;
};

/** Nothing here: a calm sentence before far ridges, and a way on. */
export function EmptyState({ title, children, action, heading: Heading = "h2", className }: EmptyStateProps) {
  return (
    <section className={classNames("relative isolate overflow-hidden pt-16 pb-64 text-center", className)}>
      <Ridgelines faint className="absolute inset-x-0 bottom-0 -z-10 max-h-64 min-h-56 mask-x-from-85%" />
      <Heading className="display-title text-xl">{title}</Heading>
      {children && <div className="mx-auto mt-4 max-w-prose px-6 text-muted">{children}</div>}
      {action && <div className="mt-8 flex flex-wrap justify-center gap-4">{action}</div>}
    </section>
  );
}
