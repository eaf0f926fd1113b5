import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import { findAccount } from '../../accounts/account-store.ts';
import { findBranding } from '../../branding/branding-store.ts';
import type { Db } from '../../db/database.ts';
import { isCapReached } from '../../infra/mailer/is-cap-reached.ts';
import { type RefreshedFile, renderRefreshMail } from '../../mail/render-refresh-mails.ts';
import { readSite } from '../../sites/audited-site.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { lineChanges } from './line-changes.ts';
import type { FileRefreshRow, SiteRefreshRow } from './refresh-store.ts';

const KEY = 'file-refresh:';

function toldOf(row: FileRefreshRow, url: string): RefreshedFile | null {
  const { status, added, removed, conflicts, before, after, error } = row;
  const name = kindOf(row.kind).label;
  if (status === 'failed') return { name, status, error: error ?? '' };
  if (status !== 'waiting' && status !== 'published') return null;
  const lines = lineChanges(before, after ?? '').map(({ sign, text }) => `${sign} ${text}`);
  return { name, status, added, removed, conflicts, lines, url };
}

/** Mails the owner of a site the result of a refresh; no mail if nothing has changed. */
export async function mailRefresh(
  { optionalMails, appUrl, now }: RefreshDeps,
  tx: Db,
  refresh: SiteRefreshRow,
  files: readonly FileRefreshRow[],
  tellsFailures: boolean,
): Promise<void> {
  const site = await readSite(tx, refresh.siteId);
  if (!site || site.alerts.muted) return;
  const screen = `${appUrl}/sites/${site.id}/files`;
  const told = files
    .flatMap((row) => toldOf(row, `${screen}/refreshes/${row.id}`) ?? [])
    .filter(({ status }) => status !== 'failed' || tellsFailures);
  const owner = await findAccount(tx, site.ownerId);
  const brand = await findBranding(tx, site.ownerId);
  const mail = renderRefreshMail({ siteName: site.name, siteUrl: site.url, screen, files: told, brand });
  // The screen shows it without a mail, too.
  if (!owner || !mail || (await isCapReached(tx, KEY, now()))) return;
  await optionalMails.queue(
    tx,
    { kind: 'file-refreshes', about: site.id },
    { key: `${KEY}${refresh.id}`, to: owner.email, ...mail },
  );
}
