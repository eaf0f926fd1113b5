/** The address of a page's Markdown twin (llmstxt.org, version 2): `/pricing.md`, `/index.md` for `/`. */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
