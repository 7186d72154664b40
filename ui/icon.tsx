import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

/** A Lucide icon in the house line: 1.5 px, as high as the text beside it, silent unless `label` names it. */
export function Icon({
  icon: Drawing,
  label,
  className,
}: {
  icon: LucideIcon;
  label?: string;
  className?: string;
}) {
  return (
    <Drawing
      strokeWidth={1.5}
      className={classNames("inline-block shrink-0", className ?? "size-[1.25em]")}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}
