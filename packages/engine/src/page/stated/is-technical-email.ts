/** Mailboxes of whoever runs the machines, and those that nobody reads (RFC 2142, section 5): not of the business. */
const TECHNICAL =
  /^(?:web-?master|host-?master|post-?master|abuse|no-?reply|do-?not-?reply|mailer-daemon|bounces?)@/i;

/** Whether a mail address is no way to reach whoever is behind a site: "webmaster@…", "noreply@…". */
export const isTechnicalEmail = (address: string): boolean => TECHNICAL.test(address.trim());
