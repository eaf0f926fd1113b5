const ENTRY = /(?<![ \t])[ \t]*<sitemap>(?:(?!<\/sitemap>)[\s\S])*<\/sitemap>[ \t]*(?:\r?\n)?/g;
const LOC = /<loc>(?:\s*<!\[CDATA\[)?([^<\]]*)(?:\]\]>\s*)?<\/loc>/;

/** Closes a file that was cut off after its last complete address. */
function closed(text: string): string {
  if (!/<urlset\b/.test(text) || /<\/urlset>/.test(text)) return text;
  const end = text.lastIndexOf('</loc>');
  return end < 0 ? text : `${text.slice(0, end)}</loc></url>\n</urlset>`;
}

/**
 * Corrects what is safe to correct in a sitemap or index: escapes bare ampersands, makes relative addresses
 * absolute, closes a truncated file, removes entries of missing files. The rest keeps every character.
 *
 * @param gone addresses of files that an index names but that do not exist.
 */
export function correctSitemap(text: string, url: string, gone: ReadonlySet<string>): string {
  return closed(text)
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(
      /(<loc>\s*)(\/(?!\/)[^<\s]*)/g,
      (_, before: string, path: string) => before + new URL(path, url).href,
    )
    .replace(ENTRY, (entry) => {
      const named = LOC.exec(entry)?.[1]?.trim().replaceAll('&amp;', '&') ?? '';
      return gone.has(URL.parse(named, url)?.href ?? '') ? '' : entry;
    });
}
