import { createHash, timingSafeEqual } from 'node:crypto';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { isOptionalMail, type OptionalMail } from '@visible-ai/shared/mail/optional-mails';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';

/** What a mailbox may be spared: mails of a kind, or those of them that are about one thing, e.g. one site. */
export interface MailTopic {
  kind: OptionalMail;
  /** The id of what they are about; '' for all of the kind. */
  about: string;
}

export interface Suppression extends MailTopic {
  mailboxHash: string;
}

/** Without the installation's secret: who has unsubscribed stays so when that is changed. */
export const mailboxHash = (address: string): string =>
  createHash('sha256')
    .update(`mailbox:${mailboxOf(address)}`)
    .digest('base64url');

const signature = (keyedHash: KeyedHash, signed: string) => keyedHash(`unsubscribe:${signed}`);

/** The token of a link that stops mails of a topic to a mailbox, for whoever has the mail. */
export function writeUnsubscribeToken(keyedHash: KeyedHash, to: string, { kind, about }: MailTopic): string {
  const signed = `${kind}.${about}.${mailboxHash(to)}`;
  return `${signed}.${signature(keyedHash, signed)}`;
}

/** What a token names; null for one that is not ours. */
export function readUnsubscribeToken(keyedHash: KeyedHash, token: string): Suppression | null {
  const end = token.lastIndexOf('.');
  const [signed, given] = [token.slice(0, end), Buffer.from(token.slice(end + 1))];
  const expected = Buffer.from(signature(keyedHash, signed));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [kind = '', about = '', hash = ''] = signed.split('.');
  return isOptionalMail(kind) ? { kind, about, mailboxHash: hash } : null;
}
