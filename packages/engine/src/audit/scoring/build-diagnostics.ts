import type { Diagnostics } from '@visible-ai/shared/analysis/schema';
import { imageAltPercentage } from '../checks/facts/image-alt-percentage.ts';
import { usefulTypes } from '../checks/facts/useful-types.ts';
import type { Evidence, Part } from '../evidence.ts';

const MOST_URLS = 100;

const had = <T>(part: Part<T>): T | null => (part.ok ? part.value : null);

const within = (score: number | null | undefined) => Math.min(100, Math.max(0, score ?? 0));
const atLeastZero = (value: number | null | undefined) => Math.max(0, value ?? 0);

/** RFC 9309: if robots.txt is unknown, nothing may be assumed, so an unknown verdict is not a yes. */
function everyAgentAllowed({ robots }: Evidence): boolean {
  const counted = had(robots)?.agents.filter((agent) => agent.counted) ?? [];
  return counted.length > 0 && counted.every(({ verdict }) => verdict === 'allowed');
}

/**
 * The public summary of the evidence: exactly the fields of the specification. PageSpeed scores and times are
 * 0 if they are not available; times are in milliseconds.
 */
export function buildDiagnostics(evidence: Evidence): Diagnostics {
  const page = had(evidence.page);
  const sitemap = had(evidence.sitemap);
  const pagespeed = had(evidence.pagespeed);
  return {
    llmsTxtExists: had(evidence.llms)?.state === 'found',
    robotsTxtAllowsAI: everyAgentAllowed(evidence),
    hasTargetSchema: page !== null && usefulTypes(page).length > 0,
    h1Count: page?.headings.filter(({ level }) => level === 1).length ?? 0,
    imageAltPercentage: page ? imageAltPercentage(page.images) : 100,
    sitemapExists: sitemap?.report.files.some(({ kind }) => kind !== 'none') ?? false,
    sitemapUrls: sitemap?.urls.slice(0, MOST_URLS) ?? [],
    performanceScore: within(pagespeed?.scores.performance),
    accessibilityScore: within(pagespeed?.scores.accessibility),
    bestPracticesScore: within(pagespeed?.scores.bestPractices),
    seoScore: within(pagespeed?.scores.seo),
    performanceMetrics: {
      firstContentfulPaint: atLeastZero(pagespeed?.metrics.firstContentfulPaint),
      largestContentfulPaint: atLeastZero(pagespeed?.metrics.largestContentfulPaint),
      cumulativeLayoutShift: atLeastZero(pagespeed?.metrics.cumulativeLayoutShift),
      speedIndex: atLeastZero(pagespeed?.metrics.speedIndex),
    },
  };
}
