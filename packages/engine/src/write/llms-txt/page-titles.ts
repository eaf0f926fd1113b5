import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { withoutEmblems } from '../../language/sentence-signs.ts';
import { isGenericName } from '../../page/site-name/generic-name.ts';
import { oneLine } from '../sentences.ts';

/** A name is set off by a sign: a town that ends most titles is part of what they say. */
const SETS_OFF = /^\s[^\p{L}\p{N}\s&'’"“”«»„.+#$€£@]/u;

/** The end that most titles of a site share (" | Shop", " 💚 Pagy"): the site's name, not the page's. */
function sharedEnding(titles: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (let at = title.indexOf(' '); at !== -1; at = title.indexOf(' ', at + 1))
      if (SETS_OFF.test(title.slice(at))) counts.set(title.slice(at), (counts.get(title.slice(at)) ?? 0) + 1);
  const least = Math.max(3, titles.length * 0.5);
  const shared = [...counts].filter(([, times]) => times >= least).map(([ending]) => ending);
  return shared.sort((one, other) => other.length - one.length)[0] ?? '';
}

const PARTS = /\s+[|｜–—·•-]\s+|\s*[|｜]\s*/u;
const OFFICIAL = /\s*[【[（(](?:公式(?:サイト|HP)?|official(?: (?:site|website))?|공식)[】\]）)]/giu;
/** Keywords in a row, for engines: "Accounting, Expenses, Reports". */
const isRow = (part: string) => part.split(/[,、，]\s*/u).length > 2;

/** The title of a home page without keyword lists, "official site" and "index"; '' if nothing else is left. */
export function homeWords(title: string): string {
  const plain = title.replace(OFFICIAL, ' ');
  const parts = plain.split(PARTS).map((part) => part.trim());
  const own = parts.filter((part) => part !== '' && !isRow(part));
  const named = own.filter((part) => !isGenericName(part));
  const telling = named.length > 0 ? named : own;
  return plain === title && telling.length === parts.length ? oneLine(title) : telling.join(' – ');
}

/** Every page's own title by its address, without the site's name at its end and emblems at its start. */
export function pageTitles(pages: readonly CrawledPage[]): Map<string, string> {
  const plain = pages.map((page) => oneLine(page.title));
  const ending = sharedEnding(plain);
  return new Map(
    pages.map((page, index) => {
      const title = plain[index] ?? '';
      const own = ending && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
      const short = own.replace(/[\s|·–—:-]+$/u, '').trim();
      return [
        page.url,
        (/[\p{L}\p{N}]/u.test(withoutEmblems(short)) && withoutEmblems(short)) || title || page.url,
      ];
    }),
  );
}
