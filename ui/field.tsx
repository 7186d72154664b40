import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** What every form field has around it. */
export type FieldText = {
  label: ReactNode;
  /** Said before anything is wrong: what is expected. */
  hint?: ReactNode;
  /** Said when something is wrong, and what to do; takes the hint's place for the eye, not for the reader. */
  error?: ReactNode;
  /** Adds 選填 beside the label. */
  optional?: boolean;
  className?: string | undefined;
};

/** The ids of a field's hint and error, as `aria-describedby` wants them. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldText, "hint" | "error">,
): string | undefined {
  return classNames(error ? `${id}-error` : null, hint ? `${id}-hint` : null) || undefined;
}

/** The classes of a box one types into; the border is dark enough to be found (3:1). */
export function inputClass(wrong: boolean, extra?: string): string {
  return classNames(
    "block w-full rounded-sm border bg-card px-4 text-base leading-normal transition-colors",
    "focus-visible:outline-offset-0 disabled:bg-wash disabled:text-muted [&[readonly]]:bg-wash",
    wrong ? "border-vermilion" : "border-ridge-3 hover:border-ridge-2",
    extra,
  );
}

/** An error beside its field. It is announced when it appears. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <p
      id={`${id}-error`}
      aria-live="polite"
      className={children ? "mt-2 flex gap-2 text-sm text-vermilion" : "hidden"}
    >
      {children && <Icon icon={CircleAlert} className="mt-[0.2em] size-[1.2em]" />}
      {children}
    </p>
  );
}

/** Label above, hint and error below. The control inside carries `id` and `aria-describedby`. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 flex items-baseline gap-2 text-base leading-normal font-medium">
        {label}
        {optional && <span className="text-sm font-normal text-muted">選填</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={error ? "sr-only" : "mt-2 text-sm text-muted"}>
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
