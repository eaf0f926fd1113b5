import { pino } from 'pino';
import { promoteByEmail } from './accounts/first-admin.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { askControl } from './infra/control/ask-control.ts';
import { startProblem } from './infra/process/start-problem.ts';

const USAGE = 'npm run admin -- promote EMAIL      makes the account with this address an admin';

async function run(): Promise<string> {
  const [command, email] = process.argv.slice(2);
  if (command !== 'promote' || !email) throw new Error(USAGE);
  const read = readConfig();
  if (!read.ok) throw new Error(read.problem);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = read.config;
  // Only one process may open the embedded database. If the service runs, we ask the service to do it.
  const done = databaseUrl ? null : await askControl(dataDir, 'promote', email);
  if (done) return done;
  const database = await openDatabase({ databaseUrl, dataDir, logger: pino({ level: 'warn' }) });
  try {
    return await promoteByEmail(database.db, email, new Date());
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exitCode = 1;
}
