/** `02-0000-0000` as a link that a phone dials. */
export const telephoneHref = (telephone: string): string => `tel:${telephone.replaceAll(/[^\d+]/g, "")}`;
