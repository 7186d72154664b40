import { classNames } from "@farpeak/ui/class-names.ts";
import type { OfferView } from "./offer-types.ts";

const TONES = { coming: "text-amber", running: "text-pine", ended: "text-grey" } as const;
/** So near its end that one should know. */
const SOON = 14;

/** Is it running: in words, and for the last two weeks how long still. */
export function OfferStateText({ offer }: { offer: Pick<OfferView, "state" | "days"> }) {
  return <span className={classNames("tabular font-medium", TONES[offer.state])}>{words(offer)}</span>;
}

function words({ state, days }: Pick<OfferView, "state" | "days">): string {
  if (state === "ended") return "已結束";
  if (state === "coming") return `${days} 天後開始`;
  if (days === 0) return "進行中，今天截止";
  return days <= SOON ? `進行中，還有 ${days} 天` : "進行中";
}
