import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { reserveDataDir } from './reserve-data-dir.ts';

export interface OutboxMail {
  subject: string;
  text: string;
}

/** Decodes quoted-printable mail bodies: soft line breaks and `=XX` bytes. */
const decode = (body: string) =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

async function readMails(to: string, dataDir: string): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`-${to}.eml`)).sort();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8');
      return { subject: /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '', text: decode(source) };
    }),
  );
}

/** Waits for a mail to this address with a matching subject. Returns the newest if there are several. */
export async function waitForMail(
  to: string,
  subject: RegExp,
  dataDir: string = reserveDataDir(),
): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMails(to, dataDir)).filter((mail) => subject.test(mail.subject)).at(-1);
        return found?.subject;
      },
      { message: `a mail to ${to} with the subject ${subject}`, intervals: [20, 50, 100] },
    )
    .toMatch(subject);
  return found ?? { subject: '', text: '' };
}

/** The path and query of the first link to our own screens in a mail. */
export const linkIn = (mail: OutboxMail): string =>
  /https?:\/\/[^/\s]+(\/(?:verify-email|reset-password)\?token=[\w-]+)/.exec(mail.text)?.[1] ?? 'no link';
