/** Where a site is added, with its address filled in: that of the home page of a page of it. */
export const addSitePath = (pageUrl: string): string =>
  `/sites?add=${encodeURIComponent(URL.parse('/', pageUrl)?.href ?? pageUrl)}`;
