import type { Alerts } from '@visible-ai/shared/sites/schema';
import type { AlertKind } from '@visible-ai/shared/sites/webhook-events';
import { isOn, type Regression } from './alert-rule.ts';
import { alertRules } from './all-alert-rules.ts';
import { issueKey } from './new-high-issue.ts';
import { areComparable } from './score-drop.ts';
import { missedNow, type PageFacts, type SiteSnapshot } from './site-snapshot.ts';

interface Decided {
  alerts: Alerts;
  /** What was reported to the owner, or would have been. */
  told: readonly Regression[];
}

interface Measured extends Decided {
  /** Score and issues are taken over: what they lack cannot be read for two audits in a row. */
  asItIs: boolean;
}

type Before = SiteSnapshot;

/** Known pages besides those of the last audit, the latest ones: a site may have new addresses every day. */
const MOST_KEPT = 10_000;

const kindOfState: Partial<Record<PageFacts['state'], AlertKind>> = {
  noindex: 'noindex',
  gone: 'pageGone',
};

/**
 * A regression that was not reported must be found again by the next audit, so the earlier good state is
 * kept.
 */
function advancePages(before: Before, after: SiteSnapshot, { alerts, told }: Decided): SiteSnapshot['pages'] {
  const accepted = new Set(told.flatMap(({ kind, places }) => places.map((url) => `${kind} ${url}`)));
  const unread = new Set(after.unread);
  const kept = Object.entries(before.pages).filter(
    ([url]) => !after.whole || unread.has(url) || Object.hasOwn(after.pages, url),
  );
  const seen = Object.entries(after.pages).map(([url, now]): [string, PageFacts] => {
    const then = before.pages[url];
    const kind = kindOfState[now.state];
    const isOpen = then?.state === 'well' && kind && isOn(alerts, kind) && !accepted.has(`${kind} ${url}`);
    return [url, isOpen ? { ...then, score: now.score } : now];
  });
  return Object.fromEntries([...kept.slice(-MOST_KEPT), ...seen]);
}

function advanceScore(
  before: Before,
  after: SiteSnapshot,
  { alerts, told, asItIs }: Measured,
): SiteSnapshot['score'] {
  const [then, now] = [before.score, after.score];
  if (!then || !now) return now ?? then;
  const isAccepted =
    asItIs ||
    alerts.scoreDrop === null ||
    !areComparable(then, now) ||
    now.value >= then.value ||
    told.some(({ kind }) => kind === 'scoreDrop');
  return isAccepted ? now : then;
}

function advanceRobots(before: Before, after: SiteSnapshot, { alerts, told }: Decided): string | null {
  if (after.robots === null || before.robots === null || !isOn(alerts, 'agentBlocked'))
    return after.robots ?? before.robots;
  const isTold = (token: string) =>
    told.some(({ kind, subject }) => kind === 'agentBlocked' && subject === token);
  const open = alertRules.agentBlocked.find(before, after, alerts).filter(({ subject }) => !isTold(subject));
  return open.length > 0 ? before.robots : after.robots;
}

function advanceIssues(
  before: Before,
  after: SiteSnapshot,
  { alerts, told, asItIs }: Measured,
): SiteSnapshot['issues'] {
  if (!after.issues || !before.issues) return after.issues ?? before.issues;
  const accepted = new Set(told.flatMap(({ kind, subject }) => (kind === 'newHighIssue' ? [subject] : [])));
  const open = new Set(
    isOn(alerts, 'newHighIssue') && !asItIs
      ? alertRules.newHighIssue.find(before, after, alerts).map(({ subject }) => subject)
      : [],
  );
  const now = after.issues.filter((issue) => !open.has(issueKey(issue)) || accepted.has(issueKey(issue)));
  if (missedNow(before, after).length === 0) return now;
  const known = new Set(now.map(issueKey));
  return [...now, ...before.issues.filter((issue) => !known.has(issueKey(issue)))];
}

function advanceFiles(before: Before, after: SiteSnapshot, { alerts, told }: Decided): SiteSnapshot['files'] {
  const accepted = new Set(told.flatMap(({ kind, subject }) => (kind === 'fileDrift' ? [subject] : [])));
  const open = new Set(
    isOn(alerts, 'fileDrift')
      ? alertRules.fileDrift.find(before, after, alerts).map(({ subject }) => subject)
      : [],
  );
  const seen = Object.entries(after.files).filter(([id]) => !open.has(id) || accepted.has(id));
  return { ...before.files, ...Object.fromEntries(seen) };
}

/**
 * The known state of a site after a decided run. Parts that could not be checked keep their state. A
 * regression that only one check confirmed can be found again. For alerts that are switched off the current
 * state is taken over, so that nobody is flooded when they are switched on.
 */
export function advanceSnapshot(before: Before, after: SiteSnapshot, decided: Decided): SiteSnapshot {
  const lacks = missedNow(before, after).length > 0;
  const asItIs = lacks && before.doubted;
  const measured = { ...decided, asItIs };
  return {
    home: after.home,
    whole: after.whole,
    score: advanceScore(before, after, measured),
    robots: advanceRobots(before, after, decided),
    pages: advancePages(before, after, decided),
    unread: after.unread,
    without: lacks && !asItIs ? before.without : after.unread,
    doubted: lacks && !asItIs,
    issues: advanceIssues(before, after, measured),
    files: advanceFiles(before, after, decided),
  };
}
