/** What was typed on the inquiry form, kept until the tab closes: nothing is lost on a reload. */
export interface ContactFields {
  name: string;
  mobile: string;
  email: string;
  /** The ticked ones of PLACES. */
  places: string[];
  otherPlace: string;
  headcount: string;
  /** One of PURPOSES, or empty. */
  purpose: string;
  otherPurpose: string;
  suggestion: string;
}

export interface ContactDraft {
  fields: ContactFields;
  /** The number of the inquiry that was sent; null while it is being written. */
  sent: string | null;
}

export const PLACES = [
  "中歐",
  "西歐",
  "南歐",
  "東歐",
  "北歐",
  "非洲",
  "中東",
  "日本",
  "亞洲",
  "海島",
  "美洲",
] as const;
export const OTHER_PURPOSE = "其他";
export const PURPOSES = [
  "行程與費用",
  "包團與客製行程",
  "企業獎勵旅遊",
  "簽證與證件",
  "已報名的行程",
  OTHER_PURPOSE,
];

export const EMPTY_CONTACT: ContactDraft = {
  fields: {
    name: "",
    mobile: "",
    email: "",
    places: [],
    otherPlace: "",
    headcount: "",
    purpose: "",
    otherPurpose: "",
    suggestion: "",
  },
  sent: null,
};

const KEY = "farpeak-contact";

export function readContactDraft(): ContactDraft {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return EMPTY_CONTACT;
    const kept = JSON.parse(text) as Partial<ContactDraft>;
    const fields = { ...EMPTY_CONTACT.fields, ...kept.fields };
    if (!Array.isArray(fields.places)) return EMPTY_CONTACT;
    return { fields, sent: kept.sent ?? null };
  } catch {
    return EMPTY_CONTACT;
  }
}

export function keepContactDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets one ask.
  }
}
