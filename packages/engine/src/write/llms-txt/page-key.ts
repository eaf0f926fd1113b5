import { percentDecoded } from '@visible-ai/shared/network/percent-decoded';
/**
 * What all forms of one page's address have in common: `/a/`, `/a.html`, `/a/index.html`, and those of its
 * Markdown twin, `/a.md` and `/a/index.html.md`. With the parameters.
 */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const bare = percentDecoded(parsed.pathname)
    .replace(/(?:\/index)?\.(?:html?\.md|html?|md|php)$/i, '')
    .replace(/\/index$/i, '')
    .replace(/\/+$/, '');
  return `${parsed.host.replace(/^www\./, '')}${bare || '/'}${parsed.search}`;
}
