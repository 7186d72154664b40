import { useId, useRef, useState } from "react";
import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { boxesOf, CODE_LENGTH, enterInto, eraseAt } from "./code-boxes.ts";
import type { CodeBoxes } from "./code-boxes.ts";
import { FieldError } from "./field.tsx";

type CodeInputProps = {
  legend: ReactNode;
  /** The figures so far, gaps left out; complete when it has six. */
  onValueChange: (code: string) => void;
  /** Once, each time the sixth box is filled. */
  onComplete?: (code: string) => void;
  defaultValue?: string;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
};

/**
 * Six boxes of one figure each: typing advances, backspace in an empty box moves back, a pasted or
 * auto-filled code spreads over all. To empty it from outside, give it a new `key`. Six real inputs rather
 * than input-otp, whose style element the Content-Security-Policy refuses.
 */
export function CodeInput(props: CodeInputProps) {
  const { legend, onValueChange, onComplete, defaultValue = "", error, disabled, className } = props;
  const id = useId();
  const [boxes, setBoxes] = useState(() => boxesOf(defaultValue));
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  function apply(next: CodeBoxes) {
    const code = next.boxes.join("");
    setBoxes(next.boxes);
    inputs.current[next.focus]?.focus();
    onValueChange(code);
    if (code.length === CODE_LENGTH) onComplete?.(code);
  }

  function press(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Backspace") apply(eraseAt(boxes, index));
    else if (step) inputs.current[index + step]?.focus();
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    event.preventDefault();
    apply(enterInto(boxes, index, event.clipboardData.getData("text")));
  }

  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-base leading-normal font-medium">{legend}</legend>
      <div className="flex max-w-sm gap-2">
        {boxes.map((held, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            ref={(element) => {
              inputs.current[index] = element;
            }}
            value={held}
            disabled={disabled}
            inputMode="numeric"
            autoComplete={index === 0 ? "one-time-code" : "off"}
            aria-label={`第 ${index + 1} 碼，共 ${CODE_LENGTH} 碼`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => apply(enterInto(boxes, index, typed(event.target.value, held)))}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              "tabular h-14 w-full min-w-0 rounded-sm border bg-card text-center text-xl transition-colors focus-visible:outline-offset-0",
              error ? "border-vermilion" : "border-ridge-3 hover:border-ridge-2",
            )}
          />
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

/** What was typed beside the figure already in the box, wherever the caret stood. */
function typed(value: string, held: string): string {
  return held !== "" && value.length === 2 ? value.replace(held, "") || held : value;
}
