/** An address as people say it: without scheme, and without the slash of a home page. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
