import {
  Link as RouterLink,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useNavigation,
  useRouteLoaderData,
} from "react-router";
import { type LinkProps, LinkProvider } from "@farpeak/ui/link.tsx";
import { LoadingRidge } from "@farpeak/ui/loading-ridge.tsx";
import { textSizeScript } from "@farpeak/ui/frame/text-size.ts";
import { ToastRegion } from "@farpeak/ui/toast-region.tsx";
import type { ReactNode } from "react";
import type { Route } from "./+types/root.ts";
import { apiOf } from "./api-context.ts";
import { ErrorPage } from "./error-page.tsx";
import { Frame } from "./frame.tsx";
import { loadFrame } from "./frame-data.ts";

// The built site's styles stand in each page (entry.server.tsx); these follow edits.
if (import.meta.env.DEV) void import("./app.css");

export function loader({ context }: Route.LoaderArgs) {
  return loadFrame(apiOf(context));
}

/** The frame is the same on every page: loaded with the first one, kept afterwards. */
export function shouldRevalidate() {
  return false;
}

/** The router's own link behind every link of the interface pieces; other hosts and files stay anchors. */
function SiteLink({ href, children, ...rest }: LinkProps) {
  const inside = href.startsWith("/") && !href.startsWith("/backstage/");
  if (inside)
    return (
      <RouterLink to={href} {...rest}>
        {children}
      </RouterLink>
    );
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script dangerouslySetInnerHTML={{ __html: textSizeScript }} />
        <Meta />
        {/* Filled by entry.server.tsx, and left as it is by the browser's code, which has no copy. */}
        <style id="styles" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <LinkProvider link={SiteLink}>
      <Frame data={loaderData}>
        <Outlet />
      </Frame>
      <RouteProgress />
      <ToastRegion />
    </LinkProvider>
  );
}

/** Shown while a route resolves. The router drops the answer of a navigation that another one replaced. */
function RouteProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // A filter that changes on the same page keeps the page: only its list is renewed.
  if (state !== "loading" || location.pathname === pathname) return null;
  return <LoadingRidge className="fixed inset-0 z-40 bg-paper/80" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>("root");
  const page = <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
  return (
    <LinkProvider link={SiteLink}>
      {frame ? <Frame data={frame}>{page}</Frame> : <main id="main">{page}</main>}
    </LinkProvider>
  );
}
