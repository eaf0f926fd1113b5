import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../../test/support/open-memory-database.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { type AnalysisStore, createAnalysisStore } from './analysis-store.ts';

const report = (url: string, score = 63) =>
  ({ url, requestedUrl: url, siteName: 'Shop', score, checks: [] }) as unknown as AnalysisReport;
const nobody = { userId: null, clientKey: 'client-a' };

let database: Database;
let store: AnalysisStore;
beforeAll(async () => {
  database = await openMemoryDatabase();
  store = createAnalysisStore(database.db);
});
afterAll(() => database.close());

async function newUser(email: string): Promise<string> {
  const [row] = await database.db
    .insert(users)
    .values({ email, displayName: 'Ada', passwordHash: 'x' })
    .returning({ id: users.id });
  if (!row) throw new Error('no user');
  return row.id;
}

describe('saved analyses', () => {
  it('are found by an id that cannot be guessed', async () => {
    const saved = await store.save(report('https://a.example/'), nobody);
    expect(saved.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(await store.find(saved.id)).toEqual(saved);
    expect(await store.find('AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
  });

  it('are told of in the transaction that keeps them', async () => {
    const told: unknown[] = [];
    const telling = createAnalysisStore(database.db, async (tx, saved, owner) => {
      told.push([await createAnalysisStore(tx).find(saved.id), owner]);
      if (saved.url.includes('broken')) throw new Error('nobody can be told');
    });
    const saved = await telling.save(report('https://a.example/'), nobody);
    expect(told).toEqual([[saved, nobody]]);
    await expect(telling.save(report('https://broken.example/'), nobody)).rejects.toThrow(
      'nobody can be told',
    );
    const since = new Date(Date.now() - 60_000);
    expect(await store.findLatest('client-a', 'https://broken.example/', since)).toBeNull();
  });

  it('keep a hostile page’s text with what no database can store replaced', async () => {
    const saved = await store.save({ ...report('https://a.example/'), siteName: 'a\0b\uD800c😀' }, nobody);
    expect(saved.siteName).toBe('a\uFFFDb\uFFFDc😀');
    expect((await store.find(saved.id))?.siteName).toBe(saved.siteName);
  });

  it('are listed to their owner alone, newest first, page by page', async () => {
    const [ada, bob] = [await newUser('ada@example.com'), await newUser('bob@example.com')];
    for (let n = 0; n < 25; n += 1)
      await store.save(report(`https://a.example/${n}`), { ...nobody, userId: ada });
    const first = await store.list(ada);
    expect(first.analyses).toHaveLength(20);
    const second = await store.list(ada, first.nextCursor ?? undefined);
    expect(second.nextCursor).toBeNull();
    const all = [...first.analyses, ...second.analyses];
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    const times = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect((await store.list(bob)).analyses).toEqual([]);
  });

  it('are found again by the same client and website, within the time', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    const saved = await store.save(report('https://mine.example/'), nobody);
    expect((await store.findLatest('client-a', 'https://mine.example/', hourAgo))?.id).toBe(saved.id);
    expect(await store.findLatest('client-b', 'https://mine.example/', hourAgo)).toBeNull();
    expect(
      await store.findLatest('client-a', 'https://mine.example/', new Date(Date.now() + 1000)),
    ).toBeNull();
  });

  it('are mailed to an address once', async () => {
    const saved = await store.save(report('https://mail.example/'), nobody);
    const mail = { analysisId: saved.id, addressKey: 'k', byMaker: false };
    expect(await store.claimMail(mail, database.db)).toBe(true);
    expect(await store.claimMail(mail, database.db)).toBe(false);
    expect(await store.countMails(new Date(Date.now() - 60_000), 'k')).toBe(1);
  });

  it('of visitors are forgotten after a time, those of accounts are kept', async () => {
    const owner = { userId: await newUser('keeper@example.com'), clientKey: 'k' };
    const own = await store.save(report('https://old.example/'), owner);
    const anonymous = await store.save(report('https://old.example/'), nobody);
    expect(await store.forgetAnonymous(new Date(Date.now() - 60_000))).toBe(0);
    expect(await store.forgetAnonymous(new Date(Date.now() + 60_000))).toBeGreaterThan(0);
    expect(await store.find(anonymous.id)).toBeNull();
    expect(await store.find(own.id)).not.toBeNull();
  });
});
