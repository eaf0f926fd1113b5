import { siblingModule } from '@visible-ai/engine/testing/threads/sibling-module';
import { endpoints } from '@visible-ai/shared/endpoints';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import request from 'supertest';
import { createAccounts } from '../../src/accounts/create-accounts.ts';
import { createPasswordHasher } from '../../src/accounts/passwords/create-password-hasher.ts';
import type { Config } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { mails } from '../../src/db/schema/mails.ts';
import { createApp } from '../../src/http/create-app.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { createMailer } from '../../src/infra/mailer/create-mailer.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import type { ConsumeLimit } from '../../src/infra/rate-limit/limits.ts';
import { trialRoutes } from '../../src/trials/routes.ts';
import { userRoutes } from '../../src/users/routes.ts';

export const SECRET = 'a secret of the tests, 32 bytes or more';
const APP_URL = 'https://visible.example';

type AccountsConfig = Parameters<typeof createAccounts>[0]['config'];

export interface ServiceSettings {
  config?: Partial<AccountsConfig & Pick<Config, 'APP_URL'>>;
  consumeLimit?: ConsumeLimit;
  /** Proxies in front (TRUST_PROXY): one, unless said otherwise. */
  trustProxy?: number;
}

/** The calls of accounts and users on a real database, with a clock to set and mails to read. */
export function openService(database: Database, settings: ServiceSettings = {}) {
  const { config, consumeLimit, trustProxy = 1 } = settings;
  let time = new Date('2026-11-20T12:00:00.000Z').getTime();
  const now = () => new Date(time);
  const logger = pino({ level: 'silent' });
  const passwords = createPasswordHasher({
    module: siblingModule('../../src/password-tasks', import.meta.url),
    cost: 4,
  });
  // What is queued is read from the table; nothing is sent.
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
  const routes = [
    ...accounts.routes,
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
    consumeLimit: limit,
    stop: createStopSignal(),
  });
  const agent = request(app);
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
    mailsTo,
    /** The token in the newest mail to somebody with this subject. */
    async linkToken(recipient: string, subject: RegExp): Promise<string> {
      const mail = (await mailsTo(recipient)).find((sent) => subject.test(sent.subject));
      return mail?.text.match(/token=([\w-]+)/)?.[1] ?? `no mail to ${recipient}`;
    },
    /** An account whose address is verified, signed in. */
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
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    close: async () => {
      await accounts.stop();
    },
  };
}
