/** A title whose link covers the whole entry; the entry is a `group relative`. */
export const titleLink =
  "no-underline decoration-ridge-3 decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0";
