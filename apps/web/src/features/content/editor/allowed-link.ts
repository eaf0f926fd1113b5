/** Addresses without a scheme, or with one of those a link may have. The rule of DOMPurify, with our list. */
export const ALLOWED_LINK =
  /^(?:(?:https?|ftps?|mailto|tel|callto|sms|cid|xmpp):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.\-:]|$))/i;

/** Signs that browsers skip within a scheme. */
const SKIPPED = /[\0-\x20\x7f-\xa0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g;

/** Whether a link of the editor may lead there. */
export const isAllowedLink = (href: string): boolean => ALLOWED_LINK.test(href.replace(SKIPPED, ''));
