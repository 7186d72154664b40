/** 大字: whether everything is shown larger. Kept in the browser, applied as `html[data-text="large"]`. */
import { useSyncExternalStore } from "react";

const STORAGE_KEY = "farpeak-text";
const listeners = new Set<() => void>();

/**
 * An inline script for the head (its hash belongs into the Content-Security-Policy), so that a page opens
 * in the size its reader chose.
 */
export const textSizeScript = `try{if(localStorage.getItem("${STORAGE_KEY}")==="large")document.documentElement.dataset.text="large"}catch{}`;

/** Turns large text on or off and remembers it, where the browser lets us. */
export function setLargeText(large: boolean): void {
  if (large) document.documentElement.dataset["text"] = "large";
  else delete document.documentElement.dataset["text"];
  try {
    localStorage.setItem(STORAGE_KEY, large ? "large" : "normal");
  } catch {
    // A browser that keeps nothing still shows it on this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether large text is on; false on the server. */
export function useLargeText(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset["text"] === "large",
    () => false,
  );
}
