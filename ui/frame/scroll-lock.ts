/** Holds the page still behind a layer: the body is frozen at its offset, and put back on release. */

const SETTLE_MS = 500;

let held: { offset: number; address: string } | null = null;
let settled: Promise<void> = Promise.resolve();

/** Freezes the body where it is. Locking twice changes nothing. */
export function lockScroll(): void {
  if (held) return;
  held = { offset: window.scrollY, address: window.location.pathname };
  const root = document.documentElement;
  // A scrollbar that takes room stays, or the page behind would jump sideways.
  if (window.innerWidth > root.clientWidth) root.style.overflowY = "scroll";
  const { style } = document.body;
  style.position = "fixed";
  style.top = `-${held.offset}px`;
  style.insetInline = "0";
}

/**
 * Lets the body go and restores its offset, unless the page behind has changed meanwhile. The promise is
 * fulfilled 500 ms later, when whatever reacts to scrolling has come to rest.
 */
export function releaseScroll(): Promise<void> {
  if (!held) return settled;
  const { offset, address } = held;
  held = null;
  const { style } = document.body;
  for (const property of ["position", "top", "inset-inline"]) style.removeProperty(property);
  document.documentElement.style.removeProperty("overflow-y");
  if (address === window.location.pathname) window.scrollTo({ top: offset, behavior: "instant" });
  settled = new Promise((resolve) => {
    setTimeout(resolve, SETTLE_MS);
  });
  return settled;
}

/** Fulfilled once the last release has come to rest; at once if there was none. */
export function scrollSettled(): Promise<void> {
  return settled;
}
