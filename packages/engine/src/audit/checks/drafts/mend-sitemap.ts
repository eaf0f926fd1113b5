const ENTRY = /[ \t]*<sitemap>(?:(?!<\/sitemap>)[\s\S])*<\/sitemap>[ \t]*(?:\r?\n)?/g;
const LOC = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]*?)\s*(?:\]\]>)?\s*<\/loc>/;

/** A file that was cut off, closed behind the last address that is whole. */
function closed(text: string): string {
  if (!/<urlset\b/.test(text) || /<\/urlset>/.test(text)) return text;
  const end = text.lastIndexOf('</loc>');
  return end < 0 ? text : `${text.slice(0, end)}</loc></url>\n</urlset>`;
}

/**
 * A sitemap or index with what can be put right by anybody: bare ampersands escaped, addresses of the site made full,
 * a file that was cut off closed, entries of files that are not there taken out. The rest stays letter by letter.
 *
 * @param gone addresses of files that an index names and that are not there.
 */
export function mendSitemap(text: string, url: string, gone: ReadonlySet<string>): string {
  return closed(text)
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(
      /(<loc>\s*)(\/(?!\/)[^<\s]*)/g,
      (_, before: string, path: string) => before + new URL(path, url).href,
    )
    .replace(ENTRY, (entry) => {
      const named = LOC.exec(entry)?.[1]?.replaceAll('&amp;', '&') ?? '';
      return gone.has(URL.parse(named, url)?.href ?? '') ? '' : entry;
    });
}
