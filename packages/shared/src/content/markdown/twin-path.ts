import { isSafePath } from './markdown-files.ts';

function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment).normalize('NFC');
    return text.includes('/') ? null : text;
  } catch {
    return null;
  }
}

/**
 * Where the Markdown twin of a page lies (llmstxt.org): the page's own address with `.md` behind it, and `index.html.md`
 * for one that ends in a slash. Told from the site's folder on, without a slash before it, and as text, not
 * percent-encoded: on a site that begins at `https://a.example/docs/`
 *
 * - `https://a.example/docs/` is `index.html.md`
 * - `https://a.example/docs/start` is `start.md`
 * - `https://a.example/docs/start.html` is `start.html.md`
 * - `https://a.example/docs/api/` is `api/index.html.md`, and so is `https://a.example/docs/api/index.html`
 *
 * @param siteUrl where the site begins; its last segment counts as a folder when it ends in a slash.
 * @returns null for a page that has no twin: one of another site, one that parameters tell from others, and one whose
 *   name could not be a file's.
 */
export function twinPath(pageUrl: string, siteUrl: string): string | null {
  const [page, site] = [URL.parse(pageUrl), URL.parse(siteUrl)];
  if (!page || !site || page.host !== site.host || page.search !== '') return null;
  const folder = site.pathname.replace(/[^/]*$/, '');
  const pathname = `${page.pathname}/` === folder ? folder : page.pathname;
  if (!pathname.startsWith(folder)) return null;
  const segments = pathname.slice(folder.length).split('/').map(decoded);
  if (segments.includes(null)) return null;
  const path = segments.join('/');
  const twin = path === '' || path.endsWith('/') ? `${path}index.html.md` : `${path}.md`;
  return isSafePath(twin) ? twin : null;
}
