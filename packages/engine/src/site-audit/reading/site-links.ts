import { siteAddress } from '../../crawl/site/site-address.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { shortAddress } from '../row-address.ts';
import type { RowLink } from '../site-row.ts';

const LONGEST_TEXT = 60;
/**
 * The limit for all of them together: two thousand links of seventy-five characters. The links of 2,000 pages
 * are in memory at once.
 */
const MOST_CHARACTERS = 150_000;

/** What is read of a page. The text of a frameset is in its frames. */
export interface LinkingPage {
  links: PageFacts['links'];
  rendering: Pick<PageFacts['rendering'], 'frames'>;
}

/**
 * The links of a page within its own site, each address once, with its first words, without the page itself.
 * Links marked nofollow are ignored.
 *
 * @returns `isCut` if there are more than are kept.
 */
export function siteLinks(
  { links, rendering: { frames } }: LinkingPage,
  pageUrl: string,
  origin: string,
): { links: RowLink[]; isCut: boolean } {
  const found = new Map<string, string>();
  let room = MOST_CHARACTERS;
  const framed = frames.map((url) => ({ url, text: '', rel: '' }));
  for (const { url, text, rel } of [...framed, ...links]) {
    if (/\bnofollow\b/.test(rel)) continue;
    const address = siteAddress(url, origin);
    if (address === null || address === pageUrl) continue;
    const short = shortAddress(address, origin);
    const known = found.get(short);
    if (known) continue;
    const words = text.slice(0, LONGEST_TEXT).trim();
    room -= words.length + (known === undefined ? short.length : 0);
    if (room < 0) return { links: [...found], isCut: true };
    found.set(short, words);
  }
  return { links: [...found], isCut: false };
}
