import { createHash, timingSafeEqual } from 'node:crypto';
import { mailboxOf } from '@visible-ai/shared/mail/mailbox';
import { isOptionalMail, type OptionalMail } from '@visible-ai/shared/mail/optional-mails';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';

/** What a mailbox can unsubscribe from: mails of a kind, or those about one subject, e.g. one site. */
export interface MailTopic {
  kind: OptionalMail;
  /** The id of the subject; '' for all mails of the kind. */
  about: string;
}

export interface Suppression extends MailTopic {
  mailboxHash: string;
}

/** Independent of the installation's secret, so that unsubscriptions stay valid when the secret changes. */
export const mailboxHash = (address: string): string =>
  createHash('sha256')
    .update(`mailbox:${mailboxOf(address)}`)
    .digest('base64url');

const signature = (keyedHash: KeyedHash, signed: string) => keyedHash(`unsubscribe:${signed}`);

/** The token of a link that stops mails of a topic to a mailbox. */
export function writeUnsubscribeToken(keyedHash: KeyedHash, to: string, { kind, about }: MailTopic): string {
  const signed = `${kind}.${about}.${mailboxHash(to)}`;
  return `${signed}.${signature(keyedHash, signed)}`;
}

/** The content of a token; null if it is not ours. */
export function readUnsubscribeToken(keyedHash: KeyedHash, token: string): Suppression | null {
  const end = token.lastIndexOf('.');
  const [signed, given] = [token.slice(0, end), Buffer.from(token.slice(end + 1))];
  const expected = Buffer.from(signature(keyedHash, signed));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [kind = '', about = '', hash = ''] = signed.split('.');
  return isOptionalMail(kind) ? { kind, about, mailboxHash: hash } : null;
}
