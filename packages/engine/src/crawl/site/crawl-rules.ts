import { indexRules, isPlainRule } from '@visible-ai/shared/robots-txt/index-rules';
import type { ParsedRobots, RobotsRule } from '@visible-ai/shared/robots-txt/parsed-robots';
import { productToken } from '@visible-ai/shared/robots-txt/product-token';
import { isRobotsTxt, robotsPathOf } from '@visible-ai/shared/robots-txt/robots-path';
import { CRAWL_AGENT } from '../crawl-agent.ts';

/** What a site's robots.txt means for our crawler. */
export interface CrawlRules {
  allows(url: string): boolean;
  /** Seconds; 0 when the site asks for none. */
  crawlDelay: number;
}

/** The part of a robots.txt that is for our crawler. */
export interface OwnRules {
  rules: RobotsRule[];
  crawlDelay: number;
}

export const everythingAllowed: CrawlRules = { allows: () => true, crawlDelay: 0 };
export const nothingAllowed: CrawlRules = { allows: () => false, crawlDelay: 0 };

/** What the longest real files have; more come only in files that are made to keep their readers busy. */
const MOST_RULES = 10_000;
/** Pieces between stars, all rules together: each is looked for in each address of the site. */
const MOST_PIECES = 2000;

/** Our own rules out of a file; null when they are too many to be kept to. */
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

/** Our own rules, ready for thousands of addresses. */
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
