/**
 * The address of a public page's Markdown twin (llmstxt.org, version 2): `/pricing.md`, `/index.md` for the
 * front page.
 */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
