import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import { describedBy, Field, inputClass } from "./field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "className"> &
  FieldText & {
    /** Shown inside the box, before and after what is typed: a unit, an icon. */
    prefix?: ReactNode;
    suffix?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/**
 * One line of text with its label. `type="password"` brings its own eye; `maxLength` ignores what is typed
 * beyond it. Works controlled, uncontrolled, and with react-hook-form's `register`.
 */
export function TextInput(props: TextInputProps) {
  const {
    label,
    hint,
    error,
    optional,
    className,
    prefix,
    suffix,
    type = "text",
    id: given,
    ...rest
  } = props;
  const made = useId();
  const id = given ?? made;
  const [revealed, setRevealed] = useState(false);
  const secret = type === "password";
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      {...(optional ? { optional } : {})}
      className={className}
    >
      <span className="relative flex items-center">
        {prefix && <span className="pointer-events-none absolute left-4 text-muted">{prefix}</span>}
        <input
          {...rest}
          id={id}
          type={secret && revealed ? "text" : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={inputClass(
            Boolean(error),
            classNames("h-12", prefix ? "pl-12" : null, suffix || secret ? "pr-14" : null),
          )}
        />
        {suffix && <span className="pointer-events-none absolute right-4 text-muted">{suffix}</span>}
        {secret && (
          <button
            type="button"
            aria-label="顯示密碼"
            aria-pressed={revealed}
            onClick={() => setRevealed(!revealed)}
            className="needs-script absolute right-1 grid size-10 place-items-center rounded-sm text-muted hover:text-ink focus-visible:outline-offset-0"
          >
            <Icon icon={revealed ? EyeOff : Eye} />
          </button>
        )}
      </span>
    </Field>
  );
}
