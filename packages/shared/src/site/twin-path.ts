/** Where the Markdown twin of a public page is (llmstxt.org, version 2): `/pricing.md`, `/index.md` for the front page. */
export const twinPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
