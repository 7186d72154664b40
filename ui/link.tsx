import { createContext, createElement, use } from "react";
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

/** An anchor that always says where it leads. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

function PlainLink(props: LinkProps) {
  const { children, ...rest } = props;
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Lets the site put its router's link behind every link of this library. The component must be a stable
 * reference (declared at module level), and receives what a plain `<a>` would, `href` included.
 */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link: a plain anchor, unless a {@link LinkProvider} above says otherwise. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
