import type { PageFacts } from '../../page/page-facts.ts';
import { schemaFamily } from '../../page/structured/schema-org-types.ts';
import { sameSite } from '../../sitemap/same-site.ts';

/** By these a page names who is behind it; all else that it names is somebody else. */
const BEHIND = new Set([null, 'publisher', 'copyrightHolder', 'sourceOrganization']);
const FAMILIES = new Set(['Organization', 'LocalBusiness']);

/**
 * What a page calls the organisation behind its site in its structured data. One with an address elsewhere is another's;
 * where several are left, nobody can tell which is meant.
 */
export function organisationName({ structuredData }: PageFacts, pageUrl: string): string | null {
  const page = new URL(pageUrl);
  const names = new Set<string>();
  for (const { types, properties, within } of structuredData.nodes) {
    if (!BEHIND.has(within) || !types.some((type) => FAMILIES.has(schemaFamily(type) ?? ''))) continue;
    const home = URL.parse(properties.url?.[0] ?? '', pageUrl);
    if (properties.url?.[0] && (!home || !sameSite(home, page))) continue;
    const name = (properties.name?.[0] ?? properties.legalName?.[0] ?? '').replace(/\s+/g, ' ').trim();
    if (name !== '') names.add(name.slice(0, 200));
  }
  const [only = null] = names;
  return names.size === 1 ? only : null;
}
