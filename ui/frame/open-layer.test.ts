import { afterEach, expect, test, vi } from "vitest";
import { closeAllLayers, closeLayer, openLayer, topLayer } from "./open-layer.ts";
import type { LayerKind } from "./open-layer.ts";

// The lock needs a browser; here only which layers stay is looked at.
vi.mock("./scroll-lock.ts", () => ({ lockScroll: vi.fn<() => void>(), releaseScroll: vi.fn<() => void>() }));

const layer = (kind: LayerKind) => ({ kind, close: vi.fn<() => void>() });

afterEach(closeAllLayers);

test("a menu closes the other menu", () => {
  const [nav, member] = [layer("nav"), layer("member")];
  openLayer(nav);
  openLayer(member);
  expect(nav.close).toHaveBeenCalledOnce();
  expect(topLayer()).toBe("member");
});

test("a modal closes menus, but stands on a modal", () => {
  const [nav, first, second] = [layer("nav"), layer("modal"), layer("modal")];
  openLayer(nav);
  openLayer(first);
  openLayer(second);
  expect(nav.close).toHaveBeenCalledOnce();
  expect(first.close).not.toHaveBeenCalled();
  closeLayer(second);
  expect(topLayer()).toBe("modal");
  closeLayer(first);
  expect(topLayer()).toBeNull();
});

test("opening twice and closing what is not open change nothing", () => {
  const nav = layer("nav");
  openLayer(nav);
  openLayer(nav);
  closeLayer(layer("nav"));
  expect(topLayer()).toBe("nav");
  expect(nav.close).not.toHaveBeenCalled();
});
