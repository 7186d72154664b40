import { Search } from "lucide-react";
import { useId } from "react";
import type { FormEvent, InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type SearchBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onSubmit" | "className" | "size"> & {
  /** Where the form goes, by GET with `q`; it needs no script. */
  action?: string;
  label?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Lies under the box: suggestions. */
  children?: ReactNode;
  size?: "normal" | "large";
  /** Without its line, where a line is near already. */
  bare?: boolean;
  className?: string;
};

/** The search of the site: a form with one line, `q`, of at most 100 characters. */
export function SearchBox(props: SearchBoxProps) {
  const {
    action = "/search",
    label = "搜尋行程、目的地或文章",
    onSubmit,
    children,
    size = "normal",
    bare,
    className,
    ...input
  } = props;
  const id = useId();
  const large = size === "large";
  return (
    <search className={className}>
      <form action={action} method="get" onSubmit={onSubmit} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          placeholder={label}
          {...input}
          id={id}
          type="search"
          name="q"
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={classNames(
            "block w-full appearance-none rounded-none border-0 bg-transparent pr-12 pl-1 leading-normal text-ellipsis transition-colors hover:border-ridge-2 focus:border-ink focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden",
            bare ? "" : "border-b border-ridge-3",
            large ? "h-16 text-xl" : "h-11 text-base",
          )}
        />
        <button
          type="submit"
          aria-label="搜尋"
          className={classNames(
            "absolute right-0 bottom-0 grid place-items-center rounded-sm text-ink hover:text-ridge-2 focus-visible:outline-offset-0",
            large ? "size-16 text-xl" : "size-11",
          )}
        >
          <Icon icon={Search} />
        </button>
        {children}
      </form>
    </search>
  );
}
