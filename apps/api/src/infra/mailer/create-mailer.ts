import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import type { MailTransport } from './mail-transport.ts';

export interface MailToQueue {
  /** The same key twice is the same mail: it is sent once. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Mailer {
  /** Stores a mail in the caller's transaction; it leaves after the commit, and is tried until it has. */
  queue(tx: Db, mail: MailToQueue): Promise<void>;
  start(): void;
  /** Resolves while the queue is looked after; rejects when nobody could look for two minutes. */
  ping(): Promise<void>;
  /** Waits for the mail that is on its way. */
  stop(): Promise<void>;
}

export interface MailerParts {
  db: Db;
  transport: MailTransport;
  logger: Logger;
  now(): Date;
}

const LOOK_EVERY_MS = 1000;
/** Minutes to wait after each failed try: a mail server's bad night is survived. */
const BACK_OFF_MINUTES = [0.1, 0.5, 2, 10, 30, 120, 360, 720];
/** While one instance holds a mail, the others leave it; longer than any delivery may take. */
const HELD_FOR_MS = 120_000;
/** A queue nobody could look into for so long is down; one slow mail server does not make it so. */
const UNSEEN_FOR_MS = 120_000;

type Due = typeof mails.$inferSelect;

/** Takes the next due mail for this instance, in one statement, so that no other takes it too. */
async function claimNext({ db, now }: MailerParts): Promise<Due | null> {
  const moment = now();
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.nextTryAt, moment)))
    .orderBy(asc(mails.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: new Date(moment.getTime() + HELD_FOR_MS) })
    .where(and(eq(mails.id, sql`(${next})`), eq(mails.state, 'waiting')))
    .returning();
  return claimed ?? null;
}

async function deliver(parts: MailerParts, mail: Due): Promise<void> {
  const { db, transport, logger, now } = parts;
  const { id, recipient: to, subject, text, html, headers, attempts } = mail;
  try {
    await transport.deliver({ id, to, subject, text, html, headers });
    await db.update(mails).set({ state: 'sent', sentAt: now() }).where(eq(mails.id, id));
  } catch (error) {
    const wait = BACK_OFF_MINUTES[attempts - 1];
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(
      { mail: id, attempts, reason },
      wait === undefined ? 'A mail was given up' : 'A mail could not be sent yet',
    );
    const change =
      wait === undefined
        ? { state: 'failed' as const }
        : { nextTryAt: new Date(now().getTime() + wait * 60_000) };
    await db.update(mails).set(change).where(eq(mails.id, id));
  }
}

/**
 * The one mailer. A mail is a row first: what was accepted survives a crash, an absent mail server and a
 * restart, on either database and with any number of instances. Only a connection cut between the server's
 * acceptance and our note of it can repeat a mail, under the same Message-ID.
 */
export function createMailer(parts: MailerParts): Mailer {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | null = null;
  let lastLook = performance.now();

  const sendDue = async () => {
    for (let mail = await claimNext(parts); mail; mail = await claimNext(parts)) {
      lastLook = performance.now();
      await deliver(parts, mail);
    }
    lastLook = performance.now();
  };
  const work = () => {
    working ??= sendDue()
      .catch((error: unknown) => parts.logger.warn({ err: error }, 'The mail queue could not be read'))
      .finally(() => {
        working = null;
      });
  };

  return {
    async queue(tx, { key, to, subject, text, html, headers = {} }) {
      const createdAt = parts.now();
      await tx
        .insert(mails)
        .values({ key, recipient: to, subject, text, html, headers, createdAt, nextTryAt: createdAt })
        .onConflictDoNothing();
    },
    start() {
      timer = setInterval(work, LOOK_EVERY_MS);
      timer.unref();
    },
    async ping() {
      if (performance.now() - lastLook > UNSEEN_FOR_MS) throw new Error('The mail queue is not looked after');
    },
    async stop() {
      clearInterval(timer);
      await working;
      parts.transport.close();
    },
  };
}
