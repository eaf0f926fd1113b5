import { expect, it } from 'vitest';
import { madeReport, madeSiteReport } from './testing/made-reports.ts';

it('tells a page in the order in which it is fixed: faults by their worth, what could not be checked, what passed', () => {
  const { model } = madeReport();
  expect(model).toMatchObject({
    kind: 'page',
    id: 'abcdefghijklmnop',
    title: 'Bakery Example',
    host: 'bakery.example',
    score: 49,
    band: 'poor',
    word: 'Poor',
    cap: { at: 49 },
    verdict: '4 of 5 can find this page and cite it.',
  });
  expect(model.groups.map(({ name }) => name)).toEqual(['Access', 'Understanding', 'Content', 'Speed']);
  const ranks = { fail: 0, warn: 0, na: 1, pass: 2 };
  const order = model.findings.map(({ status }) => ranks[status]);
  expect(order).toEqual([...order].sort());
  const [first] = model.findings;
  expect(first).toMatchObject({ checkId: 'ai-agents-allowed', status: 'warn', priority: 'high' });
  expect(first?.points?.of).toBeGreaterThan(5);
  const perplexity = model.engines.find(({ name }) => name === 'Perplexity')?.cells[0];
  expect(perplexity).toMatchObject({ state: 'dark', isFault: true, word: 'Blocked' });
  expect(perplexity?.because).toContain('line 2: Disallow: /');
  expect(model.ladder.steps[0]).toMatchObject({ findingId: 'ai-agents-allowed', from: 49 });
});

it('tells a site by its issues, each as grave as on its worst page, with where it stands', () => {
  const { model } = madeSiteReport();
  if (model.kind !== 'site') throw new Error('not a site');
  expect(model).toMatchObject({ title: 'bakery.example', extent: expect.stringContaining('3 pages read') });
  const byCheck = new Map(model.findings.map((finding) => [finding.checkId, finding]));
  expect(byCheck.get('title')).toMatchObject({ status: 'fail', places: { pages: 2 } });
  expect(byCheck.get('dates')).toMatchObject({ status: 'warn', group: { name: 'Content' } });
  expect(byCheck.get('broken-link')).toMatchObject({ status: 'fail', group: { name: 'Between pages' } });
  expect(model.verdict).toBe('All 5 engines can find every page that was read.');
});

it('can be given to a thread', () => {
  for (const { model } of [madeReport(), madeSiteReport()]) expect(structuredClone(model)).toEqual(model);
});

it('blames each address of a site for its own faults, also one that is no page', async () => {
  const report = madeSiteReport();
  if (report.kind !== 'site') throw new Error('not a site');
  const blamed = new Map<string, string[]>();
  for await (const { url, findings } of report.addresses())
    blamed.set(
      new URL(url).pathname,
      findings.map(({ checkId, status }) => `${status} ${checkId}`),
    );
  expect(blamed.get('/')).toContain('fail broken-link');
  expect(blamed.get('/product/a')).toEqual(expect.arrayContaining(['fail title', 'warn dates']));
  expect(blamed.get('/gone')).toContain('fail sitemap-error');
  expect(blamed.get('/busy')).toEqual([]);
});
