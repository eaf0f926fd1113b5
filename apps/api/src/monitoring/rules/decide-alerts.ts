import type { Alerts } from '@visible-ai/shared/sites/schema';
import { alertKinds } from '@visible-ai/shared/sites/webhook-events';
import { type AlertRule, isOn, type Regression } from './alert-rule.ts';
import { alertRules } from './all-alert-rules.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** So many addresses of one regression are looked at again; when all of them hold, the others do. */
const MOST_IN_QUESTION = 50;

/** Whether two say the same of a site, of more or fewer of its pages. */
export const isSame = (one: Regression, other: Regression): boolean =>
  one.kind === other.kind && one.subject === other.subject;

const rulesOn = (alerts: Alerts): AlertRule[] =>
  alertKinds.filter((kind) => isOn(alerts, kind)).map((kind) => alertRules[kind]);

/** What of a finding its owner has not been told yet; null for nothing. */
function untold(found: Regression, told: readonly Regression[]): Regression | null {
  const known = told.find((one) => isSame(one, found));
  // A score that was told is what the next one is measured against: what is found below it is new.
  if (!known || found.kind === 'scoreDrop') return found;
  const places = found.places.filter((url) => !known.places.includes(url));
  return places.length === 0 ? null : { ...found, places };
}

/**
 * What was well, is not any more, and has not been told: to be looked at again before anybody is.
 *
 * @param told what was told and has not recovered.
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

/** The addresses by which regressions are looked at again. */
export const inQuestion = (regressions: readonly Regression[]): string[] => [
  ...new Set(
    regressions.flatMap(({ places, doubts }) => [
      ...places.slice(0, MOST_IN_QUESTION),
      ...doubts.slice(0, MOST_IN_QUESTION),
    ]),
  ),
];

/** A regression as far as a second look confirms it; null when it does not, or could not be checked. */
function confirmed(suspect: Regression, seen: Regression | undefined): Regression | null {
  if (!seen || seen.doubts.length > 0) return null;
  const now = new Set(seen.places);
  const asked = suspect.places.slice(0, MOST_IN_QUESTION);
  const holding = asked.filter((url) => now.has(url));
  switch (suspect.kind) {
    case 'scoreDrop':
      // Most pages that had lost points still lack them: the others' rows are of the audit and prove nothing.
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

/** What of the suspects a further look confirms. */
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

/** What was told and is well again. */
export const findRecovered = (told: readonly Regression[], now: SiteSnapshot): Regression[] =>
  told.filter((one) => alertRules[one.kind].isWell(one, now));
