export const filesPath = (siteId: string): string => `/sites/${siteId}/files`;
export const refreshPath = (siteId: string, refreshId: string): string =>
  `${filesPath(siteId)}/refreshes/${refreshId}`;
