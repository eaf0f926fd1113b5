import type { PageFacts, StructuredNode } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';
import { businessType } from './business-type.ts';
import { oncePerPage } from './once-per-page.ts';
import { knownName } from './site-name.ts';

/** Whose site it is, as far as the page tells. */
export interface SiteOwner {
  /** In its own words; null where they do not tell. */
  name: string | null;
  /** The schema.org type; `Organization` where it is left open. */
  type: string;
  /** A business that people visit or buy from. */
  isLocal: boolean;
}

/** The page's own thing of a family, where its data has one. */
export const ownNode = (page: PageFacts, families: readonly string[]): StructuredNode | null =>
  page.structuredData.nodes.find(
    ({ types, within }) =>
      (within === null || within === 'publisher' || within === 'seller') &&
      types.some((type) => families.includes(schemaFamily(type) ?? '')),
  ) ?? null;

/** Who is behind the page: by its structured data, else by the words it uses of itself. */
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
    // A number to call alone may stand on any page.
    isReachable:
      addresses.length > 0 || hours.length > 0 || (phones.length > 0 && page.stated.prices.length > 0),
  });
  if (type === null || type === 'NGO') return { name, type: type ?? 'Organization', isLocal: false };
  return { name, type, isLocal: true };
});
