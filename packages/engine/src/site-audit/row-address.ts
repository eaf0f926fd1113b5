/** An address of the site as rows keep it: from its origin on, because most of a page's row are addresses. */
export const shortAddress = (url: string, origin: string): string => url.slice(origin.length - 1);

/** The same in full. */
export const fullAddress = (short: string, origin: string): string => origin.slice(0, -1) + short;
