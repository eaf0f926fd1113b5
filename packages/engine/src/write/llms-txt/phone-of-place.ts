import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { phonesOf } from '../../page/stated/phones-of.ts';
import { phoneEnding } from '../phone-ending.ts';

const LONGEST_LINE = 120;
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * Of several telephone numbers on a page the one at the place of the address: that whose line names its town, where only one does
 * ("Tel. Köln: …", "Tel. Bonn: …"). Otherwise the first.
 */
export function phoneOfPlace(
  page: CrawledPage,
  phones: readonly string[],
  address: string,
): string | undefined {
  const [first] = phones;
  if (phones.length < 2 || address === '') return first;
  const places = new Set(wordsOf(address));
  const lines = [...(page.business?.lines ?? []), ...page.sections.flatMap(({ text }) => text.split('\n'))];
  const named = lines
    .filter((line) => line.length <= LONGEST_LINE && !line.includes(address))
    .filter((line) => wordsOf(line.replace(/\d.*$/u, '')).some((word) => places.has(word)))
    .flatMap((line) => phonesOf([line]).slice(0, 1));
  const endings = new Set(named.map(phoneEnding));
  const own = phones.filter((phone) => endings.has(phoneEnding(phone)));
  return own.length === 1 ? own[0] : first;
}
