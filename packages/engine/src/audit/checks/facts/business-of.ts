import type { PageFacts, StructuredNode } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';
import { businessType } from './business-type.ts';
import { oncePerPage } from './once-per-page.ts';
import { knownName } from './site-name.ts';

/** Whose site it is, as far as the page tells. */
export interface SiteOwner {
  /** As the site calls itself; null if the page does not say. */
  name: string | null;
  /** The schema.org type; `Organization` if the page does not show one. */
  type: string;
  /** A business that people visit or buy from. */
  isLocal: boolean;
}

/** The page's own node of one of these families, if its data has one. An organisation with a site of its own is not it. */
export const ownNode = (page: PageFacts, families: readonly string[]): StructuredNode | null =>
  page.structuredData.nodes.find(
    ({ types, within, properties }) =>
      !page.nameClues.some(({ from, text }) => from === 'parent' && text === properties.name?.[0]) &&
      (within === null || within === 'publisher' || within === 'seller') &&
      types.some((type) => families.includes(schemaFamily(type) ?? '')),
  ) ?? null;

/** Who is behind the page. Its structured data decides; without it, the words that the page uses for itself. */
export const businessOf = oncePerPage((page, url): SiteOwner => {
  const name = knownName(page, url);
  const described = ownNode(page, ['LocalBusiness']);
  if (described) return { name, type: described.types[0] ?? 'LocalBusiness', isLocal: true };
  const { phones, addresses, hours } = page.stated;
  const type = businessType({
    name: name ?? '',
    title: page.title ?? '',
    heading: page.headings.find(({ level }) => level === 1)?.text ?? '',
    description: page.metaDescription ?? '',
    text: [page.text.excerpt, ...page.text.prose].join(' '),
    // Any page may contain a phone number, so a number alone proves nothing.
    isReachable:
      addresses.length > 0 || hours.length > 0 || (phones.length > 0 && page.stated.prices.length > 0),
  });
  if (type === null || type === 'NGO') return { name, type: type ?? 'Organization', isLocal: false };
  return { name, type, isLocal: true };
});
