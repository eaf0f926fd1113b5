import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { readBackupFile, writeBackupFile } from './backup/backup-file.ts';
import { copyDatabase } from './backup/copy-database.ts';
import { loadDatabase } from './backup/load-database.ts';
import { keepSecret, knownSecret, secretFile } from './compose/installation-secret.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { askControl } from './infra/control/ask-control.ts';
import { startProblem } from './infra/process/start-problem.ts';

const USAGE = `npm run backup [-- FILE]                   everything into one file, also while the service runs
npm run restore -- FILE                    a file into an empty database, with the service stopped
npm run migrate-to-postgres -- URL         the embedded database into an empty PostgreSQL, with the service stopped`;

const logger = pino({ level: 'warn' });
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const open = (config: Config) =>
  openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR, logger });

const defaultName = (now: Date) => `visible-ai-${now.toISOString().replace(/[:.]/g, '-')}.backup.gz`;

async function backup(config: Config, given: string | undefined): Promise<void> {
  const now = new Date();
  const file = resolve(given ?? defaultName(now));
  if (existsSync(file)) throw new Error(`${file} exists already: name another file`);
  const done = config.DATABASE_URL ? null : await askControl(config.DATA_DIR, 'backup', file);
  if (done) return say(done);
  const secret = knownSecret(config.DATA_DIR);
  const database = await open(config);
  try {
    const rows = await writeBackupFile(database, file, { secret, now });
    say(`${rows} rows written to ${file}`);
  } finally {
    await database.close();
  }
}

async function restore(config: Config, given: string | undefined): Promise<void> {
  if (!given) throw new Error(`Name the backup's file\n${USAGE}`);
  const database = await open(config);
  try {
    const needsSecret = !config.JWT_SECRET && !config.DATABASE_URL && knownSecret(config.DATA_DIR) === null;
    const { header, rows } = await loadDatabase(database, readBackupFile(resolve(given)), ({ secret }) => {
      if (secret && needsSecret) keepSecret(config.DATA_DIR, secret);
    });
    say(`${rows} rows of ${header.createdAt} restored`);
    if (header.secret && config.DATABASE_URL)
      say('Everybody signs in again, unless JWT_SECRET is that of the installation the backup was made of.');
  } finally {
    await database.close();
  }
}

async function migrateToPostgres(config: Config, url: string | undefined): Promise<void> {
  if (!url || !/^postgres(ql)?:\/\//.test(url))
    throw new Error(`Give the address of an empty database: postgres://user:password@host:port/database`);
  const source = await openDatabase({ databaseUrl: undefined, dataDir: config.DATA_DIR, logger });
  try {
    const target = await openDatabase({ databaseUrl: url, dataDir: config.DATA_DIR, logger });
    try {
      say(`${await copyDatabase(source, target)} rows copied.`);
      say(
        `Start the service with DATABASE_URL, and with the content of ${secretFile(config.DATA_DIR)} as JWT_SECRET so that people stay signed in.`,
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const commands = { backup, restore, 'migrate-to-postgres': migrateToPostgres };

async function run(): Promise<void> {
  const [name = '', argument] = process.argv.slice(2);
  const read = readConfig();
  if (!read.ok) throw new Error(read.problem);
  if (name !== 'backup' && name !== 'restore' && name !== 'migrate-to-postgres') throw new Error(USAGE);
  await commands[name](read.config, argument);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exitCode = 1;
}
