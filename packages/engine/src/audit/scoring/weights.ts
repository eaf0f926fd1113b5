import type { CheckId } from '../checks/all-checks.ts';

/**
 * Grows with every change of the checks or their weights. Scores of two versions are not to be compared; a
 * stored report keeps the version it was made with.
 */
export const scoreVersion = 3;

/**
 * What each check is worth. The sum is 100 (Access 28, Understanding 27, Content 37, Speed 8), so a weight
 * reads as points while every check has a result. Reasons for the unusual ones stand beside them;
 * docs/scoring.md explains all.
 */
export const weights = {
  // The gate: what may not be fetched or indexed is in no answer. These two cap the score, which is worse than any weight.
  'ai-agents-allowed': 6,
  indexable: 4,
  // The fetchers of ChatGPT, Claude and Perplexity run no scripts: an empty page is no page.
  'readable-without-javascript': 6,
  'script-only-content': 1,
  'text-encoding': 1,
  // Half the gate's weight: our test comes from another address than the agents, so it can be wrong.
  'reachable-as-agents': 3,
  'https-and-status': 3,
  sitemap: 2,
  // Little, because Google's search ignores the file and few agents are known to read it.
  'llms-txt': 2,

  // Contested as a lift, undisputed as a name tag.
  'structured-data-types': 5,
  'structured-data-properties': 3,
  'structured-data-parses': 1,
  title: 3,
  'meta-description': 3,
  canonical: 2,
  language: 1,
  // Only pages in several languages have a result.
  hreflang: 1,
  'open-graph': 2,
  // One name, and where to learn more of whoever bears it: what an engine files the page under.
  'entity-clarity': 6,

  'one-h1': 2,
  'heading-order': 3,
  'image-alt': 2,
  'image-alt-text': 1,
  dates: 5,
  // The substance: what an answer can repeat word for word.
  'quotable-evidence': 12,
  // Not every page is a list of questions: worth having, no fault to lack.
  'questions-and-answers': 6,
  // Only businesses have a result; what is asked of them most.
  'business-facts': 4,
  // At most six links are tried, so a page can have dead ones that we miss.
  links: 2,

  // A slow page is still quoted; speed decides between equals.
  'pagespeed-performance': 4,
  'pagespeed-accessibility': 2,
  'pagespeed-best-practices': 1,
  // The audits repeat some of ours, so they weigh no more than this.
  'pagespeed-seo': 1,
} as const satisfies Record<CheckId, number>;
