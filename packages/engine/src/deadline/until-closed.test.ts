import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { callsUntilClosed } from './until-closed.ts';

const calls = {
  sleep: (signal: AbortSignal) => wait(60_000, 'rested', { signal }),
  answer: async (asked: { text: string; signal: AbortSignal }) => `${asked.text} ${asked.signal.aborted}`,
};

it('keeps the caller’s timeout, also when nobody else does', async () => {
  const { sleep } = callsUntilClosed(calls, new AbortController().signal);
  const sleeping = sleep(AbortSignal.timeout(200)).catch((error: unknown) => error);
  setFlagsFromString('--expose-gc');
  await nextTurn();
  runInNewContext('gc')();
  expect(await sleeping).toMatchObject({ name: 'AbortError' });
});

it('passes on what a call gets and returns', async () => {
  const { answer } = callsUntilClosed(calls, new AbortController().signal);
  expect(await answer({ text: 'aborted:', signal: AbortSignal.abort() })).toBe('aborted: true');
});

it('ends running calls with the reason of the closing, and leaves no listener behind', async () => {
  const closing = new AbortController();
  const leaving = new AbortController();
  const { sleep, answer } = callsUntilClosed(calls, closing.signal);
  const sleeping = sleep(leaving.signal).catch((error: unknown) => error);
  closing.abort(new Error('closed'));
  expect(await sleeping).toMatchObject({ message: 'closed' });
  await expect(answer({ text: '', signal: leaving.signal })).rejects.toThrow('closed');
});
