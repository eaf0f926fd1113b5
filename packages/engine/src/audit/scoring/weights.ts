import type { CheckId } from '../checks/all-checks.ts';

/**
 * Grows with every change of the checks or their weights. Scores of two versions are not to be compared; a
 * stored report keeps the version it was made with.
 */
export const scoreVersion = 3;

/**
 * What each check is worth. The sum is 100 (Access 35, Understanding 32, Content 22, Speed 11), so a weight
 * reads as points while every check has a result. Reasons for the unusual ones stand beside them;
 * docs/scoring.md explains all.
 */
export const weights = {
  // The gate: what may not be fetched or indexed is in no answer. These two also cap the score.
  'ai-agents-allowed': 8,
  indexable: 6,
  // The fetchers of ChatGPT, Claude and Perplexity run no scripts: an empty page is no page.
  'readable-without-javascript': 6,
  'script-only-content': 1,
  'text-encoding': 1,
  // Half the gate's weight: our test comes from another address than the agents, so it can be wrong.
  'reachable-as-agents': 4,
  'https-and-status': 4,
  sitemap: 3,
  // Little, because Google's search ignores the file and few agents are known to read it.
  'llms-txt': 2,

  // Contested as a lift, undisputed as a name tag: the most of its group, but no gate.
  'structured-data-types': 7,
  'structured-data-properties': 2,
  'structured-data-parses': 2,
  title: 4,
  'meta-description': 4,
  canonical: 3,
  language: 2,
  // Only pages in several languages have a result.
  hreflang: 1,
  'open-graph': 2,
  // One name, and where to learn more of whoever bears it: what an engine files the page under.
  'entity-clarity': 5,

  'one-h1': 4,
  'heading-order': 3,
  'image-alt': 2,
  'image-alt-text': 1,
  dates: 2,
  // Not every page is a list of questions: worth having, no fault to lack.
  'questions-and-answers': 4,
  // Only businesses have a result; what is asked of them most.
  'business-facts': 4,
  // At most six links are tried, so a page can have dead ones that we miss.
  links: 2,

  // A slow page is still quoted; speed decides between equals.
  'pagespeed-performance': 5,
  'pagespeed-accessibility': 2,
  'pagespeed-best-practices': 2,
  // The audits repeat some of ours, so they weigh no more than this.
  'pagespeed-seo': 2,
} as const satisfies Record<CheckId, number>;
