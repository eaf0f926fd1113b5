import { describe, expect, it } from 'vitest';
import { defineCheck } from '../checks/define-check.ts';
import { evidenceOf } from '../checks/testing/evidence-of.ts';
import { buildReport } from '../scoring/build-report.ts';
import { applySnippet } from './apply-snippet.ts';
import { holdFixes, judgeAll } from './hold-fixes.ts';

const head = (code: string) => ({ label: 'in <head>', language: 'html' as const, code });
const gap = head('<title>REPLACE: what the page offers</title>');

/** A check that passes for a title of ten letters, and proposes the given drafts. */
const titled = (drafts: ReturnType<typeof head>[]) =>
  defineCheck({
    id: 'ten',
    title: 'Ten letters',
    group: 'content',
    why: '',
    needs: ['page'],
    run: ({ page }) => {
      const good = page.title?.length === 10;
      const fix = {
        title: 'Write ten',
        text: 'Put this into the head.',
        otherwise: 'Write ten letters.',
        snippet: drafts,
      };
      return { score: good ? 1 : 0, title: '', evidence: '', fix };
    },
  });

/** A check whose score another fix may lower. */
const lettersOnly = defineCheck({
  id: 'letters',
  title: 'Letters only',
  group: 'content',
  why: '',
  needs: ['page'],
  run: ({ page }) => ({
    score: /\d/.test(page.title ?? '') ? 0 : 1,
    title: '',
    evidence: '',
    fix: { title: 'No digits', text: 'Take the digits out.' },
  }),
});

function held(drafts: ReturnType<typeof head>[]) {
  const evidence = evidenceOf({ page: { title: 'No' } });
  return holdFixes(judgeAll([titled(drafts), lettersOnly], evidence), evidence)[0];
}

describe('a fix', () => {
  it('is shown when it makes its own check pass', () => {
    const draft = head('<title>ten of them</title>'.replace('of them', 'lettrs'));
    expect(held([draft])?.snippet).toEqual(draft);
  });

  it('gives way to the next draft when its check still finds a fault, or another one finds a new one', () => {
    const [short, digits, good] = [
      '<title>abc</title>',
      '<title>123456789a</title>',
      '<title>abcdefghij</title>',
    ].map(head);
    if (!short || !digits || !good) throw new Error('three drafts');
    expect(held([short, digits, good])?.snippet).toEqual(good);
  });

  it('ends in the marked gap, or in words alone', () => {
    const bad = head('<title>abc</title>');
    expect(held([bad, gap])).toMatchObject({ snippet: gap, fix: expect.stringContaining('REPLACE') });
    expect(held([bad])).toMatchObject({ snippet: null, fix: 'Write ten letters.' });
  });
});

describe('applying a snippet', () => {
  const after = (
    snippet: Parameters<typeof applySnippet>[1],
    changes: Parameters<typeof evidenceOf>[0] = {},
  ) => applySnippet(evidenceOf(changes), snippet);
  const robots = (code: string, language: 'text' | 'diff' = 'text') => ({
    label: 'robots.txt',
    language,
    code,
  });

  it('lets a line of the head take the place of the one that said the same', () => {
    const applied = after(head('<meta name="robots" content="index">'), {
      page: { robotsMeta: [{ agent: 'robots', content: 'noindex' }] },
    });
    expect(applied).toMatchObject({
      evidence: { page: { value: { robotsMeta: [{ agent: 'robots', content: 'index' }] } } },
      lost: [],
    });
  });

  it('tells an edit that does not fit the page from one that does, and what it would lose', () => {
    const body = new TextEncoder().encode('<main><h2>Our <a href="/bread">bread</a></h2></main>');
    const diff = (code: string) => ({ label: 'in your page', language: 'diff' as const, code });
    expect(after(diff('-<h2>Other</h2>\n+<h1>Other</h1>'), { response: { body } }).kind).toBe('unfit');
    const kept = after(
      diff('-<h2>Our <a href="/bread">bread</a></h2>\n+<h1>Our <a href="/bread">bread</a></h1>'),
      {
        response: { body },
      },
    );
    expect(kept).toMatchObject({ kind: 'applied', lost: [] });
    const lossy = after(diff('-<h2>Our <a href="/bread">bread</a></h2>\n+<h2>Our</h2>'), {
      response: { body },
    });
    expect(lossy).toMatchObject({ lost: ['bread', '/bread'] });
  });

  it('appends a Sitemap line to robots.txt, but takes a whole new file for the loss of the old rules', () => {
    const rules = 'User-agent: *\nDisallow: /cart/\n';
    expect(after(robots('Sitemap: https://bakery.example/map.xml'), { robots: rules })).toMatchObject({
      evidence: { robots: { value: { sitemaps: ['https://bakery.example/map.xml'] } } },
      lost: [],
    });
    expect(after(robots('User-agent: *\nAllow: /'), { robots: rules })).toMatchObject({
      lost: ['Disallow: /cart/'],
    });
  });

  it('notices that an edit would let in whom the owner keeps out', () => {
    const file = 'User-agent: *\nDisallow: /\n';
    const open = robots('-Disallow: /\n+Allow: /', 'diff');
    expect(after(open, { robots: file })).toMatchObject({
      lost: expect.arrayContaining(['the rule for GPTBot']),
    });
  });

  it('reads an edited llms.txt again and misses no link', () => {
    const text = '# Bakery\n\n## Pages\n\n- [Bread](/bread) - baked daily\n';
    const file = {
      title: 'Bakery',
      summary: null,
      sections: 1,
      links: 1,
      characters: 60,
      problems: ['Line 5'],
      text,
    };
    const diff = (code: string) => ({ label: '/llms.txt', language: 'diff' as const, code });
    expect(
      after(diff('-- [Bread](/bread) - baked daily\n+- [Bread](/bread): baked daily'), { llms: { file } }),
    ).toMatchObject({ evidence: { llms: { value: { file: { problems: [], links: 1 } } } }, lost: [] });
    expect(
      after(diff('-- [Bread](/bread) - baked daily\n+- [Cake](/cake)'), { llms: { file } }),
    ).toMatchObject({
      lost: ['/bread', 'Bread', 'bread', 'baked', 'daily'],
    });
  });

  it('does not list in the sitemap what is to stay out of the index', () => {
    const entry = {
      label: 'https://bakery.example/sitemap.xml',
      language: 'html' as const,
      code: '<url><loc>https://bakery.example/</loc></url>',
    };
    const applied = after(entry, { page: { robotsMeta: [{ agent: 'robots', content: 'noindex' }] } });
    expect(applied).toMatchObject({ lost: [expect.stringContaining('not to be indexed')] });
  });
});

describe('the points of a fix', () => {
  const pointsOf = (changes: Parameters<typeof evidenceOf>[0]) => {
    const { recommendations, ladder, score } = buildReport(evidenceOf(changes), {
      requestedUrl: 'https://bakery.example/',
      durationMs: 1,
    });
    const points = Object.fromEntries(recommendations.map(({ checkId, points }) => [checkId, points]));
    return { points, ladder, score };
  };
  const noindex = { robotsMeta: [{ agent: 'robots', content: 'noindex' }] };

  it('are what the score wins when the cap goes with it', () => {
    const { points, ladder, score } = pointsOf({ page: noindex });
    expect(score).toBe(49);
    expect(points.indexable).toBeGreaterThan(45);
    expect(ladder).toEqual([{ checkId: 'indexable', score: 100 }]);
  });

  it('are none while another finding caps the score, and the ladder shows when it lifts', () => {
    const { points, ladder } = pointsOf({
      page: { ...noindex, title: null },
      robots: 'User-agent: Bingbot\nDisallow: /\n',
    });
    expect(points).toMatchObject({ indexable: 0, 'ai-agents-allowed': 0, title: 0 });
    expect(ladder.slice(0, 2).map(({ score }) => score)).toEqual([49, expect.any(Number)]);
    expect(ladder[1]?.score).toBeGreaterThan(80);
    expect(ladder.map(({ score }) => score)).toEqual(
      ladder.map(({ score }) => score).toSorted((a, b) => a - b),
    );
  });
});
