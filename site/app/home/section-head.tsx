import { ArrowRight } from "lucide-react";
import { Icon } from "@farpeak/ui/icon.tsx";
import { Link } from "@farpeak/ui/link.tsx";

/** The head of a section of the home page: its title, a line under it, and the way to all of it. */
export function SectionHead({
  title,
  subtitle,
  link,
  all,
}: {
  title: string;
  subtitle: string;
  link: string | null;
  all: string;
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
      <div>
        <h2 className="display-title text-2xl md:text-3xl">{title}</h2>
        <p className="mt-2 text-muted">{subtitle}</p>
      </div>
      {link && (
        <Link href={link} className="inline-flex min-h-11 items-center gap-2 no-underline hover:underline">
          {all}
          <Icon icon={ArrowRight} className="size-5" />
        </Link>
      )}
    </header>
  );
}
