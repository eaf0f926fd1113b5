/** The cache keys of sites. */
export const siteKeys = {
  list: ['sites'],
  found: (q: string) => ['sites', 'found', q],
  site: (id: string) => ['sites', id],
  audits: (siteId: string) => ['sites', siteId, 'audits'],
  audit: (id: string) => ['site-audits', id],
  pages: (auditId: string, filter: object) => ['site-audits', auditId, 'pages', filter],
  page: (auditId: string, pageId: string) => ['site-audits', auditId, 'page', pageId],
  places: (auditId: string, issueId: string) => ['site-audits', auditId, 'places', issueId],
  comparison: (auditId: string, other: string) => ['site-audits', auditId, 'compare', other],
} as const;
