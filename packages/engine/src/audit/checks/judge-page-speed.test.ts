import { describe, expect, it } from 'vitest';
import { pagespeedAccessibility } from './pagespeed-accessibility.ts';
import { pagespeedBestPractices } from './pagespeed-best-practices.ts';
import { pagespeedPerformance } from './pagespeed-performance.ts';
import { pagespeedSeo } from './pagespeed-seo.ts';
import { evidenceOf } from './testing/evidence-of.ts';

const checks = [
  [pagespeedPerformance, 'performance'],
  [pagespeedAccessibility, 'accessibility'],
  [pagespeedBestPractices, 'bestPractices'],
  [pagespeedSeo, 'seo'],
] as const;
const none = { performance: null, accessibility: null, bestPractices: null, seo: null };

describe.each(checks)('the check of one PageSpeed score', (check, key) => {
  it.each([
    [100, 'pass'],
    [90, 'pass'],
    [89, 'warn'],
    [50, 'warn'],
    [49, 'fail'],
    [0, 'fail'],
  ])('%i is a %s', (score, status) => {
    const found = check.judge(evidenceOf({ pagespeed: { scores: { ...none, [key]: score } } }));
    expect(found).toMatchObject({ status, score: score / 100 });
    expect(found.title).toContain(`${score} of 100`);
  });

  it('is not applicable, never zero, without a score', () => {
    expect(check.judge(evidenceOf({ pagespeed: { scores: none } }))).toMatchObject({
      status: 'na',
      score: null,
    });
  });

  it('names its own findings, and no other category’s', () => {
    const category = key === 'bestPractices' ? 'best-practices' : key;
    const other = key === 'seo' ? 'performance' : 'seo';
    const found = check.judge(
      evidenceOf({
        pagespeed: {
          scores: { ...none, [key]: 60 },
          opportunities: [
            { id: 'a', category, title: 'Fix this.', displayValue: '3 found' },
            { id: 'b', category: other, title: 'Not this', displayValue: null },
          ],
        },
      }),
    );
    expect(found.details).toEqual(['Fix this: 3 found']);
    expect(found.fix).toContain('Start with: Fix this: 3 found.');
  });
});

describe('the check of performance', () => {
  it('gives the measured times with their limits', () => {
    const found = pagespeedPerformance.judge(evidenceOf());
    expect(found.evidence).toContain('largest paint after 1.8 s (good: up to 2.5 s)');
    expect(found.evidence).toContain('layout shift 0.010');
  });
});
