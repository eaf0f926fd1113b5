import { analysisReport } from '@visible-ai/shared/analysis/schema';
import { describe, expect, it } from 'vitest';
import type { CheckId } from '../checks/all-checks.ts';
import { evidenceOf, pageUrl, without } from '../checks/testing/evidence-of.ts';
import type { Evidence, EvidenceName } from '../evidence.ts';
import { buildReport } from './build-report.ts';
import { weights } from './weights.ts';

const report = (evidence: Evidence) => buildReport(evidence, { requestedUrl: pageUrl, durationMs: 1200 });

const allParts: EvidenceName[] = ['response', 'page', 'robots', 'llms', 'sitemap', 'probes', 'pagespeed'];

describe('the report', () => {
  it('gives a page that does everything right 100 and nothing to recommend', () => {
    const evidence = evidenceOf({
      pagespeed: { scores: { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 } },
    });
    expect(report(evidence)).toMatchObject({ score: 100, cap: null, recommendations: [] });
  });

  it('has the published shape and is the same for the same evidence', () => {
    const evidence = evidenceOf({
      page: { title: null, headings: [] },
      robots: 'User-agent: *\nDisallow: /',
    });
    const made = report(evidence);
    expect(analysisReport.parse(made)).toEqual(made);
    expect(report(evidence)).toEqual(made);
  });

  it('follows the published formula', () => {
    const { checks, score } = report(
      evidenceOf({ page: { title: null, lang: null }, llms: { state: 'missing' } }),
    );
    const lost = checks.filter((check) => check.score !== null && check.score < 1).map(({ id }) => id);
    expect(lost).toEqual(['llms-txt', 'title', 'language', 'pagespeed-performance']);
    const weightOf = (id: CheckId) => weights[id];
    const total = 100 - weightOf('hreflang');
    const points = weightOf('llms-txt') + weightOf('title') + weightOf('language');
    expect(score).toBe(Math.round(100 - (100 * (points + weightOf('pagespeed-performance') * 0.02)) / total));
  });

  it('leaves out what could not be checked instead of counting it as zero', () => {
    const evidence = without(evidenceOf(), ['pagespeed']);
    const made = report(evidence);
    expect(made.score).toBe(100);
    expect(made.pagespeed).toEqual({ state: 'unavailable', reason: 'It took too long.' });
    const unmade = made.checks.filter(({ status, group }) => status === 'na' && group === 'speed');
    expect(unmade.map(({ evidence }) => evidence)).toEqual(
      Array(4).fill('Could not check: It took too long.'),
    );
    expect(made.recommendations).toEqual([]);
  });

  it('says when PageSpeed is switched off', () => {
    const off = without(evidenceOf(), ['pagespeed'], { kind: 'off', text: 'Switched off.' });
    expect(report(off).pagespeed).toEqual({ state: 'off' });
  });

  it('stands even when nothing could be gathered', () => {
    const made = report(without(evidenceOf(), allParts));
    expect(made).toMatchObject({
      score: 0,
      siteName: 'bakery.example',
      url: pageUrl,
      recommendations: [],
      agents: [],
      sitemap: { total: 0, truncated: false, files: [] },
      durationMs: 1200,
    });
    expect(analysisReport.safeParse(made).success).toBe(true);
  });

  it('caps the score at 49 when one counted agent may not fetch the page, and says which and why', () => {
    const made = report(evidenceOf({ robots: 'User-agent: PerplexityBot\nDisallow: /\n' }));
    expect(made.score).toBe(49);
    expect(made.cap?.because).toContain('PerplexityBot');
    expect(made.cap?.because).toContain('line 2');
    expect(made.diagnostics.robotsTxtAllowsAI).toBe(false);
    expect(made.recommendations[0]).toMatchObject({ checkId: 'ai-agents-allowed', priority: 'high' });
  });

  it('says how the page answered to each agent’s name, and nothing where nobody was asked', () => {
    const probe = { operator: 'OpenAI', status: 403, problem: 'Answered with status 403' };
    const probes = [{ ...probe, token: 'OAI-SearchBot', outcome: 'blocked' as const }];
    expect(report(evidenceOf({ probes: { probes } })).probes).toEqual([
      { token: 'OAI-SearchBot', outcome: 'blocked', status: 403, problem: 'Answered with status 403' },
    ]);
    expect(report(without(evidenceOf(), ['probes'])).probes).toEqual([]);
  });

  it('takes no point for a blocked training agent', () => {
    const robots =
      'User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: Google-Extended\nDisallow: /\n\nSitemap: https://bakery.example/sitemap.xml';
    const made = report(evidenceOf({ robots }));
    expect(made).toMatchObject({ score: 100, cap: null });
    expect(made.checks[0]?.evidence).toContain('GPTBot');
  });

  it.each([
    ['a robots meta tag', { page: { robotsMeta: [{ agent: 'robots', content: 'noindex, follow' }] } }],
    ['a tag for a counted agent', { page: { robotsMeta: [{ agent: 'bingbot', content: 'none' }] } }],
    ['the X-Robots-Tag header', { response: { headers: { 'x-robots-tag': 'googlebot: noindex' } } }],
  ])('caps the score at 49 for noindex in %s', (_, changes) => {
    const made = report(evidenceOf(changes));
    expect(made.score).toBe(49);
    expect(made.recommendations[0]?.checkId).toBe('indexable');
  });

  it('caps a page that answers with an error', () => {
    const made = report(evidenceOf({ response: { status: 404 } }));
    expect(made.score).toBe(49);
    expect(made.cap?.because).toContain('404');
  });

  it('names every reason of a cap', () => {
    const made = report(
      evidenceOf({
        robots: 'User-agent: *\nDisallow: /',
        page: { robotsMeta: [{ agent: 'robots', content: 'noindex' }] },
      }),
    );
    expect(made.cap?.because).toMatch(/robots\.txt.*, and the page asks/);
    expect(made.recommendations.slice(0, 2).map(({ checkId }) => checkId)).toEqual([
      'ai-agents-allowed',
      'indexable',
    ]);
  });

  it('does not lift a score below the cap', () => {
    const empty = {
      title: null,
      metaDescription: null,
      lang: null,
      headings: [],
      openGraph: {},
      questions: [],
      dates: [],
      canonicals: [],
      structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
      text: { words: 0, mainWords: 0, excerpt: '' },
    };
    const made = report(
      evidenceOf({ page: empty, robots: 'User-agent: *\nDisallow: /', response: { status: 500 } }),
    );
    expect(made.score).toBeLessThan(49);
  });

  it('recommends a fix for every check that is not a pass, most serious first', () => {
    const made = report(
      evidenceOf({
        page: { title: null, headings: [], lang: null, metaDescription: null, questions: [], nameClues: [] },
        llms: { state: 'missing', httpStatus: 404, file: null },
      }),
    );
    const wanting = made.checks.filter(({ status }) => status === 'warn' || status === 'fail');
    expect(made.recommendations.map(({ checkId }) => checkId).sort()).toEqual(
      wanting.map(({ id }) => id).sort(),
    );
    const points = made.recommendations.map((recommendation) => recommendation.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(new Set(made.recommendations.map(({ priority }) => priority))).toEqual(
      new Set(['high', 'medium', 'low']),
    );
    for (const { description, title } of made.recommendations) {
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(40);
    }
  });

  const unnamed = {
    openGraph: {},
    nameClues: [],
    metaDescription: null,
    text: { words: 0, mainWords: 0, excerpt: '' },
    structuredData: { nodes: [], jsonLd: { blocks: 0, broken: [] } },
  };

  it.each([
    [{}, 'Bakery Example'],
    [{ ...unnamed, nameClues: [{ from: 'open-graph' as const, text: 'Bakery & Co' }] }, 'Bakery & Co'],
    [{ ...unnamed, title: 'Bread – Bakery' }, 'Bakery'],
    [{ ...unnamed, title: null }, 'bakery.example'],
  ])('finds the site’s name in %j', (page, name) => {
    expect(report(evidenceOf({ page })).siteName).toBe(name);
  });
});
