import type { Alerts } from '@visible-ai/shared/sites/schema';
import { type AlertKind, alertKinds } from '@visible-ai/shared/sites/webhook-events';
import { z } from 'zod';
import type { SiteSnapshot } from './site-snapshot.ts';

/** Something that was good and is not any more. */
export const regression = z.object({
  kind: z.enum(alertKinds),
  /** Which one of its kind: an agent, a file, a check; '' if a site has only one. */
  subject: z.string(),
  title: z.string(),
  evidence: z.string(),
  /** All addresses that it concerns, the home page first. */
  places: z.array(z.string()),
  /** The value to compare with, e.g. the score before. */
  was: z.number().nullable(),
  /** Addresses that could not be read and may be the whole cause. Nothing is reported while there are any. */
  doubts: z.array(z.string()),
});
export type Regression = z.infer<typeof regression>;

export const isOn = (alerts: Alerts, kind: AlertKind): boolean =>
  alerts[kind] !== false && alerts[kind] !== null;

/** Decides one kind of alert: a pure function of the known state and the new one. */
export interface AlertRule {
  kind: AlertKind;
  /** What was good before and is not now. What could not be checked is never included. */
  find(before: SiteSnapshot, after: SiteSnapshot, alerts: Alerts): Regression[];
  /** Whether a reported regression is good again. What could not be checked is not. */
  isWell(told: Regression, now: SiteSnapshot): boolean;
  /** The report. */
  wellTitle(told: Regression): string;
}

/** Fields that most kinds do not use. */
export const plain = { subject: '', was: null, doubts: [] } satisfies Partial<Regression>;

export const count = (number: number, what: string) => (number === 1 ? `1 ${what}` : `${number} ${what}s`);
