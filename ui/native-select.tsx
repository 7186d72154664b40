import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Ref, SelectHTMLAttributes } from "react";
import { describedBy, Field, inputClass } from "./field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type NativeSelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "className"> &
  FieldText & {
    options?: readonly SelectOption[];
    /** Choices under headings, after the plain ones. */
    groups?: readonly { label: string; options: readonly SelectOption[] }[];
    /** The first choice, which chooses nothing: 不限 or 請選擇. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** A choice from a list by the browser's own means: best on phones, and it works without a script. */
export function NativeSelect(props: NativeSelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    options = [],
    groups = [],
    placeholder,
    id: given,
    ...rest
  } = props;
  const made = useId();
  const id = given ?? made;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional ? { optional } : {})}
      className={className}
    >
      <span className="relative block">
        <select
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={inputClass(Boolean(error), "h-12 appearance-none pr-12 text-ellipsis")}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <Icon
          icon={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
        />
      </span>
    </Field>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ));
}
