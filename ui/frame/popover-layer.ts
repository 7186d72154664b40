import type { FocusEvent, MouseEvent, ToggleEvent } from "react";
import { closeLayer, openLayer } from "./open-layer.ts";
import type { Layer, LayerKind } from "./open-layer.ts";

/**
 * A menu panel as a native popover: its button opens it without a script (`popoverTarget={id}`), Escape and
 * a press outside close it. The answer's `props` belong on the panel; they tell the page when it is open.
 * Call it once per panel, outside components.
 */
export function popoverLayer(kind: LayerKind, id: string) {
  const close = () => document.getElementById(id)?.hidePopover();
  const layer: Layer = { kind, close };

  function onToggle(event: ToggleEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.newState === "open") openLayer(layer);
    else closeLayer(layer);
  }

  /** Tabbing out of the panel closes it: what lies behind it cannot be seen. */
  function onBlur(event: FocusEvent<HTMLElement>) {
    const next = event.relatedTarget;
    if (!next || event.currentTarget.contains(next)) return;
    if (next.getAttribute("popovertarget") !== id) close();
  }

  /** A link followed inside the panel has done its work. */
  function onClick(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest("a")) close();
  }

  return { close, props: { id, popover: "auto", onToggle, onBlur, onClick } as const };
}
