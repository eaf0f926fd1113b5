import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { checkWebsiteUrl } from '@visible-ai/shared/analysis/website-url';
import { checkWorkEmail, type IsDisposableDomain } from '@visible-ai/shared/analysis/work-email';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { isMaker } from './claim-analyses.ts';

export interface SendAnalysisMail {
  db: Db;
  store: AnalysisStore;
  keyedHash: KeyedHash;
  isDisposable: IsDisposableDomain;
  /** Puts the rendered mail into the durable queue, in the same transaction. */
  queueMail(tx: Db, mail: { key: string; to: string; analysis: SavedAnalysis }): Promise<void>;
  now(): Date;
}

const HOUR_MS = 3_600_000;
/** Per mailbox and day, for all callers together, so that nobody can fill a mailbox through us. */
const MAILS_PER_ADDRESS_A_DAY = 3;
/** For all callers and all recipients together. It stops a flood from many clients. */
const MAILS_AN_HOUR = 200;

async function findAnalysis(
  { store, now }: SendAnalysisMail,
  request: { website: string; analysisId?: string | undefined },
  clientKey: string,
): Promise<SavedAnalysis> {
  if (request.analysisId) {
    const found = await store.find(request.analysisId);
    if (found) return found;
    throw new AppError('not_found');
  }
  const website = checkWebsiteUrl(request.website);
  if (!website.ok) throw new AppError('invalid_url', { text: website.error });
  const since = new Date(now().getTime() - HOUR_MS);
  const latest = await store.findLatest(clientKey, website.url, since);
  if (latest) return latest;
  throw new AppError('not_found');
}

async function refuseFlood({ store, now }: SendAnalysisMail, addressKey: string): Promise<void> {
  const [toAddress, toAll] = await Promise.all([
    store.countMails(new Date(now().getTime() - 24 * HOUR_MS), addressKey),
    store.countMails(new Date(now().getTime() - HOUR_MS)),
  ]);
  if (toAddress >= MAILS_PER_ADDRESS_A_DAY)
    throw new AppError('rate_limited', { retryAfterSeconds: 24 * 3600 });
  if (toAll >= MAILS_AN_HOUR) throw new AppError('rate_limited', { retryAfterSeconds: 3600 });
}

/**
 * Mails a saved analysis to one address. The analysis is named by its id, or is the same client's latest one of that
 * website within the hour. The score and texts in the request do not reach the mail. A second request for the same
 * analysis and address succeeds without a second mail.
 *
 * @throws AppError invalid_input, invalid_url, not_found, rate_limited.
 */
export async function sendAnalysisMail(
  deps: SendAnalysisMail,
  request: { email: string; website: string; analysisId?: string | undefined; claimKey?: string | undefined },
  clientKey: string,
): Promise<void> {
  const email = checkWorkEmail(request.email, deps.isDisposable);
  if (!email.ok)
    throw new AppError('invalid_input', {
      text: email.error,
      details: [{ path: 'body.email', problem: email.error }],
    });
  const analysis = await findAnalysis(deps, request, clientKey);
  const addressKey = deps.keyedHash(mailboxOf(email.email));
  const byMaker = isMaker(deps.keyedHash, { id: analysis.id, key: request.claimKey ?? '' });
  await refuseFlood(deps, addressKey);
  await deps.db.transaction(async (tx) => {
    const mail = { analysisId: analysis.id, addressKey, byMaker };
    if (!(await deps.store.claimMail(mail, tx))) return;
    await deps.queueMail(tx, { key: `analysis:${analysis.id}:${addressKey}`, to: email.email, analysis });
  });
}
