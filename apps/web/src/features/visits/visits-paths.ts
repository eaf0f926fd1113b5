export const visitsPath = (siteId: string): string => `/sites/${siteId}/visits`;
