import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePorts } from '../e2e/support/free-ports.ts';
import type { Row } from './support/print-table.ts';
import { startService } from './support/start-service.ts';

const SIGN_UPS = 5;
const ANSWER_WITHIN_MS = 2000;
/** The first retries follow within seconds; then the intervals grow. */
const ARRIVE_WITHIN_MS = 180_000;
/** No duplicate mail may arrive during this time. */
const QUIET_MS = 10_000;

interface Outage {
  what: string;
  /** Takes over the port until it is closed. */
  begin(port: number): Promise<() => Promise<void>>;
}

/** A mail server that accepts the connection and never answers. */
async function stall(port: number): Promise<() => Promise<void>> {
  const held = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    held.add(socket);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    for (const socket of held) socket.destroy();
    await new Promise((closed) => server.close(closed));
  };
}

const outages: Outage[] = [
  { what: 'no mail server', begin: async () => async () => undefined },
  { what: 'a silent mail server', begin: stall },
];

async function listen(port: number, taken: string[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}

async function signUp(url: string, email: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a password', displayName: 'Somebody' }),
  });
  await answer.text();
  if (answer.status !== 201) throw new Error(`A sign-up was answered with ${answer.status}`);
  return performance.now() - started;
}

/** Signs up while mail cannot leave, brings the mail server back, and counts the mails that arrive. */
async function during({ what, begin }: Outage, cores: number): Promise<Row[]> {
  const [port = 0] = await freePorts(1);
  const end = await begin(port);
  const service = await startService([], cores, { SMTP_URL: `smtp://127.0.0.1:${port}` });
  const taken: string[] = [];
  try {
    const addresses = Array.from({ length: SIGN_UPS }, (_, n) => `somebody${n}@example.com`);
    const took: number[] = [];
    for (const address of addresses) took.push(await signUp(service.url, address));
    await end();
    const back = performance.now();
    const server = await listen(port, taken);
    while (taken.length < SIGN_UPS && performance.now() - back < ARRIVE_WITHIN_MS) await wait(100);
    const arrived = performance.now() - back;
    await wait(QUIET_MS);
    await new Promise<void>((closed) => server.close(closed));
    const slowest = Math.max(...took);
    const each = addresses.every((address) => taken.filter((to) => to === address).length === 1);
    return [
      {
        what: `${what}: slowest answer of ${SIGN_UPS} sign-ups`,
        measured: `${slowest.toFixed(0)} ms`,
        target: `at most ${ANSWER_WITHIN_MS} ms`,
        met: slowest <= ANSWER_WITHIN_MS,
      },
      {
        what: `${what}: mails once it is back`,
        measured: `${taken.length} for ${SIGN_UPS}, after ${(arrived / 1000).toFixed(1)} s`,
        target: 'each once',
        met: each && taken.length === SIGN_UPS,
      },
    ];
  } finally {
    await service.stop();
  }
}

/** Shows that a missing mail server delays no request and loses no mail. */
export async function measureMails(cores: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const outage of outages) rows.push(...(await during(outage, cores)));
  return rows;
}
