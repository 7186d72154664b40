/** Which mailbox an e-mail address leads to, as far as its spelling tells. */

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * What stands behind `+` is for its owner to sort by, and Gmail overlooks dots: a thousand such addresses
 * fill one mailbox. For counting only; a mail goes to the address as it was typed.
 * @param email a checked address in lower case.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  const box = local.split("+", 1)[0] || local;
  return GMAIL.has(domain) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}
