/** The file that servers send for a folder, as it is named in common systems. */
const INDEX_FILE = /\/(?:index|default|home)\.(?:x?html?|php\d?|aspx?|jsp|cgi)$/i;

/** "/docs/" for "/docs/index.html": the path of one page in one spelling. */
export const withoutIndexFile = (path: string): string => path.replace(INDEX_FILE, '/');

/** Whether an address looks like the first page of a site. */
export const isHomePage = (url: string): boolean => withoutIndexFile(URL.parse(url)?.pathname ?? '') === '/';
