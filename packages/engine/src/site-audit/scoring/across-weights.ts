import type { AcrossId } from '../across/all-across-checks.ts';

/**
 * The points that a fault between pages costs a site if all of its pages have it; for fewer pages, the square
 * root of their share. Faults that lead to wrong citations cost most; docs/scoring.md explains all.
 */
export const acrossWeights = {
  'duplicate-title': 3,
  'duplicate-description': 2,
  'duplicate-h1': 1,
  // Of pages with the same text, engines keep one.
  'duplicate-text': 4,
  'near-duplicate-text': 2,
  'broken-link': 3,
  'redirecting-link': 1,
  'redirect-chain': 2,
  'orphan-page': 2,
  'missing-from-sitemap': 2,
  'sitemap-error': 2,
  'sitemap-redirect': 1,
  'sitemap-noindex': 2,
  // It points engines elsewhere.
  'canonical-error': 3,
  'canonical-redirect': 2,
  'canonical-chain': 2,
  'hreflang-no-return': 1,
  // Little here, because each page already loses points by its own checks.
  'mixed-content': 1,
  'deep-page': 1,
  'thin-page': 3,
  'inconsistent-name': 2,
  'language-mismatch': 1,
} as const satisfies Record<AcrossId, number>;
