import { useId } from "react";
import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, FieldError } from "./field.tsx";

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  /** Controlled with `value`, else `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Side by side rather than one under another. */
  inline?: boolean;
  /** For react-hook-form: every radio gets it. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** One choice of several: native radios in a fieldset, moved through with the arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, hint, error, inline, className } = props;
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-2 text-base leading-normal font-medium">{legend}</legend>
      <div className={inline ? "flex flex-wrap gap-x-8" : "grid"}>
        {options.map((option) => (
          <Radio key={option.value} option={option} group={props} id={`${id}-${option.value}`} />
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={error ? "sr-only" : "mt-1 text-sm text-muted"}>
          {hint}
        </p>
      )}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

function Radio({ option, group, id }: { option: RadioOption; group: RadioGroupProps; id: string }) {
  const { name, value, defaultValue, onValueChange, error, required, ref } = group;
  const state =
    value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value };
  return (
    <label
      htmlFor={id}
      className="flex min-h-10 items-start gap-3 py-1 leading-relaxed has-disabled:text-muted"
    >
      <span className="relative mt-[0.25em] grid size-[1.35rem] shrink-0 place-items-center">
        <input
          {...state}
          ref={ref}
          id={id}
          type="radio"
          name={name}
          value={option.value}
          required={required}
          disabled={option.disabled}
          onChange={() => onValueChange?.(option.value)}
          className={classNames(
            "peer absolute inset-0 appearance-none rounded-full border bg-card transition-colors checked:border-ridge-1 disabled:bg-wash",
            error ? "border-vermilion" : "border-ridge-3 hover:border-ridge-2",
          )}
        />
        <span className="pointer-events-none relative hidden size-2.5 rounded-full bg-ridge-1 peer-checked:block" />
      </span>
      <span>
        {option.label}
        {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}
