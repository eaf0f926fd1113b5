import type { CheckId } from '../checks/all-checks.ts';

/**
 * Grows with every change of the checks or their weights. Scores of two versions must not be compared; a
 * stored report keeps its version.
 */
export const scoreVersion = 4;

/**
 * The weight of each check. The sum is 100 (Access 28, Understanding 27, Content 37, Speed 8), so a weight
 * equals points if every check has a result. Reasons for unusual weights are beside them; docs/scoring.md
 * explains all.
 */
export const weights = {
  // A page that may not be fetched or indexed is in no answer. These two cap the score, which is worse than
  // any weight.
  'ai-agents-allowed': 6,
  indexable: 4,
  // The fetchers of ChatGPT, Claude and Perplexity run no scripts: for them such a page is empty.
  'readable-without-javascript': 6,
  'script-only-content': 1,
  'text-encoding': 1,
  // Half of that weight: our test comes from another address than the agents, so it can be wrong.
  'reachable-as-agents': 3,
  'https-and-status': 3,
  sitemap: 2,
  // Little, because Google's search ignores the file and few agents are known to read it.
  'llms-txt': 2,

  // It names things; its effect on ranking is disputed.
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
  // One name, and where to learn more about its owner: engines file the page under it.
  'entity-clarity': 6,

  'one-h1': 2,
  'heading-order': 3,
  'image-alt': 2,
  'image-alt-text': 1,
  dates: 5,
  // The substance: what an answer can repeat word for word.
  'quotable-evidence': 12,
  // Not every page is a list of questions: useful to have, no fault to lack.
  'questions-and-answers': 6,
  // Only businesses have a result; people ask most about these facts.
  'business-facts': 4,
  // At most six links are tried, so a page can have dead ones that we miss.
  links: 2,

  // A slow page is still quoted; speed decides between equal pages.
  'pagespeed-performance': 4,
  'pagespeed-accessibility': 2,
  'pagespeed-best-practices': 1,
  // Lighthouse's audits repeat some of ours, so they weigh no more than this.
  'pagespeed-seo': 1,
} as const satisfies Record<CheckId, number>;
