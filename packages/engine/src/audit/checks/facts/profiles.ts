import type { PageFacts } from '../../../page/page-facts.ts';
import { isServiceBusiness } from '../../../page/structured/is-service-business.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

const FAMILIES = ['Organization', 'LocalBusiness', 'Person', 'WebSite', 'SoftwareApplication'];

/** The profiles that the page's data names for whoever is behind the page (`sameAs`). */
export function namedProfiles(page: PageFacts): string[] {
  return page.structuredData.nodes.flatMap(({ types, properties }) =>
    types.some((type) => FAMILIES.includes(schemaFamily(type) ?? '')) ||
    isServiceBusiness(types, (property) => property in properties)
      ? (properties.sameAs ?? []).filter((address) => /^https?:\/\/[^\s]+\.[^\s]/i.test(address.trim()))
      : [],
  );
}
