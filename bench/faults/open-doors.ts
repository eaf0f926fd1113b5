import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 200;
/** Longer than any answer may take: a call that is cut off here counts as never answered. */
const PATIENCE_MS = 20_000;

type Call = 'intake' | 'sign-up' | 'sign-in' | 'health';

/** One call and how it was answered. */
export interface Answered {
  call: Call;
  /** When it was made, by performance.now(). */
  at: number;
  ms: number;
  /** Null when the connection ended without an answer. */
  status: number | null;
  retryAfter: string | null;
}

export interface Visitors {
  answers: Answered[];
  /** What the service's answers promised: the recipient and subject of each mail. */
  promised: Set<string>;
  stop(): Promise<void>;
}

/** The same key for promised mails and for those that a mail server received. */
export const mailKey = (to: string, subject: string): string =>
  to === 'team@example.com' ? `${to} ${subject}` : to;

let people = 0;

async function answerOf(url: string, body: object | undefined) {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), ...sent });
    await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return { status: null, retryAfter: null };
  }
}

/**
 * Simulates visitors: five messages and one health check each second; every three seconds one sign-up, and
 * one sign-in with a wrong password.
 */
export function openDoors(url: () => string): Visitors {
  const answers: Answered[] = [];
  const promised = new Set<string>();
  const running = new Set<Promise<void>>();
  let open = true;

  const ask = async (call: Call, path: string, body?: object): Promise<boolean> => {
    const at = performance.now();
    const answer = await answerOf(`${url()}${path}`, body);
    answers.push({ call, at, ms: performance.now() - at, ...answer });
    return answer.status === 201;
  };
  const writeToUs = async (person: number) => {
    const company = `Company ${person}.`;
    const email = `person-${person}@example.com`;
    const given = { name: 'Ada', email, company, website: 'example.com' };
    if (!(await ask('intake', '/api/send-intake-email', given))) return;
    promised.add(mailKey('team@example.com', `New intake: ${company}`)).add(mailKey(email, ''));
  };
  const signUp = async (person: number) => {
    const email = `newcomer-${person}@example.com`;
    const given = { email, password: 'a long password', displayName: 'Ada' };
    if (await ask('sign-up', '/api/auth/register', given)) promised.add(mailKey(email, ''));
  };
  const keep = (work: Promise<unknown>) => {
    const kept: Promise<void> = work.then(() => void running.delete(kept));
    running.add(kept);
  };
  const letIn = async () => {
    for (let turn = 0; open; turn += 1) {
      people += 1;
      keep(writeToUs(people));
      if (turn % 5 === 0) keep(ask('health', '/health'));
      // A password costs a quarter of a second on one core.
      if (turn % 15 === 0) keep(signUp(people));
      if (turn % 15 === 7) {
        keep(ask('sign-in', '/api/auth/login', { email: 'nobody@example.com', password: 'wrong one' }));
      }
      await wait(EVERY_MS);
    }
  };
  const all = letIn();
  return {
    answers,
    promised,
    async stop() {
      open = false;
      await all;
      await Promise.all(running);
    },
  };
}
