/**
 * What was typed on a registration form, kept until the tab closes: nothing is lost on a reload, at
 * the code step neither. The verify token and the code are never kept.
 */
import type { Camelized } from "@farpeak/contract/camel.ts";
import type { Registration } from "@farpeak/contract/booking.ts";

export interface RegistrationFields {
  headcount: string;
  name: string;
  mobile: string;
  email: string;
  suggestion: string;
  agreed: boolean;
}

export type RegistrationResult = Camelized<Registration>;

export interface Draft {
  step: "form" | "code" | "result";
  fields: RegistrationFields;
  /** Milliseconds of Date.now() at which another code may be sent. */
  resendAt: number;
  result: RegistrationResult | null;
}

export const EMPTY_DRAFT: Draft = {
  step: "form",
  fields: { headcount: "2", name: "", mobile: "", email: "", suggestion: "", agreed: false },
  resendAt: 0,
  result: null,
};

const key = (departureId: number) => `farpeak-registration-${departureId}`;

export function readDraft(departureId: number): Draft {
  try {
    const text = sessionStorage.getItem(key(departureId));
    if (text === null) return EMPTY_DRAFT;
    const kept = JSON.parse(text) as Partial<Draft>;
    return { ...EMPTY_DRAFT, ...kept, fields: { ...EMPTY_DRAFT.fields, ...kept.fields } };
  } catch {
    return EMPTY_DRAFT;
  }
}

export function keepDraft(departureId: number, draft: Draft): void {
  try {
    sessionStorage.setItem(key(departureId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets one register.
  }
}

export function forgetDraft(departureId: number): void {
  try {
    sessionStorage.removeItem(key(departureId));
  } catch {
    // As above.
  }
}
