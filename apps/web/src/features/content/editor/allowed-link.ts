/** Addresses without a scheme, or with an allowed one. It is DOMPurify's rule with our list. */
export const ALLOWED_LINK =
  /^(?:(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.\-:]|$))/i;

/** Characters that browsers ignore inside a scheme. */
const SKIPPED = /[\0-\x20\x7f-\xa0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;

/** Whether the editor accepts a link to this address. */
export const isAllowedLink = (href: string): boolean => ALLOWED_LINK.test(href.replace(SKIPPED, ''));
