import { z } from 'zod';
import type { PageSpeedEvidence, Part } from '../evidence.ts';
import { pageSpeedProblem } from './page-speed-problem.ts';

const MOST_FINDINGS = 5;
const FINDING_BELOW = 0.9;
const LONGEST_TEXT = 200;

const fraction = z.number().min(0).max(1).nullish().catch(null);

const audit = z.object({
  title: z.string().optional(),
  score: fraction,
  displayValue: z.string().optional(),
  numericValue: z.number().min(0).optional(),
  metricSavings: z.record(z.string(), z.number()).optional(),
});

const category = z.object({
  score: fraction,
  auditRefs: z
    .array(z.object({ id: z.string(), weight: z.number().catch(0), group: z.string().optional() }))
    .catch([]),
});

/** The used part of a Lighthouse result; PageSpeed Insights and Lighthouse write it alike. */
export const lighthouseResult = z.object({
  lighthouseVersion: z.string().max(50),
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), category),
  // One malformed audit must not cost the others.
  audits: z.record(z.string(), audit.catch({})),
});

type LighthouseResult = z.infer<typeof lighthouseResult>;
type Category = PageSpeedEvidence['opportunities'][number]['category'];

const categories: Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

const percent = (score: number | null | undefined) =>
  typeof score === 'number' ? Math.round(score * 100) : null;

const cut = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);

/** What a category's failed audits cost: the time they would save, or their weight in the score. */
function findingsOf(result: LighthouseResult, name: Category): PageSpeedEvidence['opportunities'] {
  const refs = result.categories[name]?.auditRefs ?? [];
  return refs
    .flatMap(({ id, weight, group }) => {
      const found = result.audits[id];
      // Metrics are shown as metrics; hidden audits are those that the report itself leaves out.
      if (!found?.title || group === 'metrics' || group === 'hidden') return [];
      if (typeof found.score !== 'number' || found.score >= FINDING_BELOW) return [];
      if (name !== 'performance' && weight === 0) return [];
      const saved = Object.values(found.metricSavings ?? {}).reduce((sum, value) => sum + value, 0);
      const cost = name === 'performance' ? saved : weight;
      const displayValue = found.displayValue ? cut(found.displayValue) : null;
      return [{ cost, finding: { id, category: name, title: cut(found.title), displayValue } }];
    })
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST_FINDINGS)
    .map(({ finding }) => finding);
}

/**
 * Reads a Lighthouse result (as sent by PageSpeed Insights in `lighthouseResult`, or written by Lighthouse
 * with `--output=json`). Scores are 0 to 100, null if Lighthouse had none.
 *
 * @see https://developers.google.com/speed/docs/insights/rest/v5/pagespeedapi/runpagespeed
 */
export function readLighthouseResult(
  raw: unknown,
  source: PageSpeedEvidence['source'],
): Part<PageSpeedEvidence> {
  const parsed = lighthouseResult.safeParse(raw);
  if (!parsed.success) return pageSpeedProblem('the answer is not a Lighthouse result');
  const result = parsed.data;
  const error = result.runtimeError?.code;
  if (error && error !== 'NO_ERROR')
    return pageSpeedProblem(
      `Lighthouse could not load the page (${error.replace(/[^A-Z0-9_]/gi, '').slice(0, 60)})`,
    );
  const score = (name: Category) => percent(result.categories[name]?.score);
  const metric = (id: string) => result.audits[id]?.numericValue ?? null;
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
  if (Object.values(scores).every((value) => value === null))
    return pageSpeedProblem('Lighthouse gave no score for this page');
  return {
    ok: true,
    value: {
      source,
      version: result.lighthouseVersion,
      scores,
      metrics: {
        firstContentfulPaint: metric('first-contentful-paint'),
        largestContentfulPaint: metric('largest-contentful-paint'),
        cumulativeLayoutShift: metric('cumulative-layout-shift'),
        speedIndex: metric('speed-index'),
      },
      opportunities: categories.flatMap((name) => findingsOf(result, name)),
    },
  };
}
