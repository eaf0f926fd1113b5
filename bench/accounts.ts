/**
 * `npm run bench:accounts`: shows that response times do not tell who has an account, that sign-ins do not
 * block the service, how many guesses get through at once, and that a missing mail server delays no request.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { measureMails } from './accounts-mail.ts';
import { percentile } from './support/percentile.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';

const CORES = 2;
const PAIRS = 25;
const AT_ONCE = 50;
const GUESSES = 200;
/** The limit of guesses for one client network (apps/api/src/infra/rate-limit/limit-numbers.ts). */
const GUESSES_ALLOWED = 20;
const KNOWN = { email: 'known@example.com', password: 'a known password' };
const ADMIN = { ADMIN_EMAIL: KNOWN.email, ADMIN_PASSWORD: KNOWN.password };
const WAITING = 'waiting@example.com';

const ms = (value: number) => `${value.toFixed(0)} ms`;

interface Answer {
  status: number;
  body: string;
  took: number;
}

async function post(service: Service, call: string, body: object): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(`${service.url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text, took: performance.now() - started };
}

let strangers = 0;
const nobody = () => {
  strangers += 1;
  return `nobody${strangers}@example.com`;
};

/**
 * Calls with a known and an unknown address alternately, so that load on the machine affects both equally.
 */
async function compare(service: Service, call: string, known: string, rest: object): Promise<Row> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (let pair = -2; pair < PAIRS; pair += 1) {
    // Each of the two goes first in turn: warm caches then help both equally.
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const which of order) {
      const email = which === 'known' ? known : nobody();
      const { status, body, took } = await post(service, call, { email, ...rest });
      answers.add(`${status} ${body}`);
      if (pair >= 0) times[which].push(took);
    }
  }
  const [is, isNot] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
  const same = answers.size === 1;
  return {
    what: `${call}: known, unknown address, medians of ${PAIRS}${same ? '' : `; ${answers.size} ANSWERS`}`,
    measured: `${is.toFixed(1)} and ${isNot.toFixed(1)} ms`,
    target: 'one answer, within 20 ms',
    met: same && Math.abs(is - isNot) <= 20,
  };
}

async function evenTimes(): Promise<Row[]> {
  const service = await startService([], CORES, ADMIN);
  try {
    const password = 'not the password';
    await post(service, 'register', { email: WAITING, password, displayName: 'Waiting' });
    return [
      await compare(service, 'login', KNOWN.email, { password }),
      await compare(service, 'register', KNOWN.email, { password, displayName: 'Somebody' }),
      await compare(service, 'register', WAITING, { password, displayName: 'Somebody' }),
      await compare(service, 'forgot-password', KNOWN.email, {}),
      await compare(service, 'resend-verification', WAITING, {}),
    ];
  } finally {
    await service.stop();
  }
}

/** How long `/health` takes, called every 10 ms until `until` resolves. */
async function watchHealth(service: Service, until: Promise<unknown>): Promise<number[]> {
  let over = false;
  const ended = until.finally(() => {
    over = true;
  });
  const asked: Promise<number>[] = [];
  while (!over) {
    const started = performance.now();
    asked.push(fetch(`${service.url}/health`).then(() => performance.now() - started));
    await wait(10);
  }
  await ended;
  return Promise.all(asked);
}

async function manySignIns(): Promise<Row[]> {
  const service = await startService([], CORES, ADMIN);
  try {
    await post(service, 'login', KNOWN);
    const signIns = Promise.all(Array.from({ length: AT_ONCE }, () => post(service, 'login', KNOWN)));
    const health = await watchHealth(service, signIns);
    const answers = await signIns;
    const well = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.map(({ took }) => took));
    const p99 = percentile(health, 0.99);
    const all = `${AT_ONCE} sign-ins at once`;
    return [
      { what: `${all}: signed in`, measured: String(well), target: String(AT_ONCE), met: well === AT_ONCE },
      { what: `${all}: the last one after`, measured: ms(slowest), target: '', met: null },
      {
        what: `/health meanwhile, p99 of ${health.length}`,
        measured: ms(p99),
        target: 'at most 250 ms',
        met: p99 <= 250,
      },
    ];
  } finally {
    await service.stop();
  }
}

async function manyGuesses(): Promise<Row[]> {
  const service = await startService([], CORES, { ...ADMIN, RATE_LIMIT_SCALE: '1' });
  try {
    const guesses = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) =>
        post(service, 'login', { email: KNOWN.email, password: `guess ${n}` }),
      ),
    );
    const passed = guesses.filter(({ status }) => status !== 429).length;
    return [
      {
        what: `${GUESSES} wrong passwords at once for one account: tried`,
        measured: String(passed),
        target: `at most ${GUESSES_ALLOWED}`,
        met: passed <= GUESSES_ALLOWED,
      },
    ];
  } finally {
    await service.stop();
  }
}

printTable('Who has an account', await evenTimes());
printTable(`${CORES} cores, sign-ins`, [...(await manySignIns()), ...(await manyGuesses())]);
printTable('Mail that cannot leave', await measureMails(CORES));
