/** The address of a site's screen. */
export const sitePath = (id: string): string => `/sites/${id}`;
export const filesPath = (id: string): string => `/sites/${id}/files`;
export const visitsPath = (id: string): string => `/sites/${id}/visits`;
export const settingsPath = (id: string): string => `/sites/${id}/settings`;
export const auditPath = (siteId: string, auditId: string): string => `/sites/${siteId}/audits/${auditId}`;
export const issuePath = (siteId: string, auditId: string, issueId: string): string =>
  `${auditPath(siteId, auditId)}?issue=${encodeURIComponent(issueId)}`;
/** The table of an audit's pages. */
export const pagesPath = (siteId: string, auditId: string): string =>
  `${auditPath(siteId, auditId)}?view=pages`;
export const templatePath = (siteId: string, auditId: string, templateId: string): string =>
  `${pagesPath(siteId, auditId)}&template=${encodeURIComponent(templateId)}`;

/** Marks the history entry of a dialog about a page: the entry before it is the screen below. */
export const OPENED_HERE = 'opened-here';
