import type { Alerts } from '@visible-ai/shared/sites/schema';
import { alertKinds } from '@visible-ai/shared/sites/webhook-events';
import { type AlertRule, isOn, type Regression } from './alert-rule.ts';
import { alertRules } from './all-alert-rules.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/**
 * So many addresses of one regression are checked again; if all of them confirm it, the others count as
 * confirmed.
 */
const MOST_IN_QUESTION = 50;

/** Whether two regressions are the same, apart from their pages. */
export const isSame = (one: Regression, other: Regression): boolean =>
  one.kind === other.kind && one.subject === other.subject;

const rulesOn = (alerts: Alerts): AlertRule[] =>
  alertKinds.filter((kind) => isOn(alerts, kind)).map((kind) => alertRules[kind]);

/** The part of a finding that was not reported yet; null if there is none. */
function untold(found: Regression, told: readonly Regression[]): Regression | null {
  const known = told.find((one) => isSame(one, found));
  // The next score is compared with the reported one: a score below that is new.
  if (!known || found.kind === 'scoreDrop') return found;
  const places = found.places.filter((url) => !known.places.includes(url));
  return places.length === 0 ? null : { ...found, places };
}

/**
 * New regressions that were not reported: they are checked again before anybody is told.
 *
 * @param told what was reported and has not recovered.
 */
export function findRegressions(
  before: SiteSnapshot,
  after: SiteSnapshot,
  { alerts, told }: { alerts: Alerts; told: readonly Regression[] },
): Regression[] {
  return rulesOn(alerts)
    .flatMap((rule) => rule.find(before, after, alerts))
    .flatMap((found) => untold(found, told) ?? []);
}

/** The addresses at which regressions are checked again. */
export const inQuestion = (regressions: readonly Regression[]): string[] => [
  ...new Set(
    regressions.flatMap(({ places, doubts }) => [
      ...places.slice(0, MOST_IN_QUESTION),
      ...doubts.slice(0, MOST_IN_QUESTION),
    ]),
  ),
];

/**
 * The part of a regression that a second check confirms; null if it does not, or if it could not be checked.
 */
function confirmed(suspect: Regression, seen: Regression | undefined): Regression | null {
  if (!seen || seen.doubts.length > 0) return null;
  const now = new Set(seen.places);
  const asked = suspect.places.slice(0, MOST_IN_QUESTION);
  const holding = asked.filter((url) => now.has(url));
  switch (suspect.kind) {
    case 'scoreDrop':
      // Most pages that had lost points still lack them. The other pages' rows are from the audit and prove
      // nothing.
      return 2 * holding.length >= asked.length ? seen : null;
    case 'newHighIssue':
    case 'fileDrift':
      return holding.length > 0 ? suspect : null;
    case 'agentBlocked':
    case 'noindex':
    case 'pageGone':
      if (holding.length === 0) return null;
      return holding.length === asked.length
        ? { ...seen, places: suspect.places.filter((url) => now.has(url)) }
        : { ...seen, places: holding };
  }
}

/** The suspects that a further check confirms. */
export function stillHolding(
  suspects: readonly Regression[],
  before: SiteSnapshot,
  look: SiteSnapshot,
  alerts: Alerts,
): Regression[] {
  const seen = rulesOn(alerts).flatMap((rule) => rule.find(before, look, alerts));
  return suspects.flatMap(
    (suspect) =>
      confirmed(
        suspect,
        seen.find((one) => isSame(one, suspect)),
      ) ?? [],
  );
}

/** What was reported and is good again. */
export const findRecovered = (told: readonly Regression[], now: SiteSnapshot): Regression[] =>
  told.filter((one) => alertRules[one.kind].isWell(one, now));
