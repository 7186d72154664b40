/**
 * What lies over the page. Of the navigation menu, the member menu and modals only one kind is open at a
 * time; modals alone may stand on one another (the privacy policy over the sign-up form). While anything is
 * open the page behind does not scroll.
 */
import { useSyncExternalStore } from "react";
import { lockScroll, releaseScroll } from "./scroll-lock.ts";

export type LayerKind = "nav" | "member" | "modal";
export type Layer = { kind: LayerKind; close: () => void };

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Layer[]) {
  layers = next;
  if (layers.length > 0) lockScroll();
  else void releaseScroll();
  for (const listener of listeners) listener();
}

/** Puts a layer on top and closes those that may not stay. Opening it twice changes nothing. */
export function openLayer(layer: Layer): void {
  if (layers.includes(layer)) return;
  const leaving = layers.filter((other) => layer.kind !== "modal" || other.kind !== "modal");
  set([...layers.filter((other) => !leaving.includes(other)), layer]);
  for (const other of leaving) other.close();
}

/** Takes a layer away; one that is not open is no matter. */
export function closeLayer(layer: Layer): void {
  if (layers.includes(layer)) set(layers.filter((other) => other !== layer));
}

/** Closes whatever is open, as after a change of page. */
export function closeAllLayers(): void {
  const leaving = layers;
  set([]);
  for (const layer of leaving) layer.close();
}

/** The kind on top, or `null`. */
export function topLayer(): LayerKind | null {
  return layers.at(-1)?.kind ?? null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The kind on top, kept true while the component stands; `null` on the server. */
export function useTopLayer(): LayerKind | null {
  return useSyncExternalStore(subscribe, topLayer, () => null);
}
