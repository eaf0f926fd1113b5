/** A short form of an address: without scheme, and without the slash of a home page. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/$/, '');

/** The address under a name. It is the whole address if the name is already its short form. */
export const addressUnder = (name: string, url: string): string =>
  shortAddress(url) === name ? url : shortAddress(url);

/** The host of a website, with its port if there is one. Returns the text itself if it is not an address. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
