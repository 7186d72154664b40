import type { ReactNode } from "react";

/** The head of a list, set like a magazine's: the title large, a line about it, and what helps to choose. */
export function Masthead({
  title,
  children,
  aside,
}: {
  title: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <header className="border-b border-ridge-1 pt-10 pb-6 md:flex md:items-end md:justify-between md:gap-16 md:pt-16 md:pb-8">
      <div>
        <h1 className="display-title text-4xl md:text-5xl">{title}</h1>
        <p className="mt-4 max-w-prose leading-relaxed text-muted">{children}</p>
      </div>
      {aside && <div className="mt-4 shrink-0 md:mt-0">{aside}</div>}
    </header>
  );
}
