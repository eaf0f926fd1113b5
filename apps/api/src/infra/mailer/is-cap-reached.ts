import { and, gte, like } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';

const HOUR_MS = 3_600_000;
/** Mails of one kind that leave in an hour, to all recipients together. A fault of ours must not flood people. */
const MAILS_AN_HOUR = 500;

/**
 * Whether as many mails of one kind as are allowed have been queued within the last hour.
 *
 * @param kind what the keys of these mails begin with, such as `site-alert:`.
 */
export async function isCapReached(tx: Db, kind: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS);
  const sent = await tx.$count(mails, and(like(mails.key, `${kind}%`), gte(mails.createdAt, since)));
  return sent >= MAILS_AN_HOUR;
}
