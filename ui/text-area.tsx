import { useId } from "react";
import type { Ref, TextareaHTMLAttributes } from "react";
import { describedBy, Field, inputClass } from "./field.tsx";
import type { FieldText } from "./field.tsx";

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className"> &
  FieldText & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text with their label. It grows with what is written, where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  id: given,
  rows = 4,
  ...rest
}: TextAreaProps) {
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
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={inputClass(Boolean(error), "field-sizing-content max-h-96 min-h-32 py-3 leading-prose")}
      />
    </Field>
  );
}
