import { isEntitled } from '@visible-ai/shared/accounts/entitlement';
import { changeAccount, lockAccount } from '../accounts/account-store.ts';
import { presentUser } from '../accounts/present-user.ts';
import { noteTrial } from '../accounts/welcome-account.ts';
import type { Db } from '../db/database.ts';
import { auditLog } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import { renderTrialDeclinedMail, renderTrialGrantedMail } from '../mail/render-trial-mails.ts';
import { closeRequest } from './trial-store.ts';

export interface TrialsDeps {
  db: Db;
  mailer: Pick<Mailer, 'queue'>;
  keyedHash: KeyedHash;
  appUrl: string;
  /** The credits of a granted trial. */
  credits: number;
  now(): Date;
}

/**
 * Grants or declines an account's request for a trial, and mails its owner. An account that got a plan
 * meanwhile keeps the plan.
 *
 * @returns the text for the admin.
 * @throws AppError not_found if this account has no open request.
 */
export async function decideTrial(
  deps: TrialsDeps,
  actorId: string,
  subjectId: string,
  decision: 'grant' | 'decline',
): Promise<string> {
  const { db, mailer, appUrl, credits, now } = deps;
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, subjectId);
    const granted = decision === 'grant';
    const answer = { status: granted ? 'granted' : 'declined', decidedAt: now() } as const;
    if (!account || !(await closeRequest(tx, subjectId, answer)))
      throw new AppError('not_found', { text: 'No request of this user is open.' });
    if (granted && !isEntitled(presentUser(account))) {
      await changeAccount(tx, subjectId, { subscriptionStatus: 'trial', plan: null, credits });
      await noteTrial(deps, tx, account.email);
    }
    const action = granted ? 'trial_granted' : 'trial_declined';
    await tx.insert(auditLog).values({ actorId, subjectId, action, at: now() });
    const mail = granted ? renderTrialGrantedMail(appUrl, credits) : renderTrialDeclinedMail(appUrl);
    await mailer.queue(tx, { key: `trial:${subjectId}`, to: account.email, ...mail });
    const name = account.displayName || 'User';
    return granted ? `${name} has a trial now` : `The request of ${name} is declined`;
  });
}
