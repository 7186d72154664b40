import type { ReactNode } from "react";

/** One piece of the gallery: its name at the side, its states beside it. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line py-10 lg:grid-cols-[12rem_1fr]">
      <h2 className="text-base font-medium text-muted">{title}</h2>
      <div className="grid min-w-0 gap-6">{children}</div>
    </section>
  );
}
