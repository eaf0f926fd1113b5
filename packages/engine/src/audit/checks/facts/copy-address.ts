const COPY = /[?&](?:share|replytocom|print|add-to-cart|utm_\w+)=|\/(?:19|20)\d{2}\/(?:0[1-9]|1[0-2])\/?$/i;

/**
 * Whether an address shows another page again (to share, print or answer it) or is the archive of a month. Drafts never
 * name such an address.
 */
export const isCopyAddress = (url: string): boolean => COPY.test(url);
