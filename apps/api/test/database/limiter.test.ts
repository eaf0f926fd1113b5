import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { createKeyedHash } from '../../src/infra/rate-limit/client-key.ts';
import { createLimiter } from '../../src/infra/rate-limit/create-limiter.ts';
import { testDatabases } from '../support/create-test-database.ts';

const keyedHash = createKeyedHash('a secret of the tests');

describe.each(testDatabases)('limits, on $name', ({ create }) => {
  let database: Database;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.close());

  const open = (scale = 1) => createLimiter({ database, keyedHash, scale });
  const tryMany = (
    consume: ReturnType<typeof open>,
    times: number,
    keys: { client?: string; key?: string; account?: string; calls?: number },
  ) => Promise.all(Array.from({ length: times }, () => consume('sign-in', keys)));
  const passed = (decisions: { ok: boolean }[]) => decisions.filter(({ ok }) => ok).length;

  it('let exactly the allowed number through, however many try at once', async () => {
    const decisions = await tryMany(open(), 200, { client: '203.0.113.7' });
    expect(passed(decisions)).toBe(20);
    const refused = decisions.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });

  it('do not hold for a year because the clock was once a year ahead', async () => {
    const right = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: right + 365 * 24 * 3_600_000 });
    try {
      await tryMany(open(), 30, { client: '203.0.113.7' });
      vi.setSystemTime(right);
      const [one, other] = [open(), open()];
      expect(passed(await tryMany(one, 1, { client: '203.0.113.7' }))).toBe(1);
      const after = await tryMany(other, 30, { client: '203.0.113.7' });
      expect(passed(after)).toBeLessThanOrEqual(20);
      const refused = after.find(({ ok }) => !ok);
      expect(refused && !refused.ok && refused.retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
    } finally {
      vi.useRealTimers();
    }
  });

  it('hold for all instances together and over a restart', async () => {
    const [one, other] = [open(), open()];
    const both = await Promise.all([
      tryMany(one, 60, { client: '203.0.113.7' }),
      tryMany(other, 60, { client: '203.0.113.7' }),
    ]);
    expect(passed(both.flat())).toBe(20);
    expect(passed(await tryMany(open(), 5, { client: '203.0.113.7' }))).toBe(0);
  });

  it('count an IPv6 network as one client, however it is divided, and another network as another', async () => {
    const consume = open();
    const tries = Array.from({ length: 30 }, (_, subnet) =>
      consume('sign-in', { client: `2001:db8:1:${subnet.toString(16)}::1` }),
    );
    expect(passed(await Promise.all(tries))).toBe(20);
    expect(passed(await tryMany(consume, 1, { client: '2001:db8:2::1' }))).toBe(1);
  });

  it('count a client as one whatever port its proxy writes behind the address', async () => {
    const consume = open();
    const tries = Array.from({ length: 30 }, (_, port) =>
      consume('sign-in', { client: `203.0.113.7:${40_000 + port}` }),
    );
    expect(passed(await Promise.all(tries))).toBe(20);
  });

  it('count mails for the whole installation, whoever asks and whoever gets them', async () => {
    const consume = open(0.05);
    const tries = Array.from({ length: 40 }, (_, n) =>
      consume('register', { account: `mailbox-${n}`, everybody: true }),
    );
    expect(passed(await Promise.all(tries))).toBe(15);
    expect(passed(await tryMany(consume, 1, { client: '203.0.113.7' }))).toBe(1);
  });

  it('count for an account whoever calls, and leave other accounts alone', async () => {
    const consume = open();
    const tries = Array.from({ length: 60 }, (_, n) =>
      consume('sign-in', { client: `203.0.113.${n}`, account: 'ann' }),
    );
    expect(passed(await Promise.all(tries))).toBe(40);
    expect(passed(await tryMany(consume, 1, { account: 'bob' }))).toBe(1);
  });

  it('count for each key what a client has, and for the account of them all', async () => {
    const consume = open();
    const calls = Array.from({ length: 90 }, (_, n) =>
      consume('sign-in', { key: `key ${n % 3}`, account: 'ann' }),
    );
    expect(passed(await Promise.all(calls))).toBe(40);
    expect(passed(await tryMany(open(), 30, { key: 'key of ben', account: 'ben' }))).toBe(20);
  });

  it('say how much is left, and for how long', async () => {
    const consume = open();
    const ask = () => consume('generation', { key: 'key', account: 'ann' });
    const full = { quota: 120, windowSeconds: 3600, policy: 'generation' };
    const whole = { quota: 60, windowSeconds: 3600, policy: 'generation-account' };
    expect(await ask()).toEqual({
      ok: true,
      quotas: [
        { ...full, left: { calls: 119, seconds: expect.any(Number) } },
        { ...whole, left: { calls: 59, seconds: expect.any(Number) } },
      ],
    });
    await Promise.all(Array.from({ length: 59 }, ask));
    const { ok, quotas } = await ask();
    expect(ok).toBe(false);
    expect(quotas?.map(({ left }) => left?.calls)).toEqual([59, 0]);
    await Promise.all(Array.from({ length: 80 }, ask));
    expect((await ask()).quotas?.map(({ left }) => left?.calls)).toEqual([0, undefined]);
  });

  it('count a call that is as much as two as two', async () => {
    expect(passed(await tryMany(open(), 30, { client: '203.0.113.7', calls: 2 }))).toBe(10);
  });

  it('are multiplied by the scale', async () => {
    expect(passed(await tryMany(open(2), 50, { client: '203.0.113.7' }))).toBe(40);
  });

  it('store nobody’s address', async () => {
    await tryMany(open(), 1, { client: '203.0.113.7', account: keyedHash('ann@example.com') });
    const { rows } = await database.execute('select * from rate_limits');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|ann@/);
  });

  it('go on in memory while the database is away', async () => {
    const consume = createLimiter({
      database: { execute: () => Promise.reject(new Error('gone')) },
      keyedHash,
      scale: 1,
    });
    expect(passed(await tryMany(consume, 30, { client: '203.0.113.7' }))).toBe(20);
  });
});
