import { isProfileAddress } from '../../../page/is-profile-address.ts';
import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

const MOST = 6;
const FAMILIES = ['Organization', 'LocalBusiness', 'Person', 'WebSite', 'SoftwareApplication'];

/** The profiles that the page's data names for whoever is behind the page (`sameAs`). */
export function namedProfiles(page: PageFacts): string[] {
  return page.structuredData.nodes.flatMap(({ types, properties }) =>
    types.some((type) => FAMILIES.includes(schemaFamily(type) ?? ''))
      ? (properties.sameAs ?? []).filter((address) => /^https?:\/\/[^\s]+\.[^\s]/i.test(address.trim()))
      : [],
  );
}

/** The profiles that menus, header or footer link to, if they are the site's own. */
export function linkedProfiles(page: PageFacts): string[] {
  const own = page.links.filter(
    ({ url, part, rel, isMakers }) =>
      isProfileAddress(url) &&
      !isMakers &&
      (/\bme\b/.test(rel) || ['navigation', 'banner', 'footer', 'aside'].includes(part)),
  );
  return [...new Set(own.map(({ url }) => url))].slice(0, MOST);
}
