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
 * The path of a page's Markdown twin (llmstxt.org): the page's address with `.md` after it, or with
 * `index.html.md` if it ends in a slash. The path starts inside the site's folder, without a slash, and is not
 * percent-encoded. On a site that starts at `https://a.example/docs/`:
 *
 * - `https://a.example/docs/` is `index.html.md`
 * - `https://a.example/docs/start` is `start.md`
 * - `https://a.example/docs/start.html` is `start.html.md`
 * - `https://a.example/docs/api/` is `api/index.html.md`, and so is `https://a.example/docs/api/index.html`
 *
 * @param siteUrl where the site starts. If it does not end in a slash, its last segment is a file, not a folder.
 * @returns null for a page without a twin: a page of another site, a page with query parameters, or a page whose
 *   name cannot be a file name.
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
