import { siteAddress } from '../../crawl/site/site-address.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import { shortAddress } from '../row-address.ts';
import type { RowLink } from '../site-row.ts';

const LONGEST_TEXT = 60;

/**
 * Where a page leads within its own site, each address once, with its first words; itself left out. What is marked
 * nofollow leads nowhere.
 */
export function siteLinks(links: PageFacts['links'], pageUrl: string, origin: string): RowLink[] {
  const found = new Map<string, string>();
  for (const { url, text, rel } of links) {
    if (/\bnofollow\b/.test(rel)) continue;
    const address = siteAddress(url, origin);
    if (address === null || address === pageUrl) continue;
    const short = shortAddress(address, origin);
    const known = found.get(short);
    if (!known) found.set(short, text.slice(0, LONGEST_TEXT).trim());
  }
  return [...found];
}
