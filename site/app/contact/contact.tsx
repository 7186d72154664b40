import { useCallback, useEffect, useState } from "react";
import type { ContactData } from "./contact-data.ts";
import { ContactForm } from "./contact-form.tsx";
import { ContactResult } from "./contact-result.tsx";
import {
  type ContactDraft,
  type ContactFields,
  EMPTY_CONTACT,
  keepContactDraft,
  readContactDraft,
} from "./draft.ts";
import { sendContact } from "./send-contact.ts";

/** From an empty form to a number one may quote. A reload stays where it was. */
export function Contact({ data }: { data: ContactData }) {
  const [draft, setDraft] = useState<ContactDraft | null>(null);
  useEffect(() => setDraft(readContactDraft()), []);
  const change = useCallback((after: ContactDraft) => {
    keepContactDraft(after);
    setDraft(after);
  }, []);
  const keep = useCallback((fields: ContactFields) => keepContactDraft({ fields, sent: null }), []);

  // The server does not know what this browser keeps: until it is read, the empty form stands.
  const { fields, sent } = draft ?? EMPTY_CONTACT;
  if (sent !== null) {
    // Who asks again is the same person; what was asked is done with.
    const { name, mobile, email } = fields;
    const again = { fields: { ...EMPTY_CONTACT.fields, name, mobile, email }, sent: null };
    return <ContactResult number={sent} email={email} onAgain={() => change(again)} />;
  }
  return (
    <ContactForm
      key={draft === null ? "empty" : "kept"}
      ready={draft !== null}
      notice={data.notice}
      fields={fields}
      onChange={keep}
      onSubmit={async (values) => change({ fields: values, sent: await sendContact(values, data.tour) })}
    />
  );
}
