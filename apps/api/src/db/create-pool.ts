import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** A healthy server answers well within these times; together they end a wait for a server that is gone. */
const CONNECT_MS = 3000;
const SILENCE_MS = 2500;
/** A connection of a healthy server may be silent this long: statements end before that (15 s). */
const LONGEST_SILENCE_MS = 20_000;
const STATEMENT_MS = 15_000;
/** The interval of checks whether a server that did not answer is back. */
const LOOK_AGAIN_MS = 500;

type Taken = Parameters<typeof pg.Pool.prototype.connect>[0];

const isSocket = (value: unknown): value is Socket =>
  typeof value === 'object' && value !== null && 'destroy' in value && 'setTimeout' in value;

/** The socket under a connection; a TLS connection is its own socket. */
function socketOf(client: pg.PoolClient): Socket | null {
  const connection: unknown = 'connection' in client ? client.connection : null;
  const stream = connection && typeof connection === 'object' && 'stream' in connection && connection.stream;
  return isSocket(stream) ? stream : null;
}

/** Whether the server accepts a new connection. */
async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SILENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // The server is there, but has no free connection.
    return error instanceof pg.DatabaseError;
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Closes busy connections that receive nothing, if a new connection shows that the server is gone and not
 * just busy: in a broken network they would stay open for minutes.
 */
function watchSilence(pool: pg.Pool, reachable: () => Promise<boolean>): void {
  const inUse = new WeakMap<pg.PoolClient, { since: number }>();
  const watch = (client: pg.PoolClient, socket: Socket) =>
    socket.on('timeout', async () => {
      const use = inUse.get(client);
      if (!use) return;
      const tooLong = performance.now() - use.since > LONGEST_SILENCE_MS;
      const heard = socket.bytesRead;
      const alive = !tooLong && (await reachable());
      if (inUse.get(client) !== use) return;
      if (socket.bytesRead !== heard) use.since = performance.now();
      if (alive || socket.bytesRead !== heard) socket.setTimeout(SILENCE_MS);
      else socket.destroy(new Error('Connection terminated: PostgreSQL fell silent'));
    });
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    if (socket) watch(client, socket);
  });
  pool.on('acquire', (client) => {
    inUse.set(client, { since: performance.now() });
    socketOf(client)?.setTimeout(SILENCE_MS);
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    socketOf(client)?.setTimeout(0);
  });
}

/** Releases a connection when it ends: drizzle keeps one whose BEGIN failed for ever. */
function releaseAtItsEnd(client: pg.PoolClient): void {
  const release = client.release.bind(client);
  let released = false;
  const once = (error?: Error | boolean) => {
    if (released) return;
    released = true;
    client.off('end', atEnd);
    // A connection whose transaction could not be ended must not be reused.
    release(error ?? client.getTransactionStatus() !== 'I');
  };
  const atEnd = () => once(true);
  client.on('end', atEnd);
  client.release = once;
}

/**
 * A pool of connections to PostgreSQL in which every wait ends. It recovers after a server restart, an outage
 * or a lack of connections, and never ends the process.
 */
export function createPool(url: string, logger: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    keepAlive: true,
    application_name: 'visible-ai',
  });
  pool.on('error', (error) => logger.warn({ reason: error.message }, 'An idle database connection was lost'));
  // Without a listener, losing a busy connection would be an uncaught error.
  pool.on('connect', (client) => client.on('error', () => undefined));

  let asking: Promise<boolean> | null = null;
  const reachable = () => {
    asking ??= isReachable(url).finally(() => {
      asking = null;
    });
    return asking;
  };
  // After a server did not answer, calls are refused at once, without a separate wait, until it is back.
  let away = false;
  const waitUntilBack = async () => {
    if (away) return;
    away = true;
    while (!pool.ending && !(await reachable())) await wait(LOOK_AGAIN_MS, undefined, { ref: false });
    away = false;
  };
  watchSilence(pool, async () => {
    const alive = await reachable();
    if (!alive) void waitUntilBack();
    return alive;
  });

  const connect = pool.connect.bind(pool);
  const take = (taken: NonNullable<Taken>) => {
    if (away) {
      const error = new Error('timeout exceeded when trying to connect: PostgreSQL did not answer just now');
      queueMicrotask(() => taken(error, undefined, () => undefined));
      return;
    }
    connect((error, client, done) => {
      if (error && /timeout/.test(error.message)) void waitUntilBack();
      if (client) releaseAtItsEnd(client);
      taken(error, client, client ? client.release : done);
    });
  };
  const takeOne = () =>
    new Promise<pg.PoolClient>((resolve, reject) =>
      take((error, client) => (client ? resolve(client) : reject(error))),
    );
  return Object.assign(pool, { connect: (taken?: Taken) => (taken ? take(taken) : takeOne()) });
}
