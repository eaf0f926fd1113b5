/** A name as it is compared: letters and digits in one case. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A text that was not broken off; undefined for one that was, and for none. */
export const wholeText = (text: string): string | undefined =>
  text !== '' && !/(?:…|\.\.\.)["”’»]?\s*$/u.test(text) ? text : undefined;

/** An address as its owner knows it. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : url;
};

/** "/a, /b, /c and 4 more" */
export function somePaths(urls: readonly string[], most = 3): string {
  const named = urls.slice(0, most).map(pathOf).join(', ');
  return urls.length > most ? `${named} and ${urls.length - most} more` : named;
}
