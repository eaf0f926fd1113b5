import { findAccount } from '../../accounts/account-store.ts';
import { findBranding } from '../../branding/branding-store.ts';
import type { Db } from '../../db/database.ts';
import { isCapReached } from '../../infra/mailer/is-cap-reached.ts';
import type { RenderedMail } from '../../mail/mail-layout.ts';
import type { AnswersNews } from '../../mail/render-answer-mails.ts';
import { planOf } from '../../sites/plan-of.ts';
import type { SiteRow } from '../../sites/site-store.ts';
import type { NewsDeps } from '../answers-deps.ts';

const KEY = 'answers:';

/**
 * Mails the owner of a site news about answers, in the transaction that decides it: once for each key, if the
 * plan has alerts and they are switched on.
 *
 * @returns false if the hourly limit is reached and this mail has to wait.
 */
export async function mailNews(
  { optionalMails, appUrl, now }: NewsDeps,
  tx: Db,
  site: SiteRow,
  { key, ownName, render }: { key: string; ownName: string; render: (news: AnswersNews) => RenderedMail },
): Promise<boolean> {
  const { mail: isWanted, muted } = site.alerts;
  if (!isWanted || muted || !(await planOf(tx, site.ownerId)).monitoring) return true;
  if (await isCapReached(tx, KEY, now())) return false;
  const owner = await findAccount(tx, site.ownerId);
  if (!owner) return true;
  const brand = await findBranding(tx, site.ownerId);
  const mail = render({ siteName: site.name, ownName, url: `${appUrl}/analytics/${site.id}`, brand });
  await optionalMails.queue(
    tx,
    { kind: 'site-alerts', about: site.id },
    { key: `${KEY}${key}`, to: owner.email, ...mail },
  );
  return true;
}
