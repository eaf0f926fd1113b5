import type { Db } from '../db/database.ts';
import type { Mailer, MailToQueue } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import { isSuppressed } from './suppression-store.ts';
import { type MailTopic, mailboxHash, writeUnsubscribeToken } from './unsubscribe-token.ts';

export interface OptionalMails {
  /** Like the mailer's, with an unsubscribe link; does nothing for a mailbox that has unsubscribed. */
  queue(tx: Db, topic: MailTopic, mail: MailToQueue): Promise<void>;
}

export interface OptionalMailsParts {
  mailer: Pick<Mailer, 'queue'>;
  keyedHash: KeyedHash;
  appUrl: string;
  /** `Name <address>` or an address: mail programs without one-click unsubscribe write to it. */
  mailFrom: string;
}

/** The address inside `Name <address>`. */
const addressOf = (from: string) => from.match(/<([^>]+)>/)?.[1] ?? from;

/**
 * Mails that readers can unsubscribe from. It takes one click if the service is reached by https (RFC 8058).
 */
export function createOptionalMails({
  mailer,
  keyedHash,
  appUrl,
  mailFrom,
}: OptionalMailsParts): OptionalMails {
  const oneClick: Record<string, string> = appUrl.startsWith('https:')
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
  return {
    async queue(tx, topic, mail) {
      if (await isSuppressed(tx, { ...topic, mailboxHash: mailboxHash(mail.to) })) return;
      const link = `${appUrl}/unsubscribe?token=${writeUnsubscribeToken(keyedHash, mail.to, topic)}`;
      const address = `mailto:${addressOf(mailFrom)}?subject=unsubscribe`;
      const headers = { ...mail.headers, 'List-Unsubscribe': `<${link}>, <${address}>`, ...oneClick };
      await mailer.queue(tx, { ...mail, headers });
    },
  };
}
