import type { ReactNode } from "react";

export type SocialKind = "instagram" | "facebook" | "youtube" | "line";

const line = { fill: "none", stroke: "currentColor", strokeWidth: 1.5, strokeLinejoin: "round" } as const;

const drawings: Record<SocialKind, ReactNode> = {
  instagram: (
    <g {...line}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.8" cy="7.2" r="0.6" fill="currentColor" />
    </g>
  ),
  facebook: (
    <path {...line} d="M16.5 3.5h-2.2A3.3 3.3 0 0 0 11 6.800V20.500M7.5 11h8" strokeLinecap="round" />
  ),
  youtube: (
    <g {...line}>
      <rect x="2.5" y="5" width="19" height="14" rx="3.5" />
      <path d="m10.2 9.2 4.8 2.8-4.8 2.800Z" />
    </g>
  ),
  line: (
    <g {...line}>
      <path d="M12 3.500c5 0 9 3 9 6.9 0 4.2-5.4 7.9-9 10.100v-3.200c-5 0-9-3-9-6.900s4-6.9 9-6.900Z" />
      <path d="M7 8.500v4h2m2-4v4m2 0v-4l2.5 4v-4" strokeWidth="1.25" strokeLinecap="round" />
    </g>
  ),
};

/** The marks Lucide no longer draws, in its line. Silent: the link around it has a name. */
export function SocialIcon({ kind, className }: { kind: SocialKind; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className ?? "size-5"}>
      {drawings[kind]}
    </svg>
  );
}
