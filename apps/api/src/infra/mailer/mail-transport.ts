import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { placeFile } from '../../db/place-file.ts';

export interface OutgoingMail {
  /** Derived from the mail's key: a repeat after a broken connection has the same Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Delivers one mail; resolves when the other side has accepted it. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Exactly one plain address: no list, and no second recipient through a line break or a comma. */
const ONE_ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;

const ANY_ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;

function compose(mail: OutgoingMail, from: string) {
  if (!ONE_ADDRESS.test(mail.to)) throw new Error('A mail has one recipient');
  const host = from.match(/@([^\s>]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    // Prevents out-of-office answers (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export interface SmtpTimeouts {
  /** Until the connection is open, and until the server has greeted. */
  connectMs: number;
  /** Without any answer from the server. */
  silenceMs: number;
  /** For the whole delivery, however slowly the server talks. */
  totalMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 10_000, silenceMs: 20_000, totalMs: 45_000 };

/** Sends mail by SMTP, with a limit for every wait. */
export function createSmtpTransport(smtpUrl: string, from: string, timeouts = TIMEOUTS): MailTransport {
  const { connectMs, silenceMs, totalMs } = timeouts;
  const deliver = async (mail: OutgoingMail) => {
    const transporter = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: silenceMs,
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        transporter.close();
        reject(new Error(`The mail server did not take the mail within ${totalMs / 1000} s`));
      }, totalMs);
    });
    const sending = transporter.sendMail(compose(mail, from));
    sending.catch(() => undefined);
    try {
      await Promise.race([sending, tooLong]);
    } catch (error) {
      // Servers repeat the address that they refuse; errors are logged, and logs must not contain addresses.
      if (error instanceof Error) error.message = error.message.replace(ANY_ADDRESS, '<address>');
      throw error;
    } finally {
      clearTimeout(timer);
      transporter.close();
    }
  };
  return { deliver, close: () => undefined };
}

/** Whether the server refuses this recipient permanently, so that a retry is useless. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

const fileSafe = (text: string) => text.replace(/[^A-Za-z0-9.@+-]/g, '_').slice(0, 80);

/**
 * Names a written file `<time>-<to>.eml`, with the first millisecond that no other mail to this recipient
 * has.
 */
function nameMail(folder: string, draft: string, to: string, at: Date): string {
  for (let time = at.getTime(); ; time += 1) {
    const name = `${new Date(time).toISOString().replace(/[:.]/g, '-')}-${fileSafe(to)}.eml`;
    if (placeFile(draft, join(folder, name))) return name;
  }
}

/**
 * Writes mails as files, for a service on a developer's machine: `<time>-<to>.eml`, with the links in the
 * log.
 */
export function createOutboxTransport(
  folder: string,
  from: string,
  logger: Logger,
  now: () => Date,
): MailTransport {
  const transporter = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(mail) {
      const { message } = await transporter.sendMail(compose(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Under a unique name until it is complete: instances that share the folder do not collide.
      const draft = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(draft, message as Buffer, { mode: 0o600 });
        const file = nameMail(folder, draft, mail.to, now());
        const links = [...new Set(mail.text.match(/https?:\/\/\S+/g))];
        logger.info({ file, subject: mail.subject, links }, 'A mail was written to the outbox');
      } finally {
        await rm(draft, { force: true });
      }
    },
    close: () => undefined,
  };
}

/** With mail switched off, queued mails are dropped, and this is logged. */
export function createNoTransport(logger: Logger): MailTransport {
  return {
    deliver: async ({ subject }) => logger.info({ subject }, 'Mail is off: a mail was not sent'),
    close: () => undefined,
  };
}
