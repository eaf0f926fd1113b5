import type { PageSpeedEvidence } from '../evidence.ts';
import { type NotApplicable, notApplicable, type Verdict } from './define-check.ts';
import { count } from './wording/count.ts';

type Category = PageSpeedEvidence['opportunities'][number]['category'];

const scoreKey = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'bestPractices',
  seo: 'seo',
} as const satisfies Record<Category, keyof PageSpeedEvidence['scores']>;

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** The lab measurements and Lighthouse's limits for them, as one sentence. */
function metricsSentence({ metrics }: PageSpeedEvidence): string {
  const { largestContentfulPaint: lcp, firstContentfulPaint: fcp, cumulativeLayoutShift: cls } = metrics;
  const said = [
    lcp === null ? null : `largest paint after ${seconds(lcp)} (good: up to 2.5 s)`,
    fcp === null ? null : `first paint after ${seconds(fcp)} (1.8 s)`,
    cls === null ? null : `layout shift ${cls.toFixed(3)} (0.1)`,
  ].filter((part) => part !== null);
  return said.length ? ` On a simulated phone: ${said.join(', ')}.` : '';
}

/**
 * The verdict on one Lighthouse category. Its score is used unchanged: it passes from 90 and warns from 50.
 *
 * @param name the category as a person calls it: "Performance".
 */
export function judgePageSpeed(
  pagespeed: PageSpeedEvidence,
  category: Category,
  name: string,
  fix: { title: string; text: string },
): Verdict | NotApplicable {
  const score = pagespeed.scores[scoreKey[category]];
  if (score === null)
    return notApplicable(`Could not check: Lighthouse gave no ${name.toLowerCase()} score for this page.`);
  const findings = pagespeed.opportunities
    .filter((found) => found.category === category)
    .map(({ title, displayValue }) => {
      const plain = title.replace(/\.$/, '');
      return displayValue ? `${plain}: ${displayValue}` : plain;
    });
  const by =
    pagespeed.source === 'psi'
      ? `PageSpeed Insights (Lighthouse ${pagespeed.version}, mobile)`
      : `Lighthouse ${pagespeed.version} (mobile)`;
  const metrics = category === 'performance' ? metricsSentence(pagespeed) : '';
  const named = findings.length ? ` Start with: ${findings.slice(0, 3).join('; ')}.` : '';
  return {
    score: Math.min(1, Math.max(0, score / 100)),
    title: `${name}: ${score} of 100`,
    evidence: `${by} gives ${score} of 100.${metrics}${findings.length && score < 90 ? ` ${count(findings.length, 'finding')} listed.` : ''}`,
    details: findings,
    fix: { title: fix.title, text: `${fix.text}${named}` },
  };
}
