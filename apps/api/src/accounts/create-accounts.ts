import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { Authenticate } from '../http/viewer.ts';
import type { Mailer } from '../infra/mailer/create-mailer.ts';
import type { KeyedHash } from '../infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { createAuthenticate } from './authenticate.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import type { PasswordHasher } from './passwords/create-password-hasher.ts';
import { purgeExpired } from './purge-expired.ts';
import { accountRoutes } from './routes.ts';
import { createSessionStore } from './session-store.ts';
import { createAccessTokens } from './tokens/access-token.ts';

export interface AccountsParts {
  config: Pick<
    Config,
    'APP_URL' | 'MAIL' | 'REQUIRE_EMAIL_VERIFICATION' | 'TRIAL_CREDITS' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'
  >;
  /** Signs access tokens: 32 bytes or more. */
  secret: string;
  db: Db;
  mailer: Pick<Mailer, 'queue'>;
  passwords: PasswordHasher;
  consumeLimit: ConsumeLimit;
  keyedHash: KeyedHash;
  logger: Logger;
  now(): Date;
  /** Resolves after the given number of milliseconds. */
  wait(ms: number): Promise<unknown>;
}

export interface Accounts {
  routes: Route[];
  authenticate: Authenticate;
  /** Creates the first admin, and deletes expired sessions now and every few hours. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const PURGE_EVERY_MS = 6 * 3_600_000;

/** Builds the accounts domain: its calls, and the authentication. */
export function createAccounts(parts: AccountsParts): Accounts {
  const { config, secret, db, mailer, passwords, consumeLimit, keyedHash, logger, now, wait } = parts;
  const accessTokens = createAccessTokens(secret, now);
  const sessions = createSessionStore({ db, secret, accessTokens, logger, now });
  const deps: AccountsDeps = {
    db,
    sessions,
    passwords,
    mailer,
    consumeLimit,
    keyedHash,
    appUrl: config.APP_URL,
    mailWorks: config.MAIL !== 'off',
    requireVerification: config.REQUIRE_EMAIL_VERIFICATION,
    trialCredits: config.TRIAL_CREDITS,
    now,
    wait,
  };
  const purge = () =>
    purgeExpired(db, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'Old sessions could not be purged'),
    );
  let timer: NodeJS.Timeout | undefined;
  return {
    routes: accountRoutes(deps),
    authenticate: createAuthenticate(accessTokens, sessions),
    async start() {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config;
      await ensureFirstAdmin(
        { db, passwords, sessions, logger, now },
        email && password ? { email, password } : null,
      );
      await purge();
      timer = setInterval(purge, PURGE_EVERY_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      await passwords.close();
    },
  };
}
