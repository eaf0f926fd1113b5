import type { Db } from '../db/database.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import type { RenderedMail } from '../mail/mail-layout.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';
import type { UserRow } from './present-user.ts';
import type { SessionStore } from './session-store.ts';

/** Who calls, as far as it can be told. */
export interface Caller {
  userAgent: string;
  /** A keyed hash of the network the call comes from. */
  clientKey: string;
}

/** What the use cases of accounts stand on. */
export interface AccountsDeps {
  db: Db;
  sessions: SessionStore;
  passwords: PasswordHasher;
  mailer: Pick<Mailer, 'queue'>;
  consumeLimit: ConsumeLimit;
  keyedHash: KeyedHash;
  appUrl: string;
  /** Whether mail goes out at all (MAIL is not off). */
  mailWorks: boolean;
  requireVerification: boolean;
  /** What every newly verified account gets; 0 for nothing. */
  trialCredits: number;
  now(): Date;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
}

/** Stores a mail to an account's owner in the caller's transaction. The same key twice is one mail. */
export const mailOwner = (
  { mailer }: Pick<AccountsDeps, 'mailer'>,
  tx: Db,
  owner: Pick<UserRow, 'email'>,
  key: string,
  mail: RenderedMail,
): Promise<void> => mailer.queue(tx, { key, to: owner.email, ...mail });
