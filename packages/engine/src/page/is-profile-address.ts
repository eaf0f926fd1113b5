/** Hosts where people and firms have a profile; sharing and search links do not count. */
const PROFILE =
  /^https?:\/\/(?!(?!www\.)[\w-]+\.git(?:hub|lab)\.com)(?:[a-z-]+\.)?(?:linkedin\.com\/(?:company|in|school|showcase)\/[^/?#]+|(?:x|twitter)\.com\/(?!(?:intent|share|home|search|hashtag|i)\b)@?\w+\/?(?:$|\?)|facebook\.com\/(?!(?:sharer?|dialog|plugins|tr|login|groups)\b)[^/?#]+|instagram\.com\/(?!(?:p|reel|explore)\/)[^/?#]+|youtube\.com\/(?:@|c\/|channel\/|user\/)[^/?#]+|tiktok\.com\/@[^/?#]+|github\.com\/[^/?#]+(?:\/[^/?#]+)?\/?$|gitlab\.com\/[^/?#]+(?:\/[^/?#]+)?\/?$|codeberg\.org\/[^/?#]+|wikipedia\.org\/wiki\/[^/?#]+|wikidata\.org\/wiki\/Q\d+|crunchbase\.com\/organization\/[^/?#]+|xing\.com\/(?:pages|companies|profile)\/[^/?#]+|bsky\.app\/profile\/[^/?#]+|threads\.(?:net|com)\/@[^/?#]+|pinterest\.[a-z.]+\/(?!pin\b)[^/?#]+|yelp\.[a-z.]+\/biz\/[^/?#]+|vk\.com\/(?!share)[^/?#]+|weibo\.com\/[^/?#]+|space\.bilibili\.com\/\d+|mastodon\.[a-z]+\/@[^/?#]+)/i;

export const isProfileAddress = (url: string): boolean => PROFILE.test(url);

/** Accounts of site builders and systems, to which their templates link until the owner puts in another. */
const OF_MAKERS =
  /\/(?:company\/|@|user\/|c\/|channel\/)?(?:squarespace|wix|wixcom|framer|framer_?com|webflow|shopify|wordpress|wordpressdotcom|elementor|elementorcom|elegantthemes|godaddy|weebly|prestashop|joomla|drupal|docusaurus|gatsbyjs|vercel|netlify|ghost|tryghost)\/?$/i;

/** Whether a profile is that of a site builder or system on a network, not of whose site it is. */
export const isMakersProfile = (url: string): boolean =>
  PROFILE.test(url) &&
  !/^https?:\/\/(?:[a-z-]+\.)?(?:github|gitlab|codeberg|wiki)/i.test(url) &&
  OF_MAKERS.test(url);
