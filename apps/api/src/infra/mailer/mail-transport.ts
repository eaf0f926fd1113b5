import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';

export interface OutgoingMail {
  /** Derived from the mail's key: a repeat after a cut connection carries the same Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Hands one mail over; resolves when the other side has taken it. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Exactly one plain address: no list, no second recipient smuggled in by a line break or a comma. */
const ONE_ADDRESS = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/;

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
    headers: mail.headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail by SMTP, with an end to every wait. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(smtpUrl, {});
  Object.assign(transporter.options, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    deliver: async (mail) => {
      await transporter.sendMail(compose(mail, from));
    },
    close: () => transporter.close(),
  };
}

const fileSafe = (text: string) => text.replace(/[^A-Za-z0-9.@+-]/g, '_').slice(0, 80);

/** Mail as files for whoever runs the service on their own machine: `<time>-<to>.eml`, links in the log. */
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
      const name = `${now().toISOString().replace(/[:.]/g, '-')}-${fileSafe(mail.to)}`;
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
      const links = [...new Set(mail.text.match(/https?:\/\/\S+/g))];
      logger.info({ file: `${name}.eml`, subject: mail.subject, links }, 'A mail was written to the outbox');
    },
    close: () => undefined,
  };
}

/** With mail switched off what is queued is dropped, and the log says so. */
export function createNoTransport(logger: Logger): MailTransport {
  return {
    deliver: async ({ subject }) => logger.info({ subject }, 'Mail is off: a mail was not sent'),
    close: () => undefined,
  };
}
