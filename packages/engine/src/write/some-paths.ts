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
