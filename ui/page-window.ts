/** The page numbers to show around `page`: first, last, the neighbours; `null` stands for a gap. */
export function pageWindow(page: number, lastPage: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((entry) => entry >= 1 && entry <= lastPage);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((entry, index) => {
    const gap = entry - (shown[index - 1] ?? entry);
    // A gap of one page is no gap: the page itself takes no more room than its dots.
    if (gap === 2) return [entry - 1, entry];
    return gap > 2 ? [null, entry] : [entry];
  });
}
