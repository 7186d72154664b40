import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className"> & {
  /** The text beside the box; it may hold links. */
  children: ReactNode;
  error?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, with its text. The whole line is the target. */
export function Checkbox({ children, error, className, id: given, ...rest }: CheckboxProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-10 items-start gap-3 py-1 leading-relaxed has-disabled:text-muted"
      >
        <span className="relative mt-[0.25em] grid size-[1.35rem] shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={classNames(
              "peer absolute inset-0 appearance-none rounded-sm border bg-card transition-colors",
              "checked:border-ridge-1 checked:bg-ridge-1 disabled:bg-wash",
              error ? "border-vermilion" : "border-ridge-3 hover:border-ridge-2",
            )}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none relative hidden size-4 text-card peer-checked:block"
            fill="none"
          >
            <path d="m3 8.5 3.5 3.5L13 4.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </span>
        <span>{children}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
