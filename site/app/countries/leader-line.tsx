import { Link } from "@farpeak/ui/link.tsx";

/** An entry of a table of contents: the word, a line of dots, the number. */
export function LeaderLine({ href, label, count }: { href: string; label: string; count: number | null }) {
  return (
    <Link
      href={href}
      className="group flex min-h-11 items-baseline gap-3 py-2 leading-normal no-underline focus-visible:outline-offset-0"
    >
      <span className="group-hover:underline">{label}</span>
      <span aria-hidden="true" className="mb-1 flex-1 border-b border-dotted border-ridge-3" />
      {count !== null && (
        <span className="tabular font-display font-semibold">
          {count}
          <span className="sr-only"> 個行程</span>
        </span>
      )}
    </Link>
  );
}
