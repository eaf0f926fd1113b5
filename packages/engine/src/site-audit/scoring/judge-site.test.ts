import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { weights } from '../../audit/scoring/weights.ts';
import { allAcrossChecks } from '../across/all-across-checks.ts';
import { at, gone, moved, type PageOf, pageOf, siteOf } from '../testing/site-of.ts';
import { acrossWeights } from './across-weights.ts';
import { judgeSite } from './judge-site.ts';
import { sampledChecks } from './site-checks.ts';

const fails = (check: string, score = 0): PageOf => ({
  scores: { [check]: score },
  findings: [{ check, status: 'fail', title: `No ${check}`, evidence: `There is no ${check}.` }],
});
const capped = (check: string): PageOf => ({
  ...fails(check),
  cap: { at: 49, because: 'it may not be fetched', checks: [check] },
});
const many = (count: number, more: PageOf = {}) =>
  Array.from({ length: count }, (_, n) => pageOf(`/product/thing-${n}`, more));
/** Without those that use samples, which these sites do not have. */
const all = Object.entries(weights).reduce(
  (sum, [check, weight]) => (sampledChecks.has(check) ? sum : sum + weight),
  0,
);

describe('the pages of a site', () => {
  it('name two thousand of the addresses that are closed to our reader, however many there are', () => {
    const closed = Array.from({ length: 20_000 }, (_, n) => at(`/closed/${n}`));
    const { pages, counts } = judgeSite(siteOf([pageOf('/')], { closed }));
    expect(pages.filter(({ reason }) => reason?.because === 'robots')).toHaveLength(2000);
    expect(counts).toMatchObject({ pages: 2001, read: 1, notRead: 2000 });
  });

  it('tell which checks say nothing of them: without a result, made of another page, or asked of pages to be found', () => {
    const home = pageOf('/', { na: ['hreflang'] });
    const hidden = pageOf('/imprint', { ...capped('indexable'), noindex: true });
    const sample = { url: at('/thing'), scores: { 'pagespeed-seo': 1 }, findings: [], fixes: {} };
    const audit = judgeSite(siteOf([home, pageOf('/thing'), hidden], { samples: [sample] }));
    const na = Object.fromEntries(audit.pages.map((page) => [page.url, new Set(page.na)]));
    expect(na[at('/')]).toEqual(new Set(['hreflang', ...sampledChecks]));
    expect(na[at('/thing')]?.has('pagespeed-seo')).toBe(false);
    expect(na[at('/thing')]?.has('llms-txt')).toBe(true);
    expect([na[at('/imprint')]?.has('indexable'), na[at('/imprint')]?.has('title')]).toEqual([false, true]);
  });
});

describe('the score of a site', () => {
  it('is a hundred where nothing is wrong, and that of its page where there is only one', () => {
    expect(judgeSite(siteOf([pageOf('/'), ...many(5)])).score).toBe(100);
    expect(judgeSite(siteOf([pageOf('/', fails('title'))])).score).toBe(
      Math.round(100 - (100 * weights.title) / all),
    );
    expect(judgeSite(siteOf([])).score).toBe(0);
  });

  it('weighs templates by the square root of their pages', () => {
    const one = judgeSite(siteOf([pageOf('/'), ...many(9, fails('quotable-evidence'))]));
    expect(one.score).toBe(Math.round(100 - (100 * weights['quotable-evidence'] * 3) / 4 / all));
  });

  it('does not contradict that of the home page of a small site', () => {
    const legal = ['/imprint', '/privacy', '/terms'];
    const home = pageOf('/', { ...fails('title'), links: legal });
    const alone = judgeSite(siteOf([home]));
    // Pages that are not to be found do not lower the score.
    const noindex = { ...capped('indexable'), noindex: true };
    const small = judgeSite(siteOf([home, ...legal.map((path) => pageOf(path, noindex))]));
    expect(small).toMatchObject({ score: alone.score, cap: null });
    expect(small.issues.find(({ checkId }) => checkId === 'indexable')).toMatchObject({
      pages: 3,
      points: 0,
    });
    const same = judgeSite(siteOf([home, ...legal.map((path) => pageOf(path, fails('title')))]));
    expect(same.score).toBe(alone.score);
  });

  it('is capped with its home page, and with most of its pages', () => {
    const closed = judgeSite(siteOf([pageOf('/', capped('ai-agents-allowed')), ...many(50)]));
    expect(closed).toMatchObject({ score: 49, cap: { at: 49, because: 'it may not be fetched' } });
    expect(closed.issues[0]).toMatchObject({
      checkId: 'ai-agents-allowed',
      kind: 'site',
      priority: 'high',
      pages: 1,
    });
    expect(closed.issues[0]?.points).toBe(51);
    const most = judgeSite(siteOf([pageOf('/'), ...many(9, capped('ai-agents-allowed'))]));
    expect(most.score).toBe(49);
    expect(most.cap?.because).toContain(at('/product/thing-0'));
    const few = judgeSite(siteOf([pageOf('/'), pageOf('/a', capped('ai-agents-allowed')), ...many(30)]));
    expect(few.cap).toBeNull();
  });

  it('counts a whole template that is hidden although the sitemap lists it: that is a mistake', () => {
    const hidden = (pages: number) => many(pages, { ...capped('indexable'), noindex: true });
    const scoreOf = (pages: number, listed: string[] | null) =>
      judgeSite(siteOf([pageOf('/'), ...hidden(pages)], { listed })).score;
    const listed = ['/', ...Array.from({ length: 9 }, (_, n) => `/product/thing-${n}`)].map(at);
    expect(scoreOf(9, null)).toBe(100);
    expect(scoreOf(3, listed)).toBeGreaterThan(95);
    expect(scoreOf(9, listed)).toBeLessThan(65);
  });

  it('takes what is one for the whole site from its home page', () => {
    const other = { na: ['sitemap', 'llms-txt'] };
    const rows = [pageOf('/', fails('llms-txt')), ...many(9, other)];
    const { score, issues } = judgeSite(siteOf(rows));
    expect(score).toBe(Math.round(100 - (100 * weights['llms-txt']) / all));
    expect(issues).toMatchObject([{ checkId: 'llms-txt', kind: 'site', templateId: null, pages: 1 }]);
  });

  it('takes probes and speed from samples', () => {
    const rows = [pageOf('/'), ...many(4)];
    const sample = (path: string, score: number) => ({
      url: at(path),
      scores: { 'pagespeed-performance': score },
      findings: [],
      fixes: {},
    });
    const slow = judgeSite(siteOf(rows, { samples: [sample('/', 1), sample('/product/thing-2', 0)] }));
    const without = judgeSite(siteOf(rows, { samples: [sample('/', 1)] }));
    expect(without.score).toBe(100);
    expect(slow.score).toBeLessThan(99);
  });

  it('loses points for faults between pages, fewer where fewer pages have them', () => {
    const lost = (pages: number) => {
      const rows = Array.from({ length: 100 }, (_, n) =>
        pageOf(`/product/${n}-x`, n < pages ? { links: ['/gone'] } : {}),
      );
      const { score, issues } = judgeSite(siteOf([...rows, gone('/gone')]));
      return { score, points: issues.find(({ checkId }) => checkId === 'broken-link')?.points ?? 0 };
    };
    expect(lost(0)).toEqual({ score: 100, points: 0 });
    expect(lost(100)).toEqual({
      score: 100 - acrossWeights['broken-link'],
      points: acrossWeights['broken-link'],
    });
    expect(lost(4).points).toBeGreaterThan(0.4);
    expect(lost(4).points).toBeLessThan(lost(40).points);
  });
});

describe('copies of a page', () => {
  const of = (path: string, more: PageOf = {}) => pageOf(path, { title: 'Rye', headings: ['Rye'], ...more });
  const text = Array.from({ length: 80 }, (_, word) => `word${word}`).join(' ');
  const issuesOf = (...rows: ReturnType<typeof pageOf>[]) => {
    const { issues } = judgeSite(siteOf([pageOf('/'), ...rows]));
    return Object.fromEntries(issues.map(({ checkId, ...issue }) => [checkId, issue]));
  };

  it('cost points for their text, and none again for the title and the heading in it', () => {
    const found = issuesOf(of('/rye', { text }), of('/print/rye', { text }));
    expect(found['duplicate-text']?.points).toBeGreaterThan(0);
    for (const check of ['duplicate-title', 'duplicate-h1'])
      expect(found[check]).toMatchObject({
        pages: 2,
        points: 0,
        priority: 'low',
        fix: expect.stringContaining('These pages repeat others word for word and cost no points here'),
      });
  });

  it('cost them where a page with a text of its own has the title too, or where there is hardly any text', () => {
    const three = issuesOf(of('/rye', { text }), of('/print/rye', { text }), of('/rye-2'));
    expect(three['duplicate-title']).toMatchObject({ pages: 3, priority: 'high' });
    const thin = issuesOf(of('/rye', { text: 'Rye' }), of('/print/rye', { text: 'Rye' }));
    expect(thin['duplicate-title']?.points).toBeGreaterThan(0);
  });
});

describe('a declared language that is not that of the text', () => {
  const misdeclared: PageOf = { declared: 'en', written: 'de' };
  const issueOf = (page: PageOf) =>
    judgeSite(siteOf([pageOf('/'), pageOf('/brot', page)])).issues.find(
      ({ checkId }) => checkId === 'language-mismatch',
    );

  it('costs points once: as what the check of the page has found, or else between the pages', () => {
    expect(issueOf({ ...misdeclared, ...fails('language', 0.6) })).toMatchObject({
      pages: 1,
      points: 0,
      priority: 'low',
      fix: expect.stringContaining(
        'The check of each page has found this already on 1 page: it costs no points here',
      ),
    });
    expect(issueOf(misdeclared)?.points).toBeGreaterThan(0);
  });
});

describe('the points of an issue', () => {
  /** A page whose checks all have this result. */
  const even = (score: number): PageOf => ({
    scores: Object.fromEntries(Object.keys(weights).map((check) => [check, score])),
    // These are the home page's on every page.
    na: ['sitemap', 'llms-txt'],
  });

  it('and the score are those of the example in docs/scoring.md', () => {
    const products = Array.from({ length: 9 }, (_, n) =>
      pageOf(`/product/thing-${n}`, { ...even(0.6), links: n < 3 ? ['/gone'] : [] }),
    );
    const { score, issues } = judgeSite(siteOf([pageOf('/', even(0.8)), ...products, gone('/gone')]));
    expect(score).toBe(64);
    expect(issues.find(({ checkId }) => checkId === 'broken-link')?.points).toBe(1.5);
  });

  it('are what the site wins when it is fixed on all of these pages', () => {
    const rows = [
      pageOf('/', fails('dates', 0.5)),
      ...many(9, fails('title', 0.3)),
      pageOf('/a/closed', capped('ai-agents-allowed')),
      ...Array.from({ length: 4 }, (_, n) =>
        pageOf(`/blog/${n}-x`, {
          ...fails('quotable-evidence', 0.2),
          skeleton: { frame: [70, 71], prose: [] },
        }),
      ),
    ];
    const site = siteOf(rows);
    const { issues, score } = judgeSite(site);
    expect(issues.length).toBeGreaterThan(3);
    for (const { checkId, places, points } of issues) {
      const fixed = new Set(places.map(({ url }) => url));
      const better = rows.map((row) => {
        if (!fixed.has(row.url)) return row;
        const { [checkId]: _, ...scores } = row.scores;
        const isCapped = row.cap?.checks.includes(checkId) === true;
        const findings = row.findings.filter(({ check }) => check !== checkId);
        return { ...row, scores, findings, cap: isCapped ? null : row.cap };
      });
      const won = judgeSite({ ...site, rows: better }).score - score;
      // Both scores are rounded to whole points, the issue's to tenths.
      expect(Math.abs(won - points)).toBeLessThanOrEqual(1.05);
    }
  });
});

describe('the issues of a site', () => {
  it('stand once for each check and template, with all places and the fix of one of them', () => {
    const fixes = { title: { title: 'Write a title', text: 'Write this one.', snippet: null } };
    const rows = [
      pageOf('/'),
      pageOf('/product/a', fails('title')),
      pageOf('/product/b', { ...fails('title'), fixes }),
      pageOf('/product/c', fails('title')),
      pageOf('/product/d', fails('title')),
      pageOf('/blog/a', {
        ...fails('title'),
        findings: [{ check: 'title', status: 'fail', title: 'No title', evidence: 'It is “Blog”.' }],
        skeleton: { frame: [50], prose: [] },
      }),
    ];
    const { issues, templates, pages } = judgeSite(siteOf(rows));
    expect(issues).toHaveLength(2);
    expect(issues[0]).toMatchObject({
      id: `title.${templates[0]?.id}`,
      kind: 'page',
      templateId: templates[0]?.id,
      pages: 4,
      fix: `Write this one. This is written for ${at('/product/b')}; the other 3 pages of its kind need the same, with the values that apply to each: fix the template if one program writes them.`,
      examples: [at('/product/b'), at('/product/a'), at('/product/c')],
    });
    expect(issues[0]?.places).toHaveLength(4);
    expect(pages.filter(({ failed }) => failed.includes('title'))).toHaveLength(5);
  });

  it('say that several templates have one cause where the same is said of them and the same fix corrects them', () => {
    const fails = (path: string, check: string, evidence: string, type?: string) =>
      pageOf(path, {
        scores: { [check]: 0 },
        findings: [{ check, status: 'fail', title: `No ${check}`, evidence }],
        fixes: type
          ? {
              [check]: {
                title: 'Add it',
                text: 'Add it.',
                snippet: { label: '', language: 'json', code: `{ "@type": "${type}" }` },
              },
            }
          : {},
        skeleton: { frame: [path.split('/')[1]?.length ?? 0], prose: [] },
      });
    const fixesOf = (...rows: ReturnType<typeof pageOf>[]) =>
      judgeSite(siteOf([pageOf('/'), ...rows]))
        .issues.sort((one, other) => (one.evidence < other.evidence ? -1 : 1))
        .map(({ fix }) => fix);
    const once = /the same fault: fix it once in what they share/;
    const shared = fixesOf(
      fails('/shop/a', 'language', '2 of 3 pages lack it.'),
      fails('/journal/a', 'language', '1 of 4 pages lack it.'),
      fails('/about-us/a', 'language', 'It is “x”.'),
    );
    expect(shared.map((fix) => once.test(fix))).toEqual([false, true, true]);
    for (const [check, types] of [
      ['structured-data-types', ['Product', 'Article']],
      ['quotable-evidence', []],
    ] as const)
      for (const fix of fixesOf(
        fails('/shop/a', check, 'It lacks it.', types[0]),
        fails('/journal/a', check, 'It lacks it.', types[1]),
      ))
        expect(fix).not.toMatch(once);
  });

  it('hold a draft of a file to what the whole site has shown', () => {
    const open =
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
    const draft = (title: string, text: string, code: string) => ({
      title,
      text,
      snippet: { label: title, language: 'text' as const, code },
    });
    const home = pageOf('/', {
      scores: { sitemap: 0, 'llms-txt': 0 },
      findings: ['sitemap', 'llms-txt'].flatMap((check) => fails(check).findings ?? []),
      links: ['/a', '/gone', '/old', '/hidden'],
      fixes: {
        sitemap: draft(
          '/sitemap.xml',
          'Serve it, complete it with the rest of your pages, and name it.',
          `${open}  <url><loc>${at('/gone')}</loc></url>\n</urlset>\n`,
        ),
        'llms-txt': draft(
          '/llms.txt',
          'Serve it.',
          `# Bakery\n\n## Pages\n\n${['/a', '/gone', '/old', '/hidden'].map((path) => `- [To ${path}](${at(path)})`).join('\n')}\n- [Elsewhere](https://other.example/)\n`,
        ),
      },
    });
    const rows = [
      home,
      pageOf('/a', { links: ['/b'] }),
      pageOf('/b'),
      pageOf('/hidden', { noindex: true }),
      gone('/gone'),
      moved('/old', '/a'),
    ];
    const { issues } = judgeSite(siteOf(rows));
    const of = (check: string) => issues.find(({ checkId }) => checkId === check);
    expect(of('sitemap')?.snippet?.code).toBe(
      `${open}${['/', '/a', '/b'].map((path) => `  <url><loc>${at(path)}</loc></url>\n`).join('')}</urlset>\n`,
    );
    expect(of('sitemap')?.fix).toBe(
      'Serve it and name it. It lists every page of the site that may be found.',
    );
    expect(of('llms-txt')?.snippet?.code).toBe(
      `# Bakery\n\n## Pages\n\n- [To /a](${at('/a')})\n- [Elsewhere](https://other.example/)\n`,
    );
  });

  it('of pages that are hidden on purpose are never urgent', () => {
    const hidden = pageOf('/imprint', { ...capped('indexable'), noindex: true });
    const [issue] = judgeSite(siteOf([pageOf('/', { links: ['/imprint'] }), hidden])).issues;
    expect(issue).toMatchObject({ checkId: 'indexable', points: 0, priority: 'low' });
    expect(issue?.fix).toContain('leave it');
  });

  it('are the same in every run', () => {
    const site = siteOf([pageOf('/', fails('title')), ...many(20, fails('dates', 0.4))]);
    expect(judgeSite(site)).toEqual(judgeSite(structuredClone(site)));
  });

  it('say of a page that is not to be found why, and nothing else', () => {
    const hidden = pageOf('/a', {
      noindex: true,
      findings: [...(fails('title').findings ?? []), ...(fails('indexable').findings ?? [])],
    });
    const { issues } = judgeSite(siteOf([pageOf('/'), hidden]));
    expect(issues.map(({ checkId }) => checkId)).toEqual(['indexable']);
  });

  it('tell each agent’s pages, and the templates it is kept out of', () => {
    const rows = [
      pageOf('/'),
      pageOf('/a', { blocked: ['PerplexityBot'] }),
      pageOf('/b', { unknown: ['PerplexityBot'] }),
    ];
    const { agents, pages } = judgeSite(siteOf(rows));
    const agent = agents.find(({ token }) => token === 'PerplexityBot');
    expect(agent).toMatchObject({ counted: true, allowed: 1, blocked: 1, unknown: 1 });
    const closed = pages.find(({ url }) => url.endsWith('/a'));
    expect(agent?.blockedOn).toEqual([{ templateId: closed?.templateId, pages: 1 }]);
    expect(agents.find(({ token }) => token === 'Googlebot')?.blockedOn).toEqual([]);
  });
});

describe('docs/scoring.md', () => {
  const document = readFileSync(new URL('../../../../../docs/scoring.md', import.meta.url), 'utf8');

  it('lists every check between pages with its points', () => {
    const rows = [...document.matchAll(/^\| `([a-z0-9-]+)` \| up to (\d+) \|/gm)].map(([, id, points]) => [
      id,
      Number(points),
    ]);
    expect(rows).toEqual(allAcrossChecks.map(({ id }) => [id, acrossWeights[id]]));
  });
});

describe('an issue of pages on which one check found different faults', () => {
  const found = (title: string, fixed?: string): PageOf => ({
    scores: { 'heading-order': 0.5 },
    findings: [{ check: 'heading-order', status: 'warn', title, evidence: `${title}, it is.` }],
    fixes: fixed ? { 'heading-order': { title: 'Fix', text: fixed, snippet: null } } : {},
  });
  const rows = [
    pageOf('/'),
    pageOf('/thing-1', found('A heading without text', 'Remove it.')),
    pageOf('/thing-2', found('471 words under a single heading', 'Divide it.')),
    pageOf('/thing-3', found('2,193 words under a single heading')),
  ];

  it('says the most frequent one, proves it on a page that has it, and counts the others', () => {
    const [issue] = judgeSite(siteOf(rows)).issues.filter(({ checkId }) => checkId === 'heading-order');
    expect(issue).toMatchObject({
      title: '471 to 2,193 words under a single heading',
      pages: 3,
      examples: [at('/thing-2'), at('/thing-3'), at('/thing-1')],
    });
    expect(issue?.evidence).toBe(
      `On 3 pages, among them ${at('/thing-2')}: 471 words under a single heading, it is. On 1 of them it is: “A heading without text”.`,
    );
    expect(issue?.fix).toContain('Divide it.');
  });
});

it('what holds the cap of a site comes first, also where the site has fewer points than the cap', () => {
  const home = pageOf('/', {
    noindex: true,
    scores: { indexable: 0, 'quotable-evidence': 0, 'structured-data-types': 0, 'questions-and-answers': 0 },
    findings: ['quotable-evidence', 'structured-data-types', 'questions-and-answers', 'indexable'].map(
      (check) => ({ check, status: 'fail', title: `No ${check}`, evidence: `No ${check}.` }),
    ),
    cap: { at: 49, because: 'it may not be indexed', checks: ['indexable'] },
  });
  const low = Object.keys(weights).filter((check) => !sampledChecks.has(check));
  const poor = { ...home, scores: Object.fromEntries(low.map((check) => [check, 0])) };
  expect(judgeSite(siteOf([poor])).issues[0]).toMatchObject({ checkId: 'indexable', priority: 'high' });
});
