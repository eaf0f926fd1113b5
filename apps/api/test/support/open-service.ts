import { siblingModule } from '@visible-ai/engine/testing/threads/sibling-module';
import type { Scope } from '@visible-ai/shared/contract/scopes';
import { endpoints } from '@visible-ai/shared/endpoints';
import { desc, eq } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { createAccounts } from '../../src/accounts/create-accounts.ts';
import { createPasswordHasher } from '../../src/accounts/passwords/create-password-hasher.ts';
import type { Config } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { createApp } from '../../src/http/create-app.ts';
import type { Route } from '../../src/http/route.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createIdempotency } from '../../src/infra/idempotency/create-idempotency.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../../src/infra/rate-limit/limits.ts';
import { createKeys } from '../../src/keys/create-keys.ts';
import { trialRoutes } from '../../src/trials/routes.ts';
import { userRoutes } from '../../src/users/routes.ts';
import { serveApp } from './serve-app.ts';

export const SECRET = 'a secret of the tests, 32 bytes or more';
const APP_URL = 'https://visible.example';

type AccountsConfig = Parameters<typeof createAccounts>[0]['config'];

export interface ServiceSettings {
  config?: Partial<AccountsConfig & Pick<Config, 'APP_URL'>>;
  consumeLimit?: ConsumeLimit;
  /** The number of proxies in front (TRUST_PROXY). Default: one. */
  trustProxy?: number;
  logger?: Logger;
  /** Calls of other domains besides accounts, users and keys. */
  routes?: Route[];
}

/** Starting its thread takes longer than most tests: the tests of a process share one (isolate: false). */
const hasher = createPasswordHasher({
  module: siblingModule('../../src/password-tasks', import.meta.url),
  cost: 4,
});
const passwords = { ...hasher, close: async () => undefined };

/** The calls of accounts, users and keys on a real database, with a clock to set and mails to read. */
export function openService(database: Database, settings: ServiceSettings = {}) {
  const {
    config,
    consumeLimit,
    trustProxy = 1,
    logger = pino({ level: 'silent' }),
    routes: others = [],
  } = settings;
  let time = new Date('2026-11-20T12:00:00.000Z').getTime();
  const now = () => new Date(time);
  // Queued mails are read from the table; none is sent.
  const noQueue = { define: () => undefined, send: async () => undefined, wake: () => undefined };
  const transport = { deliver: async () => undefined, close: () => undefined };
  const limit: ConsumeLimit = consumeLimit ?? (async () => ({ ok: true }));
  const mailer = createMailer({ db: database.db, queue: noQueue, transport, logger, now });
  const keyedHash = createKeyedHash(SECRET);
  const accounts = createAccounts({
    config: {
      APP_URL,
      MAIL: 'outbox',
      REQUIRE_EMAIL_VERIFICATION: true,
      TRIAL_CREDITS: 0,
      ADMIN_EMAIL: undefined,
      ADMIN_PASSWORD: undefined,
      ...config,
    },
    secret: SECRET,
    db: database.db,
    mailer,
    passwords,
    consumeLimit: limit,
    keyedHash,
    logger,
    now,
    wait: async () => undefined,
  });
  const keys = createKeys({
    db: database.db,
    mailer,
    appUrl: APP_URL,
    consumeLimit: limit,
    logger,
    now,
  });
  const routes = [
    ...accounts.routes,
    ...keys.routes,
    ...others,
    ...userRoutes({ db: database.db, now }),
    ...trialRoutes({ db: database.db, mailer, keyedHash, appUrl: APP_URL, credits: 3, now }),
  ];
  const bound = new Set(routes.map(({ endpoint }) => endpoint.id));
  const app = createApp({
    endpoints: endpoints.filter(({ id }) => bound.has(id)),
    routes,
    logger,
    appUrl: APP_URL,
    version: '0.0.0',
    trustProxy: trustProxy || undefined,
    scriptHashes: [],
    authenticate: accounts.authenticate,
    authenticateKey: keys.authenticateKey,
    answerOnce: createIdempotency({ db: database.db, logger, now }).answerOnce,
    consumeLimit: limit,
    stop: createStopSignal(),
  });
  const { agent, hangUp } = serveApp(app);
  const post = (path: string, body: object, token?: string) => {
    const call = agent.post(`/api/auth/${path}`).send(body);
    return token ? call.set('authorization', `Bearer ${token}`) : call;
  };
  /** The same from another network. */
  const postFrom = (address: string, path: string, body: object) =>
    post(path, body).set('x-forwarded-for', address);
  const mailsTo = (recipient: string) =>
    database.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.createdAt));

  return {
    app,
    agent,
    post,
    postFrom,
    get: (path: string, token: string) => agent.get(path).set('authorization', `Bearer ${token}`),
    accounts,
    keys,
    mailsTo,
    /** The token in the newest mail to somebody with this subject. */
    async linkToken(recipient: string, subject: RegExp): Promise<string> {
      const mail = (await mailsTo(recipient)).find((sent) => subject.test(sent.subject));
      return mail?.text.match(/token=([\w-]+)/)?.[1] ?? `no mail to ${recipient}`;
    },
    /** A signed-in account with a verified address. */
    async signUp(email: string, change: Partial<typeof users.$inferInsert> = {}) {
      await post('register', { email, password: 'secret1', displayName: 'Ann' }).expect(201);
      await database.db
        .update(users)
        .set({ emailVerifiedAt: now(), ...change })
        .where(eq(users.email, email));
      const { body } = await post('login', { email, password: 'secret1' }).expect(200);
      return {
        id: String(body.user.id),
        access: String(body.tokens.accessToken),
        refresh: String(body.tokens.refreshToken),
      };
    },
    /** A key of the signed-in account, as it is sent. */
    async makeKey(
      access: string | null,
      scopes: readonly Scope[],
      expiresInDays: number | null = null,
    ): Promise<string> {
      const { body } = await agent
        .post('/api/keys')
        .set('authorization', `Bearer ${access}`)
        .send({ name: 'Build', scopes, expiresInDays })
        .expect(201);
      return String(body.secret);
    },
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    close: async () => {
      hangUp();
      await accounts.stop();
    },
  };
}
