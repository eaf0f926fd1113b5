import { afterAll, describe, expect, it } from 'vitest';
import type { FailingTasks } from '../../test/support/failing-tasks.ts';
import { createForeignBytesPool } from './create-foreign-bytes-pool.ts';

const module = new URL('../../test/support/failing-tasks.ts', import.meta.url);
const pool = createForeignBytesPool<FailingTasks>({ module, workers: 2, deadlineMs: 1000, heapMb: 32 });
afterAll(() => pool.close());

describe('the pool for foreign bytes', () => {
  it('runs a task in a worker, from TypeScript source', async () => {
    expect(await pool.run('double', 21)).toEqual({ ok: true, value: 42 });
  });

  it('ends a task at its deadline and goes on', async () => {
    expect(await pool.run('spin', 60_000)).toMatchObject({ ok: false, failure: 'too-complex' });
    expect(await pool.run('double', 4)).toEqual({ ok: true, value: 8 });
  });

  it('does not count the time in which its thread does nothing, up to a bound', async () => {
    const strict = createForeignBytesPool<FailingTasks>({ module, workers: 1, deadlineMs: 100 });
    expect(await strict.run('doze', 300)).toEqual({ ok: true, value: 'rested' });
    expect(await strict.run('doze', 60_000)).toMatchObject({ ok: false, failure: 'too-complex' });
    await strict.close();
  });

  it('does not count the time a task waits for a worker', async () => {
    // The last two wait longer than their deadline.
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => pool.run('spin', 350)));
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => ({ ok: true, value: 'done' })));
  });

  it('lets the tasks beside and behind a bad one come to their end', async () => {
    const bad = Array.from({ length: 3 }, () => pool.run('spin', 60_000));
    const good = await Promise.all(Array.from({ length: 20 }, (_, at) => pool.run('double', at)));
    expect(good).toEqual(Array.from({ length: 20 }, (_, at) => ({ ok: true, value: at * 2 })));
    for (const outcome of await Promise.all(bad)) expect(outcome).toMatchObject({ failure: 'too-complex' });
  });

  it('ends a task that takes too much memory', async () => {
    const patient = createForeignBytesPool<FailingTasks>({
      module,
      workers: 1,
      deadlineMs: 10_000,
      heapMb: 32,
    });
    expect(await patient.run('hoard', null)).toMatchObject({ ok: false, failure: 'too-complex' });
    expect(await patient.run('double', 4)).toEqual({ ok: true, value: 8 });
    await patient.close();
  });

  it('tells input that is too deep from a mistake of ours', async () => {
    expect(await pool.run('recurse', null)).toMatchObject({ failure: 'too-complex' });
    expect(await pool.run('stumble', null)).toEqual({
      ok: false,
      failure: 'bug',
      text: 'TypeError: a mistake of ours',
    });
  });

  it('drops a waiting task whose caller has left', async () => {
    const busy = [pool.run('spin', 150), pool.run('spin', 150)];
    const leave = new AbortController();
    const waiting = pool.run('double', 1, { signal: leave.signal });
    leave.abort();
    expect(await waiting).toEqual({
      ok: false,
      failure: 'unavailable',
      text: 'The service is too busy to read it now. Please try again in a minute.',
    });
    expect(await Promise.all(busy)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await pool.run('double', 1, { signal: leave.signal })).toMatchObject({ ok: false });
  });

  it('keeps its warm thread when a caller leaves just before the thread begins', async () => {
    const single = createForeignBytesPool<FailingTasks>({ module, workers: 1, deadlineMs: 1000 });
    const before = await single.run('ownThread', null);
    const leave = new AbortController();
    const left = single.run('ownThread', null, { signal: leave.signal });
    leave.abort();
    await left;
    expect(await single.run('ownThread', null)).toEqual(before);
    await single.close();
  });

  it('keeps the environment, with its secrets, out of the workers', async () => {
    expect(await pool.run('environment', null)).toEqual({ ok: true, value: 0 });
  });

  it('keeps the main thread free while workers labour', async () => {
    const labour = [pool.run('spin', 400), pool.run('spin', 400)];
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await Promise.all(labour);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(10);
  });
});
