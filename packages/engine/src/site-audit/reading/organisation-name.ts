import type { PageFacts } from '../../page/page-facts.ts';
import { isServiceBusiness } from '../../page/structured/is-service-business.ts';
import { schemaFamily } from '../../page/structured/schema-org-types.ts';
import { sameSite } from '../../sitemap/same-site.ts';
import type { PageReading } from '../site-row.ts';

/** Properties with which a page names its publisher; all other names are somebody else's. */
const BEHIND = new Set([null, 'publisher', 'copyrightHolder', 'sourceOrganization']);
const FAMILIES = new Set(['Organization', 'LocalBusiness']);

const MOST_OTHERS = 5;
const asName = (written: string) => written.replace(/\s+/g, ' ').trim().slice(0, 200);

/**
 * The name of the organisation behind the site in a page's structured data. One with an address elsewhere
 * belongs to another site; if several are left, it is unknown which is meant.
 */
export function organisationName(
  { structuredData }: PageFacts,
  pageUrl: string,
): Pick<PageReading, 'organisation' | 'alsoNamed'> {
  const page = new URL(pageUrl);
  const names = new Set<string>();
  const others = new Set<string>();
  for (const { types, properties, within } of structuredData.nodes) {
    const isSomebody =
      types.some((type) => FAMILIES.has(schemaFamily(type) ?? '')) ||
      isServiceBusiness(types, (property) => property in properties);
    if (!BEHIND.has(within) || !isSomebody) continue;
    const home = URL.parse(properties.url?.[0] ?? '', pageUrl);
    if (properties.url?.[0] && (!home || !sameSite(home, page))) continue;
    const { alternateName = [], legalName = [] } = properties;
    const name = asName(properties.name?.[0] ?? legalName[0] ?? '');
    if (name !== '') names.add(name);
    for (const other of [...alternateName, ...legalName].slice(0, MOST_OTHERS)) others.add(asName(other));
  }
  const [only = null] = names;
  return names.size === 1
    ? { organisation: only, alsoNamed: [...others].filter((other) => other !== '' && other !== only) }
    : { organisation: null, alsoNamed: [] };
}
