import type { CrawledSite } from '../crawled-site.ts';

/** More than anybody lists by hand. */
const MOST = 1000;
const LINK = /\]\(\s*<?([^\s<>()]{1,2000})/g;

/**
 * The addresses that the owner's llms.txt links to, absolute: we want to read its pages and know which are
 * missing.
 */
export function linksOfLlms(llms: CrawledSite['llms']): string[] {
  if (llms === null) return [];
  const targets = [...llms.text.matchAll(LINK)].slice(0, MOST);
  return targets.flatMap(([, target = '']) => {
    const url = URL.parse(target, llms.url);
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
}
