import { type Alerts, defaultAlerts } from '@visible-ai/shared/sites/schema';
import { describe, expect, it } from 'vitest';
import { advanceSnapshot } from './advance-snapshot.ts';
import type { Regression } from './alert-rule.ts';
import { findRegressions } from './decide-alerts.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { at, HOME, issue, page, snapshotOf } from './testing/snapshot-of.ts';

const before = snapshotOf();
const score = (value: number) => (before.score ? { ...before.score, value } : null);
const file = (state: 'same' | 'different', live: string) =>
  snapshotOf({ files: { f1: { label: 'llms.txt', url: at('/llms.txt'), state, live } } });

const find = (then: SiteSnapshot, now: SiteSnapshot, alerts: Alerts = defaultAlerts) =>
  findRegressions(then, now, { alerts, told: [] });
/** What the next audit would find if nothing changed. */
const foundNext = (
  then: SiteSnapshot,
  now: SiteSnapshot,
  { told = [], alerts = defaultAlerts }: { told?: Regression[]; alerts?: Alerts } = {},
) => find(advanceSnapshot(then, now, { told, alerts }), now);

const worse: [string, SiteSnapshot, SiteSnapshot][] = [
  ['a noindex', before, snapshotOf({ pages: { ...before.pages, [at('/a')]: page('noindex') } })],
  ['a page that is gone', before, snapshotOf({ pages: { ...before.pages, [at('/a')]: page('gone', null) } })],
  ['an agent that is kept out', before, snapshotOf({ robots: 'User-agent: Googlebot\nDisallow: /\n' })],
  ['a lower score', before, snapshotOf({ score: score(70) })],
  ['an issue', before, snapshotOf({ issues: [issue()] })],
  ['a file that was changed', file('same', 'h1'), file('different', 'h2')],
];

describe('what is known of a site', () => {
  it('is of so many pages, though a site that is never read whole has new ones every day', () => {
    let known = before;
    for (let day = 0; day < 8; day += 1) {
      const urls = Array.from({ length: 2000 }, (_, number) => at(`/${day}/${number}`));
      const now = snapshotOf({ whole: false, pages: Object.fromEntries(urls.map((url) => [url, page()])) });
      known = advanceSnapshot(known, now, { told: [], alerts: defaultAlerts });
    }
    expect(Object.keys(known.pages)).toHaveLength(12_000);
    expect(known.pages[at('/7/1999')]).toEqual(page());
  });

  it.each(worse)('takes in %s that was told', (_what, then, now) => {
    expect(foundNext(then, now, { told: find(then, now) })).toEqual([]);
  });

  it.each(worse)('keeps %s to be found again that was not', (_what, then, now) => {
    expect(foundNext(then, now)).toEqual(find(then, now));
    expect(find(then, now)).toHaveLength(1);
  });

  it.each(worse)('takes in %s where its kind is off', (_what, then, now) => {
    const off: Alerts = {
      ...defaultAlerts,
      ...{ scoreDrop: null, agentBlocked: false, noindex: false, pageGone: false },
      ...{ fileDrift: false, newHighIssue: false },
    };
    expect(foundNext(then, now, { alerts: off })).toEqual([]);
  });

  it('stays where a site could not be checked', () => {
    const away = snapshotOf({
      ...{ pages: {}, unread: Object.keys(before.pages), robots: null, score: null, issues: null },
    });
    const next = advanceSnapshot(before, away, { told: [], alerts: defaultAlerts });
    expect(next).toEqual({ ...before, unread: away.unread, doubted: true });
  });

  it('forgets pages that nobody links to any more, unless there may be more of the site', () => {
    const fewer = snapshotOf({ pages: { [HOME]: page() } });
    const pagesOf = (now: SiteSnapshot) =>
      Object.keys(advanceSnapshot(before, now, { told: [], alerts: defaultAlerts }).pages);
    expect(pagesOf(fewer)).toEqual([HOME]);
    expect(pagesOf({ ...fewer, whole: false })).toHaveLength(4);
  });

  it('adds many small steps of a score up, and begins anew from a higher one', () => {
    let known = before;
    for (const value of [78, 77, 76]) {
      const now = snapshotOf({ score: score(value) });
      expect(find(known, now)).toEqual([]);
      known = advanceSnapshot(known, now, { told: [], alerts: defaultAlerts });
    }
    expect(find(known, snapshotOf({ score: score(75) }))).toHaveLength(1);
    known = advanceSnapshot(known, snapshotOf({ score: score(90) }), { told: [], alerts: defaultAlerts });
    expect(find(known, snapshotOf({ score: score(85) }))).toHaveLength(1);
  });

  it('measures without a page that nobody could read for two audits', () => {
    const without = snapshotOf({
      ...{ score: score(70), issues: [issue()], unread: [at('/c')] },
      pages: { [HOME]: page(), [at('/a')]: page(), [at('/b')]: page() },
    });
    const doubted = (then: SiteSnapshot) => find(then, without).map(({ doubts }) => doubts);
    expect(doubted(before)).toEqual([[at('/c')], [at('/c')]]);
    const once = advanceSnapshot(before, without, { told: [], alerts: defaultAlerts });
    expect(doubted(once)).toEqual([[at('/c')], [at('/c')]]);
    const twice = advanceSnapshot(once, without, { told: [], alerts: defaultAlerts });
    expect(find(twice, without)).toEqual([]);
    expect(find(twice, { ...without, score: score(65) })).toHaveLength(1);
  });
});
