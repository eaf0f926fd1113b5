import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBackupFile, writeBackupFile } from '../../src/backup/backup-file.ts';
import { copyDatabase } from '../../src/backup/copy-database.ts';
import { loadDatabase } from '../../src/backup/load-database.ts';
import { keepSecret } from '../../src/compose/installation-secret.ts';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { contentRevisions, contents, generationJobs } from '../../src/db/schema/content.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openMemoryDatabase } from '../support/open-memory-database.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const facts = { secret: 'a secret', now };
/** Text that a careless copy would change. */
const awkward = 'User-agent: *\r\n\tDisallow: /\u00e4 "\\n" \u2028 \ud83d\ude00 $1 \n\n';

let folder: string;
let opened: Database[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visible-ai-backup-'));
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
  await rm(folder, { recursive: true, force: true });
});

const keep = (database: Database) => {
  opened.push(database);
  return database;
};

async function fill({ db }: Database, texts: number): Promise<void> {
  const [user] = await db
    .insert(users)
    .values({ email: 'ann@example.com', displayName: 'Ann', passwordHash: 'x', credits: 3 })
    .returning();
  if (!user) throw new Error('no user');
  const rows = Array.from({ length: texts }, (_, index) => ({
    ownerId: user.id,
    websiteUrl: `https://shop${index}.example/`,
    contentType: 'robots_txt' as const,
    contentText: awkward,
    generatedText: awkward,
    request: { nested: { list: [1, 'two', null] } },
    requestKey: String(index),
    createdAt: new Date(now.getTime() + index),
  }));
  const stored = await db.insert(contents).values(rows).returning({ id: contents.id });
  await db
    .insert(contentRevisions)
    .values(stored.map(({ id }) => ({ contentId: id, origin: 'generated' as const, contentText: awkward })));
}

const everything = async ({ db }: Database) => ({
  users: await db.select().from(users),
  contents: await db.select().from(contents).orderBy(contents.createdAt),
  revisions: await db.select().from(contentRevisions).orderBy(contentRevisions.id),
});

describe.each(testDatabases)('a backup restored on $name', ({ create }) => {
  it('holds every row as it was, from the embedded database', async () => {
    const source = keep(await openMemoryDatabase());
    await fill(source, 700);
    const file = join(folder, 'all.backup.gz');
    expect(await writeBackupFile(source, file, facts)).toBe(1401);
    expect((await stat(file)).mode & 0o077).toBe(0);

    const target = keep(await create());
    const { header, rows } = await loadDatabase(target, readBackupFile(file));
    expect(rows).toBe(1401);
    expect(header.secret).toBe('a secret');
    expect(await everything(target)).toEqual(await everything(source));
  });

  it('is not needed to move house: one database is copied into the other', async () => {
    const source = keep(await openMemoryDatabase());
    await fill(source, 300);
    const target = keep(await create());
    expect(await copyDatabase(source, target)).toBe(601);
    expect(await everything(target)).toEqual(await everything(source));
    await expect(copyDatabase(source, target)).rejects.toThrow(/not empty/);
  });

  it('is one moment of a database in which people go on working', async () => {
    const source = keep(await create());
    await fill(source, 600);
    const [owner] = await source.db.select({ id: users.id }).from(users);
    if (!owner) throw new Error('no user');
    let working = true;
    let during = 0;
    // A job and its content, always together: half of such a pair would mean two points in time.
    const work = async () => {
      for (let n = 0; working; n += 1) {
        await source.db.transaction(async (tx) => {
          const common = {
            ownerId: owner.id,
            websiteUrl: 'https://x.example/',
            contentType: 'llms_txt' as const,
          };
          const texts = { contentText: awkward, generatedText: awkward };
          const request = { n };
          const requestKey = `work-${n}`;
          const [content] = await tx
            .insert(contents)
            .values({ ...common, ...texts, request, requestKey })
            .returning({ id: contents.id });
          await tx
            .insert(generationJobs)
            .values({ ...common, request, requestKey, status: 'completed', contentId: content?.id ?? null });
        });
        during += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const busy = work();
    const file = join(folder, 'busy.backup.gz');
    await vi.waitFor(() => expect(during).toBeGreaterThan(3));
    const rows = await writeBackupFile(source, file, facts);
    working = false;
    await busy;

    const target = keep(await openMemoryDatabase());
    expect((await loadDatabase(target, readBackupFile(file))).rows).toBe(rows);
    const jobs = await target.db.select().from(generationJobs);
    const made = (await target.db.select().from(contents)).filter(({ requestKey }) =>
      /^work-/.test(requestKey),
    );
    expect(jobs.length).toBeGreaterThan(3);
    expect(jobs.map(({ contentId }) => contentId).sort()).toEqual(made.map(({ id }) => id).sort());
    // Everything that was finished before the backup began is there: the jobs are the first ones without a
    // gap.
    expect(jobs.map(({ request }) => Number(request.n)).sort((a, b) => a - b)).toEqual(jobs.map((_, n) => n));
  });

  it('is refused by a database that holds something already', async () => {
    const source = keep(await create());
    await fill(source, 1);
    const file = join(folder, 'all.backup.gz');
    await writeBackupFile(source, file, facts);
    await expect(loadDatabase(source, readBackupFile(file))).rejects.toThrow(/not empty.*has 1 rows/);
  });

  it('made twice at once under one name is one whole file', async () => {
    const source = keep(await create());
    await fill(source, 5);
    const file = join(folder, 'all.backup.gz');
    const both = await Promise.allSettled([1, 2].map(() => writeBackupFile(source, file, facts)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toBe(`Error: ${file} exists already: name another file`);
    expect(await readdir(folder)).toEqual(['all.backup.gz']);
    const target = keep(await create());
    expect((await loadDatabase(target, readBackupFile(file))).rows).toBe(11);
  });

  it('that gets its name from no volume leaves nothing behind, and can be made again', async () => {
    const source = keep(await create());
    await fill(source, 5);
    const file = join(folder, 'all.backup.gz');
    const broken = async () => Promise.reject(new Error('EIO: the volume is gone'));
    await expect(writeBackupFile(source, file, facts, broken)).rejects.toThrow('EIO');
    expect(await readdir(folder)).toEqual([]);
    expect(await writeBackupFile(source, file, facts)).toBe(11);
  });

  it('is whole or not at all', async () => {
    const source = keep(await create());
    await fill(source, 5);
    const file = join(folder, 'all.backup.gz');
    await writeBackupFile(source, file, facts);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const cut = join(folder, 'cut.backup.gz');
    await writeFile(cut, gzipSync(lines.slice(0, -3).join('\n')));
    const target = keep(await create());
    await expect(loadDatabase(target, readBackupFile(cut))).rejects.toThrow(/cut off/);
    expect((await everything(target)).users).toEqual([]);
  });

  it('is not restored without its secret', async () => {
    const source = keep(await create());
    await fill(source, 5);
    const file = join(folder, 'all.backup.gz');
    await writeBackupFile(source, file, facts);
    const target = keep(await create());
    const restoring = loadDatabase(target, readBackupFile(file), ({ secret }) =>
      keepSecret(folder, secret ?? ''),
    );
    await expect(restoring).rejects.toThrow('The secret in the backup is too short to be one.');
    expect((await everything(target)).users).toEqual([]);
  });
});

/** Every file is refused by this database, and none may have written anything into it. */
let empty: Database;
beforeAll(async () => {
  empty = await openMemoryDatabase();
});
afterAll(() => empty.close());

const header = (tables: { name: string; columns: string[] }[]) =>
  JSON.stringify({
    format: 'visible-ai-backup',
    formatVersion: 1,
    createdAt: now.toISOString(),
    migration: 0,
    secret: null,
    tables,
  });
const usersTable = header([{ name: 'users', columns: ['id', 'email'] }]);
const whole = gzipSync(`${usersTable}\n{"end":true,"rows":0}\n`);

it.each([
  ['that is no gzip', Buffer.from('hello'), /is not a backup of Visible AI, or was damaged/],
  ['cut off in its bytes', whole.subarray(0, whole.length - 12), /is cut off: nothing was restored/],
  [
    'with a broken byte',
    Buffer.concat([whole.subarray(0, 40), Buffer.from([0xff, 0]), whole.subarray(42)]),
    /damaged/,
  ],
  ['with zeros after its end', Buffer.concat([whole, Buffer.alloc(600)]), /goes on after its end/],
  [
    'with words after its end',
    Buffer.concat([whole, Buffer.from('hello')]),
    /was damaged: nothing was restored/,
  ],
  ['with a second backup after its end', Buffer.concat([whole, whole]), /goes on after its end/],
  ['with other words between its rows', gzipSync(`${usersTable}\nhello\n`), /damaged after 0 rows/],
  [
    'with rows of a table that it does not name',
    gzipSync(`${usersTable}\n["spies",{}]\n`),
    /does not name: spies/,
  ],
  [
    'with values that no table takes',
    gzipSync(`${usersTable}\n["users",{"id":7}]\n{"end":true,"rows":1}\n`),
    /does not fit the table users/,
  ],
  [
    'that unpacks into one line without an end',
    gzipSync(Buffer.alloc(70_000_000, 'a')),
    /a line without an end/,
  ],
])('refuses a file %s, whole and in one line', async (_name, bytes, said) => {
  const file = join(folder, 'other.gz');
  await writeFile(file, bytes);
  const refused = await loadDatabase(empty, readBackupFile(file)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect((refused as Error).message).toMatch(said);
  expect((refused as Error).message).not.toContain('\n');
  expect((await everything(empty)).users).toEqual([]);
});

it('says that a file is not there', async () => {
  const file = join(folder, 'none.gz');
  await expect(loadDatabase(empty, readBackupFile(file))).rejects.toThrow(`There is no file ${file}`);
});

it.each([
  ['another file', () => 'hello\nworld'],
  ['nothing', () => ''],
  [
    'a backup of a newer program',
    () =>
      JSON.stringify({
        format: 'visible-ai-backup',
        formatVersion: 1,
        createdAt: now.toISOString(),
        migration: 9e15,
        secret: null,
        tables: [],
      }),
  ],
])('refuses %s in words', async (_name, text) => {
  const file = join(folder, 'other.gz');
  await writeFile(file, gzipSync(text()));
  await expect(loadDatabase(empty, readBackupFile(file))).rejects.toThrow(/not a backup|newer Visible AI/);
});
