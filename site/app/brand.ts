import { useRouteLoaderData } from "react-router";
import type { FrameData } from "./frame-data.ts";

/** The agency's name, as the frame of the page knows it. */
export function useBrand(): string {
  const frame = useRouteLoaderData<{ brand: FrameData["brand"] }>("root");
  return frame?.brand.name ?? "";
}
