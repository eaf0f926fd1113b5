/** The host of a website, with its port where it has one; the text itself when it is no address. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
