import { defaultAlerts } from '@visible-ai/shared/sites/schema';
import { describe, expect, it } from 'vitest';
import type { Regression } from './alert-rule.ts';
import { findRecovered, findRegressions, inQuestion, stillHolding } from './decide-alerts.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { at, HOME, issue, page, snapshotOf } from './testing/snapshot-of.ts';

const all = { alerts: defaultAlerts, told: [] };
const before = snapshotOf();
const pages = (change: SiteSnapshot['pages']) => snapshotOf({ pages: { ...before.pages, ...change } });
const score = (value: number) => (before.score ? { ...before.score, value } : null);
const file = (state: 'same' | 'different' | 'missing', live: string | null) =>
  snapshotOf({ files: { f1: { label: 'llms.txt', url: at('/llms.txt'), state, live } } });
const BLOCKS = 'User-agent: *\nDisallow: /cart\n\nUser-agent: PerplexityBot\nDisallow: /\n';
const told = (change: Partial<Regression>): Regression => ({
  kind: 'pageGone',
  subject: '',
  title: '',
  evidence: '',
  places: [],
  was: null,
  doubts: [],
  ...change,
});

const found = (now: SiteSnapshot, then = before, given: Parameters<typeof findRegressions>[2] = all) =>
  findRegressions(then, now, given).map(({ kind, subject, places }) => ({ kind, subject, places }));

describe('what is kept of regressions', () => {
  it('names fifty of the pages that could not be checked with each, however many there are', () => {
    const urls = Array.from({ length: 3000 }, (_, number) => at(`/p/${number}`));
    const then = snapshotOf({ pages: Object.fromEntries(urls.map((url) => [url, page()])) });
    const issues = Array.from({ length: 100 }, (_, number) => issue({ pattern: `/${number}` }));
    const regressions = findRegressions(then, snapshotOf({ unread: urls, issues }), all);
    expect(regressions.filter(({ kind }) => kind === 'newHighIssue')).toHaveLength(100);
    expect(Math.max(...regressions.map(({ doubts }) => doubts.length))).toBe(50);
  });
});

describe('a regression', () => {
  it.each<[string, SiteSnapshot, SiteSnapshot, object]>([
    [
      'a page that has a noindex now',
      before,
      pages({ [at('/a')]: page('noindex') }),
      { kind: 'noindex', places: [at('/a')] },
    ],
    [
      'a page that is gone',
      before,
      pages({ [at('/a')]: page('gone', null) }),
      { kind: 'pageGone', places: [at('/a')] },
    ],
    [
      'the home page first of several',
      before,
      pages({ [at('/a')]: page('noindex'), [HOME]: page('noindex') }),
      { kind: 'noindex', places: [HOME, at('/a')] },
    ],
    [
      'an agent that robots.txt keeps out',
      before,
      snapshotOf({ robots: BLOCKS }),
      { kind: 'agentBlocked', subject: 'PerplexityBot', places: [HOME, at('/a'), at('/b'), at('/c')] },
    ],
    ['a score five points lower', before, snapshotOf({ score: score(75) }), { kind: 'scoreDrop' }],
    [
      'a file that was changed at the site',
      file('same', 'h1'),
      file('different', 'h2'),
      { kind: 'fileDrift', subject: 'f1', places: [at('/llms.txt')] },
    ],
    [
      'a file that was taken away',
      file('same', 'h1'),
      file('missing', null),
      { kind: 'fileDrift', subject: 'f1' },
    ],
    [
      'an issue of high priority',
      before,
      snapshotOf({ issues: [issue()] }),
      { kind: 'newHighIssue', subject: 'headings /product/*' },
    ],
    [
      'a server that turns agents away, whatever that is worth',
      before,
      snapshotOf({ issues: [issue({ checkId: 'reachable-as-agents', priority: 'low' })] }),
      { kind: 'newHighIssue' },
    ],
    [
      'an issue on a further template',
      snapshotOf({ issues: [issue({ pattern: '/blog/*', pages: 9 })] }),
      snapshotOf({ issues: [issue({ pattern: '/blog/*', pages: 9 }), issue()] }),
      { kind: 'newHighIssue' },
    ],
  ])('is %s', (_what, then, now, expected) => {
    expect(found(now, then)).toEqual([expect.objectContaining(expected)]);
  });

  it.each<[string, SiteSnapshot, SiteSnapshot]>([
    ['nothing that changed', before, snapshotOf()],
    [
      'a page that could not be checked',
      before,
      { ...snapshotOf(), pages: { [HOME]: page() }, unread: [at('/a'), at('/b'), at('/c')] },
    ],
    ['a page that leads elsewhere', before, pages({ [at('/a')]: page('elsewhere', null) })],
    ['a page that nobody links to any more', before, snapshotOf({ pages: { [HOME]: page() } })],
    ['a page that is new and not to be indexed', before, pages({ [at('/new')]: page('noindex') })],
    [
      'a page that was gone and is not to be indexed',
      pages({ [at('/a')]: page('gone') }),
      pages({ [at('/a')]: page('noindex') }),
    ],
    ['a robots.txt that could not be checked', before, snapshotOf({ robots: null })],
    [
      'a rule for pages that the site has not',
      before,
      snapshotOf({ robots: 'User-agent: *\nDisallow: /admin\n' }),
    ],
    ['an agent that trains alone', before, snapshotOf({ robots: 'User-agent: GPTBot\nDisallow: /\n' })],
    ['four points', before, snapshotOf({ score: score(76) })],
    [
      'a score by other weights',
      before,
      snapshotOf({ score: { value: 40, version: 2, pageLimit: 100, at: '' } }),
    ],
    [
      'a score of fewer pages',
      before,
      snapshotOf({ score: { value: 40, version: 1, pageLimit: 10, at: '' } }),
    ],
    ['a score of a part', before, snapshotOf({ score: null, issues: null })],
    ['a file that was never put there', file('missing', null), file('different', 'h2')],
    ['a file that its owner changed here alone', file('same', 'h1'), file('different', 'h1')],
    ['an issue of medium priority', before, snapshotOf({ issues: [issue({ priority: 'medium' })] })],
    [
      'an issue that was there',
      snapshotOf({ issues: [issue({ pages: 1, priority: 'low' })] }),
      snapshotOf({ issues: [issue()] }),
    ],
    [
      'an issue whose pages have another template now',
      snapshotOf({ issues: [issue({ pattern: '/p/*' })] }),
      snapshotOf({ issues: [issue()] }),
    ],
  ])('is not %s', (_what, then, now) => {
    expect(found(now, then)).toEqual([]);
  });

  it('is not looked for where its kind is off', () => {
    const worse = { ...pages({ [at('/a')]: page('noindex') }), robots: BLOCKS, score: score(10) };
    const off = { ...defaultAlerts, noindex: false, agentBlocked: false, scoreDrop: null };
    expect(found(worse, before, { alerts: off, told: [] })).toEqual([]);
  });

  it('is told once, and again where it has come to other pages', () => {
    const now = pages({ [at('/a')]: page('gone'), [at('/b')]: page('gone') });
    const known = (places: string[]) => ({ alerts: defaultAlerts, told: [told({ places })] });
    expect(found(now, before, known([at('/a'), at('/b')]))).toEqual([]);
    expect(found(now, before, known([at('/a')]))).toEqual([
      { kind: 'pageGone', subject: '', places: [at('/b')] },
    ]);
  });

  it('names the line of robots.txt that decides', () => {
    const [blocked] = findRegressions(before, snapshotOf({ robots: BLOCKS }), all);
    expect(blocked?.title).toBe('PerplexityBot (Perplexity) is kept out of every page');
    expect(blocked?.evidence).toContain('Disallow: /');
  });
});

describe('a second look', () => {
  const suspects = (now: SiteSnapshot, then = before) => findRegressions(then, now, all);
  const holding = (now: SiteSnapshot, look: SiteSnapshot, then = before, alerts = defaultAlerts) =>
    stillHolding(suspects(now, then), then, look, alerts).map(({ kind, places }) => ({ kind, places }));
  const gone = pages({ [at('/a')]: page('gone'), [at('/b')]: page('gone') });

  it('confirms what still fails', () => {
    expect(holding(gone, gone)).toEqual([{ kind: 'pageGone', places: [at('/a'), at('/b')] }]);
  });

  it('confirms the pages alone that still fail', () => {
    expect(holding(gone, pages({ [at('/b')]: page('gone') }))).toEqual([
      { kind: 'pageGone', places: [at('/b')] },
    ]);
  });

  it.each<[string, SiteSnapshot, SiteSnapshot]>([
    ['what is well again', gone, before],
    [
      'what could not be checked',
      gone,
      { ...gone, pages: { [HOME]: page() }, unread: [at('/a'), at('/b'), at('/c')] },
    ],
    ['a robots.txt that could not be checked', snapshotOf({ robots: BLOCKS }), snapshotOf({ robots: null })],
    ['a score that is back', snapshotOf({ score: score(70) }), before],
    [
      'a score for want of a page',
      snapshotOf({ score: score(70) }),
      snapshotOf({ score: score(70), unread: [at('/c')] }),
    ],
    ['an issue that is fixed', snapshotOf({ issues: [issue()] }), before],
  ])('does not confirm %s', (_what, now, look) => {
    expect(holding(now, look)).toEqual([]);
  });

  it('does not confirm a score whose pages have theirs back, whatever the kept rows of others say', () => {
    const fallen = {
      ...pages({ [at('/a')]: page('well', 40), [at('/b')]: page('well', 40) }),
      score: score(60),
    };
    expect(holding(fallen, fallen)).toEqual([{ kind: 'scoreDrop', places: [at('/a'), at('/b')] }]);
    const back = { ...before, score: score(60) };
    expect(holding(fallen, back)).toEqual([]);
  });

  it('drops what was switched off since', () => {
    expect(holding(gone, gone, before, { ...defaultAlerts, pageGone: false })).toEqual([]);
  });

  it('asks for fifty pages of a hundred, and takes the others for what those are', () => {
    const paths = Array.from({ length: 100 }, (_, number) => at(`/p/${number}`));
    const of = (state: 'well' | 'gone', some = paths) =>
      snapshotOf({
        pages: { ...before.pages, ...Object.fromEntries(some.map((url) => [url, page(state)])) },
      });
    const [then, now] = [of('well'), of('gone')];
    expect(inQuestion(suspects(now, then))).toHaveLength(50);
    expect(holding(now, now, then)[0]?.places).toHaveLength(100);
    const fixed = { ...now, pages: { ...now.pages, [at('/p/0')]: page() } };
    expect(holding(now, fixed, then)[0]?.places).toHaveLength(49);
  });

  it('asks again for pages that may be all there is to a lower score', () => {
    const lower = snapshotOf({ score: score(70), unread: [at('/c')] });
    expect(inQuestion(suspects(lower))).toEqual([at('/c')]);
  });
});

describe('what was told', () => {
  const gone = told({ places: [at('/a'), at('/b')] });

  it.each<[string, Regression, SiteSnapshot]>([
    ['pages that answer again', gone, before],
    ['pages that nobody links to any more', gone, snapshotOf({ pages: { [HOME]: page() } })],
    [
      'an agent that may fetch them again',
      told({ kind: 'agentBlocked', subject: 'PerplexityBot', places: [HOME] }),
      before,
    ],
    ['a score but for a point', told({ kind: 'scoreDrop', was: 81 }), before],
    ['a file as it is kept', told({ kind: 'fileDrift', subject: 'f1' }), file('same', 'h1')],
    ['an issue that is fixed', told({ kind: 'newHighIssue', subject: 'headings /product/*' }), before],
  ])('is well again: %s', (_what, one, now) => {
    expect(findRecovered([one], now)).toEqual([one]);
  });

  it.each<[string, Regression, SiteSnapshot]>([
    ['pages of which one is fixed', gone, pages({ [at('/b')]: page('gone') })],
    ['pages of which one could not be checked', gone, { ...before, unread: [at('/b')] }],
    [
      'pages that were not met, of a site that was read in part',
      gone,
      snapshotOf({ whole: false, pages: {} }),
    ],
    [
      'an agent, where robots.txt could not be checked',
      told({ kind: 'agentBlocked', subject: 'PerplexityBot', places: [HOME] }),
      snapshotOf({ robots: null }),
    ],
    ['a score still two points lower', told({ kind: 'scoreDrop', was: 82 }), before],
    ['a file that could not be checked', told({ kind: 'fileDrift', subject: 'f1' }), before],
    [
      'an issue whose page could not be checked',
      told({ kind: 'newHighIssue', subject: 'x', places: [at('/a')] }),
      snapshotOf({ unread: [at('/a')] }),
    ],
  ])('is not well yet: %s', (_what, one, now) => {
    expect(findRecovered([one], now)).toEqual([]);
  });
});
