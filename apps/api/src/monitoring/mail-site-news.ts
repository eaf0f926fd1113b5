import type { SiteEvent } from '@visible-ai/shared/sites/webhook-events';
import { findAccount } from '../accounts/account-store.ts';
import { findBranding } from '../branding/branding-store.ts';
import type { Db } from '../db/database.ts';
import { isCapReached } from '../infra/mailer/is-cap-reached.ts';
import { renderSiteMail } from '../mail/render-site-mails.ts';
import type { SiteRow } from '../sites/site-store.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

const KEY = 'site-alert:';

export interface SiteNewsDeps {
  optionalMails: OptionalMails;
  now(): Date;
}

const isOf =
  <Type extends SiteEvent['type']>(type: Type) =>
  (event: SiteEvent): event is Extract<SiteEvent, { type: Type }> =>
    event.type === type;

/**
 * Mails the owner of a site what got worse and what is good again, in one mail for each audit. A completed
 * audit alone causes no mail.
 *
 * @returns false if the hourly limit is reached and this mail has to wait.
 */
export async function mailSiteNews(
  { optionalMails, now }: SiteNewsDeps,
  tx: Db,
  site: SiteRow,
  events: readonly SiteEvent[],
): Promise<boolean> {
  const regressed = events.find(isOf('site.regressed'));
  const recovered = events.find(isOf('site.recovered'));
  const auditId = (regressed ?? recovered)?.data.auditId;
  if (!site.alerts.mail || !auditId) return true;
  if (await isCapReached(tx, KEY, now())) return false;
  const owner = await findAccount(tx, site.ownerId);
  const brand = await findBranding(tx, site.ownerId);
  const mail = renderSiteMail({ regressed, recovered }, site.schedule.timeZone, brand);
  if (owner && mail)
    await optionalMails.queue(
      tx,
      { kind: 'site-alerts', about: site.id },
      { key: `${KEY}${auditId}`, to: owner.email, ...mail },
    );
  return true;
}
