/** An address of the site as rows store it: from the path on, because most of a page's row is addresses. */
export const shortAddress = (url: string, origin: string): string => url.slice(origin.length - 1);

/** The absolute address. */
export const fullAddress = (short: string, origin: string): string => origin.slice(0, -1) + short;
