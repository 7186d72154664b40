/** What the page frame is told: plain data, no contract types, no router. */

export type FrameLink = { label: string; href: string };

export type Brand = {
  name: string;
  /** The name in Latin letters, under the first. */
  latin?: string;
};

/** Who is signed in; `displayName` is the nickname if there is one, else the name. */
export type FrameMember = { displayName: string };

export type AccountProps = {
  /** `null`: nobody is signed in. `undefined`: not known yet (the server never knows). */
  member: FrameMember | null | undefined;
  memberLinks: readonly FrameLink[];
  onLogin: () => void;
  onSignUp: () => void;
  onLogout: () => void;
};

/** Whether a navigation link leads to the page we are on, or to one above it. */
export function isCurrent(href: string, path: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
