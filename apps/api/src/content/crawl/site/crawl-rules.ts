import { judgeUrl } from '@visible-ai/shared/robots-txt/decide-robots';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import { productToken } from '@visible-ai/shared/robots-txt/product-token';
import { CRAWL_AGENT } from '../crawl-agent.ts';

/** What a site's robots.txt means for our crawler. */
export interface CrawlRules {
  allows(url: string): boolean;
  /** Seconds; 0 when the site asks for none. */
  crawlDelay: number;
}

export const everythingAllowed: CrawlRules = { allows: () => true, crawlDelay: 0 };
export const nothingAllowed: CrawlRules = { allows: () => false, crawlDelay: 0 };

/** Our own rules, found once, so that a file with thousands of groups is not searched for each address. */
export function crawlRules(parsed: ParsedRobots): CrawlRules {
  const token = productToken(CRAWL_AGENT);
  const naming = (wanted: string) =>
    parsed.groups.filter(({ agents }) => agents.some((agent) => agent.token === wanted));
  const named = naming(token);
  const groups = named.length > 0 ? named : naming('*');
  const ours: ParsedRobots = { ...parsed, lines: [], groups };
  const delays = groups.flatMap(({ crawlDelays }) => crawlDelays.map(({ seconds }) => seconds));
  return {
    allows: (url) => judgeUrl(ours, url)(CRAWL_AGENT).allowed,
    crawlDelay: Math.max(0, ...delays.slice(0, 100)),
  };
}
