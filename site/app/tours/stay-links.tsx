import { type LinkProps, LinkProvider } from "@farpeak/ui/link.tsx";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";

function StayLink({ href, ...rest }: LinkProps) {
  return <RouterLink to={href} preventScrollReset rel="nofollow" {...rest} />;
}

/** Links inside change the list beside them: the page keeps its place. Endless combinations are not for robots. */
export function StayLinks({ children }: { children: ReactNode }) {
  return <LinkProvider link={StayLink}>{children}</LinkProvider>;
}
