import { classNames } from "./class-names.ts";

export type ButtonLook = "main" | "secondary" | "quiet" | "danger" | "link";
export type ButtonSize = "normal" | "small";

const looks: Record<ButtonLook, string> = {
  main: "border-vermilion bg-vermilion text-card hover:border-vermilion-deep hover:bg-vermilion-deep",
  secondary: "border-ridge-2 bg-card text-ink hover:border-ink hover:bg-wash",
  quiet: "border-transparent text-ink hover:bg-wash",
  danger: "border-vermilion bg-card text-vermilion hover:bg-vermilion hover:text-card",
  link: "border-transparent text-link",
};

const sizes: Record<ButtonSize, string> = {
  normal: "min-h-12 px-6 text-base",
  small: "min-h-10 px-4 text-sm",
};

type ButtonStyle = {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
};

/** The classes of a button, for links that look like one. A page has one `main` at most. */
export function buttonClass(
  { look = "secondary", size = "normal", wide }: ButtonStyle,
  extra?: string,
): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-sm border leading-tight font-medium no-underline",
    "transition-colors select-none aria-busy:cursor-progress",
    look === "link" ? "disabled:text-muted" : "disabled:border-line disabled:bg-wash disabled:text-muted",
    look === "link" ? "min-h-10 px-0 text-base underline" : sizes[size],
    looks[look],
    wide && "w-full",
    extra,
  );
}
