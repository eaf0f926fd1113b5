/**
 * `tsx open-accounts.ts FOLDER`, before the product starts: opens accounts in its new database, as if their
 * owners had signed up and opened the link of the mail. Signing up takes half a second of processor time each,
 * most of it for the hash of the password; a few journeys sign up themselves.
 */
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { insertAccount } from '../../apps/api/src/accounts/account-store.ts';
import { hashPassword } from '../../apps/api/src/accounts/passwords/bcrypt-password.ts';
import { createSessionStore } from '../../apps/api/src/accounts/session-store.ts';
import { createAccessTokens } from '../../apps/api/src/accounts/tokens/access-token.ts';
import { installationSecret } from '../../apps/api/src/compose/installation-secret.ts';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { createLogger } from '../../apps/api/src/infra/logger/create-logger.ts';
import { type OpenedAccounts, openedAccounts, PASSWORD } from './opened-accounts.ts';

/** More than the journeys need. */
const ACCOUNTS = 120;
/** The least that bcrypt takes. */
const COST = 4;

const dataDir = process.argv[2];
if (!dataDir) throw new Error('Name the data folder: tsx open-accounts.ts FOLDER');

// As the product does at its first start: the build has made an empty database.
const made = fileURLToPath(new URL('../../apps/api/dist/new-database', import.meta.url));
if (existsSync(made)) cpSync(made, join(dataDir, 'db'), { recursive: true });
const logger = createLogger('silent');
const now = () => new Date();
const secret = installationSecret(dataDir);
const database = await openDatabase({ databaseUrl: undefined, dataDir, logger });
const accessTokens = createAccessTokens(secret, now);
const sessions = createSessionStore({ db: database.db, secret, accessTokens, logger, now });
const passwordHash = hashPassword(PASSWORD, COST);

const accounts = await database.db.transaction(async (tx) => {
  const opened: OpenedAccounts['accounts'] = [];
  for (let count = 0; count < ACCOUNTS; count += 1) {
    const mark = randomBytes(5).toString('hex');
    const about = { email: `cleo-${mark}@example.com`, displayName: `Cleo ${mark}` };
    const account = await insertAccount(tx, {
      ...about,
      passwordHash,
      emailVerifiedAt: now(),
      createdAt: now(),
    });
    if (!account) throw new Error(`${about.email} is taken`);
    opened.push({ id: account.id, ...about, ...(await sessions.start(tx, account.id, 'journeys')) });
  }
  return opened;
});
await database.close();
const opened: OpenedAccounts = { openedAt: Date.now(), accounts };
writeFileSync(openedAccounts(dataDir), JSON.stringify(opened));
