import { classNames } from "./class-names.ts";

/** A place kept for something on its way; give it the size of what will come. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("skeleton rounded-sm bg-line/60", className)} />;
}

/** Lines of text on their way; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames("grid gap-3", className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={classNames("h-4", index === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </div>
  );
}
