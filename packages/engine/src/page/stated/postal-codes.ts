const CODE = /\b(?:\d{3}-\d{4}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,6}|[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2})\b/g;

/** The postal codes in an address, without their spaces and hyphens, and what looks like one: the number of a house. */
export const postalCodes = (address: string): string[] =>
  (address.match(CODE) ?? []).map((code) => code.replace(/[\s-]/g, ''));
