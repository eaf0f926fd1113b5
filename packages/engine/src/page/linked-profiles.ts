import { isMakersProfile, isProfileAddress } from './is-profile-address.ts';
import type { PageFacts } from './page-facts.ts';
import type { PagePart } from './page-part.ts';
import { withoutTracking } from './without-tracking.ts';

const FRAME: readonly PagePart[] = ['navigation', 'banner', 'footer', 'aside'];

/** The profiles that menus, header or footer link to, if they are the site's own: the first `most` of them. */
export function linkedProfiles(links: PageFacts['links'], most: number): string[] {
  const own = links.filter(
    ({ url, part, rel, isMakers }) =>
      isProfileAddress(url) &&
      !isMakersProfile(url) &&
      !isMakers &&
      (/\bme\b/.test(rel) || FRAME.includes(part)),
  );
  return [...new Set(own.map(({ url }) => withoutTracking(url)))].slice(0, most);
}
