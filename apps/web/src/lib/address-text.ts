/** An address as people say it: without scheme, and without the slash of a home page. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** The host of a website, with its port where it has one; the text itself when it is no address. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
