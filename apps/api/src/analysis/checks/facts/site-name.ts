import type { PageFacts } from '../../../page/page-facts.ts';
import { cutText } from '../wording/cut-text.ts';
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

/** The part of a title that names the site is the one the host name repeats: “Parquet files • parquetize”. */
function titleName(title: string | null, host: string): string | null {
  if (!title?.trim()) return null;
  const parts = title.split(SEPARATOR).filter((part) => letters(part) !== '');
  return parts.find((part) => letters(host).includes(letters(part))) ?? title;
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
