import type { Alerts } from '@visible-ai/shared/sites/schema';
import { type AlertKind, alertKinds } from '@visible-ai/shared/sites/webhook-events';
import { z } from 'zod';
import type { SiteSnapshot } from './site-snapshot.ts';

/** Something that was well and is not any more. */
export const regression = z.object({
  kind: z.enum(alertKinds),
  /** Which one of its kind: an agent, a file, a check; '' where a site has one. */
  subject: z.string(),
  title: z.string(),
  evidence: z.string(),
  /** Every address that it is about, the home page first. */
  places: z.array(z.string()),
  /** A figure that is measured against, e.g. the score before. */
  was: z.number().nullable(),
  /** Addresses that could not be read and may be the whole cause. Nothing is reported while there are any. */
  doubts: z.array(z.string()),
});
export type Regression = z.infer<typeof regression>;

export const isOn = (alerts: Alerts, kind: AlertKind): boolean =>
  alerts[kind] !== false && alerts[kind] !== null;

/** How one kind of alert is decided: pure, from what was known and what is seen. */
export interface AlertRule {
  kind: AlertKind;
  /** What was well before and is not now. What could not be checked is never among it. */
  find(before: SiteSnapshot, after: SiteSnapshot, alerts: Alerts): Regression[];
  /** Whether something that was told is well again. What could not be checked is not. */
  isWell(told: Regression, now: SiteSnapshot): boolean;
  /** The report. */
  wellTitle(told: Regression): string;
}

/** Parts that most kinds have nothing to say of. */
export const plain = { subject: '', was: null, doubts: [] } satisfies Partial<Regression>;

export const count = (number: number, what: string) => (number === 1 ? `1 ${what}` : `${number} ${what}s`);
