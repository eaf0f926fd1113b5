import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

const MOST = 6;
const FAMILIES = ['Organization', 'LocalBusiness', 'Person', 'WebSite', 'SoftwareApplication'];

/** Where people and firms have a page of their own, by host; what only shares or searches is none. */
const PROFILE =
  /^https?:\/\/(?:[a-z-]+\.)?(?:linkedin\.com\/(?:company|in|school)\/[^/?#]+|(?:x|twitter)\.com\/(?!(?:intent|share|home|search|hashtag|i)\b)\w+\/?(?:$|\?)|facebook\.com\/(?!(?:sharer?|dialog|plugins|tr|login|groups)\b)[^/?#]+|instagram\.com\/(?!(?:p|reel|explore)\/)[^/?#]+|youtube\.com\/(?:@|c\/|channel\/|user\/)[^/?#]+|tiktok\.com\/@[^/?#]+|github\.com\/[^/?#]+(?:\/[^/?#]+)?\/?$|gitlab\.com\/[^/?#]+(?:\/[^/?#]+)?\/?$|codeberg\.org\/[^/?#]+|wikipedia\.org\/wiki\/[^/?#]+|wikidata\.org\/wiki\/Q\d+|crunchbase\.com\/organization\/[^/?#]+|xing\.com\/(?:pages|companies|profile)\/[^/?#]+|bsky\.app\/profile\/[^/?#]+|threads\.(?:net|com)\/@[^/?#]+|pinterest\.[a-z.]+\/(?!pin\b)[^/?#]+|yelp\.[a-z.]+\/biz\/[^/?#]+|vk\.com\/(?!share)[^/?#]+|weibo\.com\/[^/?#]+|space\.bilibili\.com\/\d+|mastodon\.[a-z]+\/@[^/?#]+)/i;

/** The profiles that the page's data names as those of who is behind it (`sameAs`). */
export function namedProfiles(page: PageFacts): string[] {
  return page.structuredData.nodes.flatMap(({ types, properties }) =>
    types.some((type) => FAMILIES.includes(schemaFamily(type) ?? ''))
      ? (properties.sameAs ?? []).filter((address) => /^https?:\/\/[^\s]+\.[^\s]/i.test(address.trim()))
      : [],
  );
}

/** The profiles that its menus, header or footer link, where they are those of the site itself. */
export function linkedProfiles(page: PageFacts): string[] {
  const own = page.links.filter(
    ({ url, part, rel }) =>
      PROFILE.test(url) && (/\bme\b/.test(rel) || ['navigation', 'banner', 'footer', 'aside'].includes(part)),
  );
  return [...new Set(own.map(({ url }) => url))].slice(0, MOST);
}
