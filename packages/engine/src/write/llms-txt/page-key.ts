/**
 * What all forms of one page's address have in common: `/a/`, `/a.html`, `/a/index.html`, and those of its
 * Markdown twin, `/a.md` and `/a/index.html.md`. With the parameters.
 */
export function pageKey(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  let path = parsed.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // Not UTF-8: keep it as written.
  }
  const bare = path
    .replace(/(?:\/index)?\.(?:html?\.md|html?|md|php)$/i, '')
    .replace(/\/index$/i, '')
    .replace(/\/+$/, '');
  return `${parsed.host.replace(/^www\./, '')}${bare || '/'}${parsed.search}`;
}
