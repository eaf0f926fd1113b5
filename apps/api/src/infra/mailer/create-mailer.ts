import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { mails } from '../../db/schema/mails.ts';
import { currentRequestId } from '../logger/request-scope.ts';
import type { Queue, QueuedJob } from '../queue/queue.ts';
import { isRefusedForGood, type MailTransport } from './mail-transport.ts';

export interface MailToQueue {
  /** Two mails with the same key are one mail: it is sent once. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Stores a mail in the caller's transaction; it is sent after the commit, and retried until it is sent. */
  queue(tx: Db, mail: MailToQueue): Promise<void>;
  /** Sends mails that wait from a restored backup or an older version, and deletes old sent ones. */
  start(): Promise<void>;
  stop(): void;
}

export interface MailerParts {
  db: Db;
  queue: Pick<Queue, 'define' | 'send' | 'wake'>;
  transport: MailTransport;
  logger: Logger;
  now(): Date;
}

const QUEUE = 'mail';
/** Mails sent at a time, so that a slow delivery does not hold up the others. */
const AT_A_TIME = 4;
/**
 * Seconds before the second attempt, about doubled for each later one: 15 attempts take some twenty hours.
 */
const FIRST_WAIT_SECONDS = 3;
const TRIES = 15;
const NOTE_AGAIN_MS = 500;
const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;

const jobData = z.object({ mailId: z.uuid() });

type MailRow = typeof mails.$inferSelect;

/** Replaces the content of a mail that was sent or refused: its links and names are not kept. */
const BLANK = { text: '', html: '', headers: {} };

/** Headers that lead from a mail to the request that caused it, and to its log lines. */
function traced(headers: Record<string, string>): Record<string, string> {
  const requestId = currentRequestId();
  return requestId ? { ...headers, 'X-Request-Id': requestId } : headers;
}

/**
 * Retries the note that a mail was sent: without it, the mail would be sent again after an outage of the
 * database.
 */
async function noteForSure(note: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (;;)
    try {
      await note();
      return;
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error;
      await wait(NOTE_AGAIN_MS, undefined, { signal });
    }
}

async function deliver(parts: MailerParts, mail: MailRow, job: QueuedJob): Promise<void> {
  const { db, transport, logger, now } = parts;
  const { id, recipient: to, subject, text, html, headers } = mail;
  const attempted = { attempts: sql`${mails.attempts} + 1` };
  try {
    await transport.deliver({ id, to, subject, text, html, headers });
  } catch (error) {
    const over = job.lastTry || isRefusedForGood(error);
    const change = over ? { ...attempted, state: 'failed' as const, ...BLANK } : attempted;
    await db.update(mails).set(change).where(eq(mails.id, id));
    if (!isRefusedForGood(error)) throw error;
    logger.warn({ mail: id, attempt: job.attempt }, 'A mail was refused for good');
    return;
  }
  const sent = { ...attempted, state: 'sent' as const, sentAt: now(), ...BLANK };
  logger.info({ mail: id, attempt: job.attempt }, 'A mail was handed over');
  await noteForSure(() => db.update(mails).set(sent).where(eq(mails.id, id)), job.signal);
}

/**
 * The one mailer. A mail is a row and a job in the transaction that causes it: an accepted mail survives a
 * crash, a missing mail server and a restart, on either database and with any number of instances. A mail is
 * repeated only if the connection breaks between the server's acceptance and our note of it; then it has the
 * same Message-ID.
 */
export function createMailer(parts: MailerParts): Mailer {
  const { db, queue, transport, logger, now } = parts;
  queue.define(QUEUE, {
    concurrency: AT_A_TIME,
    retryLimit: TRIES - 1,
    retryDelay: FIRST_WAIT_SECONDS,
    async work(job) {
      const { mailId } = jobData.parse(job.data);
      const [mail] = await db
        .select()
        .from(mails)
        .where(and(eq(mails.id, mailId), eq(mails.state, 'waiting')));
      if (mail) await deliver(parts, mail, job);
    },
  });
  const sendJob = (tx: Db, mailId: string) => queue.send(tx, QUEUE, { mailId }, { key: mailId });
  const forgetOld = () =>
    db
      .delete(mails)
      .where(lt(mails.createdAt, new Date(now().getTime() - KEPT_DAYS * DAY_MS)))
      .catch((error: unknown) => logger.warn({ err: error }, 'Old mails could not be forgotten'));
  let timer: NodeJS.Timeout | undefined;

  return {
    async queue(tx, { key, to, subject, text, html, headers = {} }) {
      const [stored] = await tx
        .insert(mails)
        .values({ key, recipient: to, subject, text, html, headers: traced(headers), createdAt: now() })
        .onConflictDoNothing()
        .returning({ id: mails.id });
      if (stored) await sendJob(tx, stored.id);
    },
    async start() {
      const waiting = await db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'waiting'));
      await db.transaction(async (tx) => {
        for (const { id } of waiting) await sendJob(tx, id);
      });
      await forgetOld();
      timer = setInterval(forgetOld, DAY_MS).unref();
    },
    stop() {
      clearInterval(timer);
      transport.close();
    },
  };
}
