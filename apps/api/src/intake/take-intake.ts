import { createHash, randomUUID } from 'node:crypto';
import type { IntakeRequest } from '@visible-ai/shared/intake/endpoints';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { intakes } from '../db/schema/intakes.ts';
import { AppError } from '../http/app-error.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { renderIntakeCopyMail, renderIntakeMail } from '../mail/render-intake-mails.ts';
import type { OptionalMails } from '../unsubscribe/create-optional-mails.ts';

type StoredIntake = Omit<typeof intakes.$inferSelect, 'id' | 'createdAt'>;

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

/** An id that follows from the key, so that the row of the first try is found (RFC 9562, version 8). */
function idOf(keyedHash: KeyedHash, onceKey: string): string {
  const hex = createHash('sha256')
    .update(keyedHash(`intake-key:${onceKey}`))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Whether the request is stored already, because its answer was lost and it was sent again.
 *
 * @throws AppError idempotency_mismatch if the key was used for another request.
 */
async function isStored(db: Db, id: string, row: StoredIntake): Promise<boolean> {
  const [earlier] = await db.select().from(intakes).where(eq(intakes.id, id));
  if (!earlier) return false;
  const fields = Object.keys(row) as (keyof StoredIntake)[];
  if (fields.some((field) => earlier[field] !== row[field])) throw new AppError('idempotency_mismatch');
  return true;
}

/**
 * Stores a prospect's request: the row and its mails in one transaction, so that no answered request is lost.
 * A client that fills in the hidden field is a program: it is thanked, and nothing is stored.
 *
 * @param onceKey requests with the same key are stored and mailed once. The sender has no account, so the row
 * itself says which keys were used.
 * @returns the id of the stored row.
 * @throws AppError rate_limited for the fourth request a day from one mailbox, and when all together send too
 * many; idempotency_mismatch.
 */
export async function takeIntake(
  deps: IntakeDeps,
  request: IntakeRequest,
  onceKey: string | null,
): Promise<string> {
  const id = onceKey === null ? randomUUID() : idOf(deps.keyedHash, onceKey);
  if (request.nickname) return id;
  const { name, email, company, website, phone, message } = request;
  const row = { name, email, company, website, phone: phone || null, message: message || null };
  if (onceKey !== null && (await isStored(deps.db, id, row))) return id;
  const decision = await deps.consumeLimit('intake', {
    account: deps.keyedHash(`intake:${mailboxOf(request.email)}`),
    everybody: true,
  });
  if (!decision.ok) throw new AppError('rate_limited', { retryAfterSeconds: decision.retryAfterSeconds });
  await deps.db.transaction(async (tx) => {
    const added = await tx
      .insert(intakes)
      .values({ id, ...row, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: intakes.id });
    // The same request came twice at the same moment.
    if (added.length === 0) return;
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
