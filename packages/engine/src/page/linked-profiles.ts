import { isMakersProfile, isProfileAddress } from './is-profile-address.ts';
import type { PageFacts } from './page-facts.ts';
import type { PagePart } from './page-part.ts';
import { withoutTracking } from './without-tracking.ts';

const FRAME: readonly PagePart[] = ['navigation', 'banner', 'footer', 'aside'];

/** An account on a server of its own: "https://toot.example/@anvil". A link says of it that it is the site's own. */
const ON_A_SERVER = /^https:\/\/[^/?#]+\/@[^/?#@]+\/?$/;
/** Networks whose profiles are paths: what follows is about the visitor, as the language of the page. */
const BY_PATH =
  /^https?:\/\/(?:[\w-]+\.)?(?:instagram\.com|tiktok\.com|linkedin\.com|threads\.(?:net|com)|twitter\.com|x\.com|pinterest\.\w+)\//i;
/** One list of a channel. */
const OF_CHANNEL =
  /^(https?:\/\/(?:\w+\.)?youtube\.com\/(?:@|channel\/|c\/|user\/)[^/?#]+)\/(?:live|videos|streams|shorts|playlists|featured|about|community)\/?(?:[?#].*)?$/i;
const bareProfile = (address: string): string =>
  BY_PATH.test(address)
    ? address.replace(/[?#].*$/u, '')
    : withoutTracking(address).replace(OF_CHANNEL, '$1');

/** What two spellings of one profile have in common: without scheme, "www." and the slash at its end. */
const profileKey = (address: string): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

/** The profiles that menus, header or footer link to, if they are the site's own: the first `most` of them. */
export function linkedProfiles(links: PageFacts['links'], most: number): string[] {
  const own = links.filter(
    ({ url, part, rel, isMakers }) =>
      !isMakersProfile(url) &&
      !isMakers &&
      (/\bme\b/.test(rel)
        ? isProfileAddress(url) || ON_A_SERVER.test(url)
        : isProfileAddress(url) && FRAME.includes(part)),
  );
  const profiles = new Map<string, string>();
  for (const { url } of own) {
    const profile = bareProfile(url);
    const key = profileKey(profile);
    if (!profiles.has(key)) profiles.set(key, profile);
  }
  return [...profiles.values()].slice(0, most);
}
