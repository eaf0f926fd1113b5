import { execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../../packages/engine/test/support/free-port.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
/** Long, for a busy machine. */
const START_WITHIN_MS = 120_000;

/** The folder of PostgreSQL's programs, or null if it is not installed. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .sort((one, other) => other - one)[0];
  return newest === undefined ? null : join(DEBIAN, String(newest), 'bin');
}

/** PostgreSQL refuses to run as root, so its own user runs it then. */
async function unprivileged(): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export interface OwnPostgres {
  url: string;
  /** Ends all its processes at once, without a clean shutdown. */
  crash(): Promise<void>;
  /** Starts it again after a crash, on the same port with the same data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** A separate PostgreSQL server for a test, in a folder that is deleted when it stops. */
export async function startPostgres(programs: string): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'visible-ai-postgres-'));
  const user = await unprivileged();
  if ('uid' in user) await chown(folder, Number(user.uid), Number(user.gid));
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'visible', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    user,
  );
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  const launch = () => spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore' });
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
  };
  const url = `postgres://visible@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await end('SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    // PostgreSQL calls this "immediate shutdown": the next start recovers from the log.
    crash: () => end('SIGQUIT'),
    async startAgain() {
      server = launch();
      await untilReady(url);
    },
    stop,
  };
}
