/** The address of the form to add a site. The home page of the given page is filled in. */
export const addSitePath = (pageUrl: string): string =>
  `/sites?add=${encodeURIComponent(URL.parse('/', pageUrl)?.href ?? pageUrl)}`;
