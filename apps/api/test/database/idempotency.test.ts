import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { idempotentCalls } from '../../src/db/schema/keys.ts';
import type { KeptAnswer, OnceCall } from '../../src/infra/idempotency/answer-once.ts';
import { createIdempotency } from '../../src/infra/idempotency/create-idempotency.ts';
import { testDatabases } from '../support/create-test-database.ts';

const HOUR_MS = 3_600_000;
/** The heartbeat is longer than a test, so holders renew nothing during it. */
const timing = { lease: 20_000, beat: 60_000, look: 5, patience: 30_000 };

describe.each(testDatabases)('calls with an Idempotency-Key, on $name', ({ create }) => {
  let database: Database;
  let userId: string;
  let time: number;
  beforeEach(async () => {
    database = await create();
    time = Date.parse('2026-11-20T12:00:00.000Z');
    const account = { email: 'ann@example.com', displayName: 'Ann', passwordHash: 'none' };
    const [row] = await database.db.insert(users).values(account).returning();
    userId = row?.id ?? '';
  });
  afterEach(() => database.close());

  const now = () => new Date(time);
  const instance = (change: Partial<typeof timing> = {}) =>
    createIdempotency({
      db: database.db,
      logger: pino({ level: 'silent' }),
      timing: { ...timing, ...change },
      now,
    });
  const callOf = (change: Partial<OnceCall> = {}): OnceCall => ({
    userId,
    endpoint: 'generate',
    key: 'one',
    asked: 'this',
    signal: new AbortController().signal,
    ...change,
  });
  /** Work that counts its runs, and continues when told. */
  const work = () => {
    let done = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const act = async (): Promise<KeptAnswer> => {
      done += 1;
      await released;
      return { status: 202, body: { job: done, text: 'z before a', a: [null, '\u0000'] } };
    };
    return { act, release, done: () => done };
  };
  const atOnce = () => {
    const { act, release, done } = work();
    release();
    return { act, done };
  };

  it('are answered as the first one was, status and body, and done once', async () => {
    const { answerOnce } = instance();
    const { act, done } = atOnce();
    const first = await answerOnce(callOf(), act);
    const second = await instance().answerOnce(callOf(), act);
    expect(first.kind).toBe('acted');
    expect(second).toEqual({ ...first, kind: 'replayed' });
    expect(JSON.stringify(second)).toBe(JSON.stringify({ ...second, ...first, kind: 'replayed' }));
    expect(done()).toBe(1);
  });

  it('are other calls with another key, at another endpoint, of another account', async () => {
    const { answerOnce } = instance();
    const { act, done } = atOnce();
    const account = { email: 'ben@example.com', displayName: 'Ben', passwordHash: 'none' };
    const [ben] = await database.db.insert(users).values(account).returning();
    for (const change of [{}, { key: 'two' }, { endpoint: 'audit' }, { userId: ben?.id ?? '' }])
      expect((await answerOnce(callOf(change), act)).kind).toBe('acted');
    expect(done()).toBe(4);
  });

  it('ask for one thing: another one is refused, also while the first is being done', async () => {
    const { answerOnce } = instance();
    const { act, release } = work();
    const first = answerOnce(callOf(), act);
    const other = callOf({ asked: 'that' });
    await expect.poll(() => database.db.$count(idempotentCalls)).toBe(1);
    expect(await answerOnce(other, act)).toEqual({ kind: 'mismatch' });
    release();
    await first;
    expect(await answerOnce(other, act)).toEqual({ kind: 'mismatch' });
  });

  it('wait for the first of many, on two instances, and have its answer', async () => {
    const [here, there] = [instance(), instance()];
    const { act, release, done } = work();
    const calls = Array.from({ length: 40 }, (_, n) => (n % 2 ? here : there).answerOnce(callOf(), act));
    await expect.poll(done).toBe(1);
    release();
    const results = await Promise.all(calls);
    expect(done()).toBe(1);
    expect(results.filter(({ kind }) => kind === 'acted')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'replayed')).toHaveLength(39);
  });

  it('come back later when the first takes long', async () => {
    const { act, release } = work();
    const first = instance().answerOnce(callOf(), act);
    await expect.poll(() => database.db.$count(idempotentCalls)).toBe(1);
    expect(await instance({ patience: 20 }).answerOnce(callOf(), act)).toEqual({ kind: 'busy' });
    const gone = AbortSignal.abort();
    expect(await instance().answerOnce(callOf({ signal: gone }), act)).toEqual({ kind: 'busy' });
    release();
    await first;
  });

  it('do not use the key up when they are refused or fail, whoever waits', async () => {
    const [here, there] = [instance(), instance()];
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw new Error(`refused ${tries}`);
    };
    const refused = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? here : there).answerOnce(callOf(), refuse)),
    );
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    expect(tries).toBe(6);
    const { act } = atOnce();
    expect((await here.answerOnce(callOf({ asked: 'another body' }), act)).kind).toBe('acted');
  });

  it('are taken over from a holder that has died, once, after its lease', async () => {
    const dead = { userId, endpoint: 'generate', key: 'one', asked: 'this', holder: randomUUID() };
    const heldUntil = new Date(time + timing.lease);
    await database.db.insert(idempotentCalls).values({ ...dead, heldUntil, createdAt: now() });
    const { act, done } = atOnce();
    const [here, there] = [instance({ patience: 20 }), instance({ patience: 20 })];
    expect(await here.answerOnce(callOf(), act)).toEqual({ kind: 'busy' });
    time += timing.lease;
    const results = await Promise.all([
      instance().answerOnce(callOf(), act),
      there.answerOnce(callOf(), act),
      here.answerOnce(callOf(), act),
    ]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['acted', 'replayed', 'replayed']);
    expect(done()).toBe(1);
  });

  it('stay with a holder that works long, and gives signs of life', async () => {
    const { act, release } = work();
    const first = instance({ beat: 5 }).answerOnce(callOf(), act);
    const until = async () => (await database.db.select().from(idempotentCalls))[0]?.heldUntil?.getTime();
    await expect.poll(until).toBe(time + timing.lease);
    time += timing.lease;
    await expect.poll(until).toBe(time + timing.lease);
    expect(await instance({ patience: 20 }).answerOnce(callOf(), act)).toEqual({ kind: 'busy' });
    release();
    expect((await first).kind).toBe('acted');
  });

  it('are new ones after 24 hours, and then forgotten', async () => {
    const service = instance();
    const { act, done } = atOnce();
    await service.answerOnce(callOf(), act);
    time += 24 * HOUR_MS;
    expect((await service.answerOnce(callOf(), act)).kind).toBe('replayed');
    time += 1;
    expect((await service.answerOnce(callOf({ asked: 'that' }), act)).kind).toBe('acted');
    expect(done()).toBe(2);
    time += 24 * HOUR_MS + 1;
    await service.start();
    service.stop();
    expect(await database.db.$count(idempotentCalls)).toBe(0);
  });

  it('go with their account', async () => {
    await instance().answerOnce(callOf(), atOnce().act);
    await database.db.delete(users);
    expect(await database.db.$count(idempotentCalls)).toBe(0);
  });
});
