import type { Db } from '../db/database.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import type { RenderedMail } from '../mail/mail-layout.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';
import type { UserRow } from './present-user.ts';
import type { SessionStore } from './session-store.ts';

/** What is known about the caller. */
export interface Caller {
  userAgent: string;
  /** A keyed hash of the network that the call comes from. */
  clientKey: string;
}

/** What the use cases of accounts need. */
export interface AccountsDeps {
  db: Db;
  sessions: SessionStore;
  passwords: PasswordHasher;
  mailer: Pick<Mailer, 'queue'>;
  consumeLimit: ConsumeLimit;
  keyedHash: KeyedHash;
  appUrl: string;
  /** Whether mail is sent at all (MAIL is not off). */
  mailWorks: boolean;
  requireVerification: boolean;
  /** Trial credits for every newly verified account; 0 for none. */
  trialCredits: number;
  now(): Date;
  /** Resolves after the given number of milliseconds. */
  wait(ms: number): Promise<unknown>;
}

/** Stores a mail to an account's owner in the caller's transaction. Using the same key twice makes one mail. */
export const mailOwner = (
  { mailer }: Pick<AccountsDeps, 'mailer'>,
  tx: Db,
  owner: Pick<UserRow, 'email'>,
  key: string,
  mail: RenderedMail,
): Promise<void> => mailer.queue(tx, { key, to: owner.email, ...mail });
