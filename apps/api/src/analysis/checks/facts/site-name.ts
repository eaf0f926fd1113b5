import type { PageFacts } from '../../../page/page-facts.ts';
import { cutText } from '../wording/cut-text.ts';
import { isGenericTitle } from './generic-title.ts';
import { schemaFamily } from './schema-org-types.ts';

const LONGEST = 80;
const SEPARATOR = /\s+[|–—·•»:-]\s+/u;

function namedNode(page: PageFacts, family: 'WebSite' | 'Organization'): string | null {
  const node = page.structuredData.nodes.find(
    ({ types, properties }) => types.some((type) => schemaFamily(type) === family) && properties.name?.[0],
  );
  return node?.properties.name?.[0] ?? null;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A name is short; a whole last part of a title may be a slogan. */
const MOST_WORDS = 5;

/**
 * The part of a title that names the site: the one that the host name repeats, else by custom the last
 * (“Parquet files • parquetize”), unless that is too long for a name.
 */
function titleName(title: string | null, host: string): string | null {
  if (!title?.trim()) return null;
  const parts = title.split(SEPARATOR).filter((part) => letters(part) !== '' && !isGenericTitle(part));
  const last = parts.at(-1) ?? title;
  const fallback = last.split(/\s+/).length <= MOST_WORDS ? last : title;
  return parts.find((part) => letters(host).includes(letters(part))) ?? fallback;
}

/**
 * What the site calls itself: og:site_name, else the name of its WebSite or Organization data, else what
 * its title says, else its host.
 */
export function siteName(page: PageFacts | null, url: string): string {
  const host = (URL.parse(url)?.hostname ?? url).replace(/^www\./, '');
  if (!page) return host;
  const candidates = [
    page.openGraph['og:site_name'],
    namedNode(page, 'WebSite'),
    namedNode(page, 'Organization'),
    page.siteName,
    titleName(page.title, host),
  ];
  for (const candidate of candidates) {
    const name = cutText(candidate ?? '', LONGEST);
    if (name !== '') return name;
  }
  return host;
}
