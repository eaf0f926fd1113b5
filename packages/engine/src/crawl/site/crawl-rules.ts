import { indexRules, isPlainRule } from '@visible-ai/shared/robots-txt/index-rules';
import type { ParsedRobots, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { productToken } from '@visible-ai/shared/robots-txt/product-token';
import { isRobotsTxt, robotsPathOf } from '@visible-ai/shared/robots-txt/robots-path';
import { CRAWL_AGENT } from '../crawl-agent.ts';

/** What a site's robots.txt means for our crawler. */
export interface CrawlRules {
  allows(url: string): boolean;
  /** Seconds; 0 if the site asks for none. */
  crawlDelay: number;
}

/** The part of a robots.txt that applies to our crawler. */
export interface OwnRules {
  rules: RobotsRule[];
  crawlDelay: number;
}

export const everythingAllowed: CrawlRules = { allows: () => true, crawlDelay: 0 };
export const nothingAllowed: CrawlRules = { allows: () => false, crawlDelay: 0 };

/** As many as the longest real files have; only files made to waste time have more. */
const MOST_RULES = 10_000;
/** Parts between stars in all rules: each is searched for in each address of the site. */
const MOST_PIECES = 2000;

/** The rules for us in a file; null if they are too many to apply. */
export function ownRules(parsed: ParsedRobots): OwnRules | null {
  const token = productToken(CRAWL_AGENT);
  const naming = (wanted: string) =>
    parsed.groups.filter(({ agents }) => agents.some((agent) => agent.token === wanted));
  const named = naming(token);
  const groups = named.length > 0 ? named : naming('*');
  const rules = groups.flatMap((group) => group.rules);
  const pieces = rules.reduce((sum, rule) => (isPlainRule(rule) ? sum : sum + rule.pattern.pieces.length), 0);
  if (rules.length > MOST_RULES || pieces > MOST_PIECES) return null;
  const delays = groups.flatMap(({ crawlDelays }) => crawlDelays.map(({ seconds }) => seconds));
  return { rules, crawlDelay: Math.max(0, ...delays.slice(0, 100)) };
}

/** The rules for us, prepared for thousands of addresses. */
export function crawlRules({ rules, crawlDelay }: OwnRules): CrawlRules {
  const winner = indexRules(rules);
  return {
    allows(url) {
      const path = robotsPathOf(url);
      return isRobotsTxt(path) || winner(path)?.kind !== 'disallow';
    },
    crawlDelay,
  };
}
