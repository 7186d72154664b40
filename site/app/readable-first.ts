/** Orders what a rendered page asks for, so that a phone shows it with its first bytes. */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ROUTE_MODULES = /(<script type="module" async="">)([^]*?)(<\/script>)/;

/** @param styles the whole style sheet; root.tsx has the place for it, and the policy allows it by its hash. */
export function withStyles(html: string, styles: string): string {
  return html.replace('<style id="styles">', () => `<style id="styles">${styles}`);
}

/**
 * The router asks for all scripts before the first picture. Pages work without any (links, forms and
 * menus are the browser's own), so they are fetched when the first frame has been painted. In a tab
 * that nobody sees no frame comes: there they wait no longer than a second.
 */
export function scriptsAfterPaint(html: string): string {
  const addresses = Array.from(html.matchAll(PRELOAD), ([, address]) => address);
  return html
    .replaceAll(PRELOAD, "")
    .replace(
      ROUTE_MODULES,
      (_, open: string, code: string, close: string) => open + afterPaint(addresses) + dynamic(code) + close,
    );
}

function afterPaint(addresses: readonly (string | undefined)[]): string {
  return `await Promise.race([new Promise((painted)=>requestAnimationFrame(()=>setTimeout(painted))),new Promise((late)=>setTimeout(late,1000))]);
for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
`;
}

/** Imports at a module's head would be fetched before its first line runs. */
function dynamic(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");?/gm, "const $1 = await import($2);")
    .replaceAll(/^import ("[^"]+");?/gm, "await import($1);");
}
