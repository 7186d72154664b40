import { classNames } from "./class-names.ts";

/** The small mark: a near peak before a far one. Decoration beside the brand's name. */
export function RidgeMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 28" className={className} fill="none">
      <path d="M13 25 24 8l4 5 2-2 5 14" fill="currentColor" fillOpacity="0.28" />
      <path d="M1 25 12 5l3 5 2.5-2L26 25Z" fill="currentColor" />
      <path d="M0 25.5h36" stroke="currentColor" strokeWidth="1" />
    </svg>
  );
}

/** The wordmark: the ridge mark, the brand in the display face, and under it, if given, its Latin name. */
export function Logo({ name, latin, className }: { name: string; latin?: string; className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-3 whitespace-nowrap", className)}>
      <RidgeMark className="h-7 w-9 shrink-0" />
      <span className="flex flex-col">
        <span className="font-display text-xl leading-tight font-semibold tracking-title">{name}</span>
        {latin && (
          <span className="font-display text-xs leading-tight tracking-wide opacity-80">{latin}</span>
        )}
      </span>
    </span>
  );
}
