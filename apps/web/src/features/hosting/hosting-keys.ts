/** The cache keys of what is served for a site. */
export const hostingKeys = {
  hosting: (siteId: string) => ['hosting', siteId],
  snippets: (siteId: string, base: string) => ['hosting', siteId, 'snippets', base],
  refresh: (siteId: string, refreshId: string) => ['hosting', siteId, 'refreshes', refreshId],
} as const;
