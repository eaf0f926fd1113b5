import { randomUUID } from 'node:crypto';
import type { IntakeRequest } from '@visible-ai/shared/intake/endpoints';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { intakes } from '../db/schema/intakes.ts';
import { AppError } from '../http/app-error.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { renderIntakeCopyMail, renderIntakeMail } from '../mail/render-intake-mails.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

export interface IntakeDeps {
  db: Db;
  mailer: Pick<Mailer, 'queue'>;
  optionalMails: OptionalMails;
  /** The recipient (INTAKE_TO); without it the row waits in the database. */
  intakeTo: string | undefined;
  appUrl: string;
  consumeLimit: ConsumeLimit;
  keyedHash: KeyedHash;
  logger: Logger;
  now(): Date;
}

/**
 * Stores a prospect's request: the row and its mails in one transaction, so that no answered request is lost.
 * A client that fills in the hidden field is a program: it is thanked, and nothing is stored.
 *
 * @returns the id of the stored row.
 * @throws AppError rate_limited for the fourth request a day from one mailbox, and when all together send too
 * many.
 */
export async function takeIntake(deps: IntakeDeps, request: IntakeRequest): Promise<string> {
  const id = randomUUID();
  if (request.nickname) return id;
  const decision = await deps.consumeLimit('intake', {
    account: deps.keyedHash(`intake:${mailboxOf(request.email)}`),
    everybody: true,
  });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
  const { name, email, company, website, phone, message } = request;
  await deps.db.transaction(async (tx) => {
    await tx.insert(intakes).values({
      id,
      name,
      email,
      company,
      website,
      phone: phone || null,
      message: message || null,
      createdAt: deps.now(),
    });
    if (deps.intakeTo)
      await deps.mailer.queue(tx, {
        key: `intake:${id}`,
        to: deps.intakeTo,
        ...renderIntakeMail(request, deps.appUrl),
        headers: { 'Reply-To': email },
      });
    await deps.optionalMails.queue(
      tx,
      { kind: 'form-receipt', about: '' },
      { key: `intake-copy:${id}`, to: email, ...renderIntakeCopyMail(deps.appUrl) },
    );
  });
  if (!deps.intakeTo)
    deps.logger.warn({ intake: id }, 'An intake was stored; set INTAKE_TO to be told by mail');
  return id;
}
