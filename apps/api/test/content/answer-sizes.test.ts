import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { contentRevisions } from '../../src/db/schema/content.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openContentService } from '../support/open-content-service.ts';

/** The maximum length of a save. */
const LONG = 'x'.repeat(89_000);

describe.each(testDatabases)('what an account has much of, on $name', ({ create }) => {
  let database: Database;
  let service: Awaited<ReturnType<typeof openContentService>>;
  let ann: { id: string; token: string };
  beforeEach(async () => {
    database = await create();
    service = await openContentService(database);
    ann = await service.account();
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });

  /** All pages of a list, in turn. */
  async function pagesOf(path: string) {
    const pages: { text: string; body: Record<string, { id: string }[]> & { nextCursor: string | null } }[] =
      [];
    for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.body.nextCursor ?? null)
      pages.push(await service.get(`${path}?${cursor && `cursor=${cursor}`}`, ann).expect(200));
    return pages;
  }

  it('lists a hundred long revisions in short pages, and gives one of them with its text', async () => {
    const { id: contentId, createdAt } = await service.keep(ann, LONG);
    const older = (at: number) => new Date(createdAt.getTime() - Math.ceil(at / 3));
    const rows = Array.from({ length: 99 }, (_, at) => ({
      contentId,
      origin: 'edited' as const,
      contentText: LONG,
      createdAt: older(at),
    }));
    await database.db.insert(contentRevisions).values(rows);
    const pages = await pagesOf(`content/${contentId}/revisions`);
    expect(pages.map(({ body }) => body.revisions?.length)).toEqual([50, 50]);
    for (const { text } of pages) expect(text.length).toBeLessThan(10_000);
    const listed = pages.flatMap(({ body }) => body.revisions ?? []);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(100);
    expect(listed[7]).toEqual({
      id: expect.any(String),
      origin: 'edited',
      size: 89_000,
      created_at: expect.any(String),
    });
    const one = await service.get(`content/${contentId}/revisions/${listed[7]?.id}`, ann).expect(200);
    expect(one.body).toEqual({ ...listed[7], content_text: LONG });
  });

  it('gives a revision to its owner alone, and under its own content', async () => {
    const mine = await service.keep(ann, 'mine');
    const other = await service.keep(ann, 'other');
    const { body } = await service.get(`content/${mine.id}/revisions`, ann).expect(200);
    const [{ id }] = body.revisions;
    await service.get(`content/${mine.id}/revisions/${id}`, await service.account()).expect(404);
    await service.get(`content/${other.id}/revisions/${id}`, ann).expect(404);
    await service.get(`content/${mine.id}/revisions/${randomUUID()}`, ann).expect(404);
    await service.remove(`content/${mine.id}`, ann).expect(204);
    await service.get(`content/${mine.id}/revisions/${id}`, ann).expect(404);
  });

  it('says the size of a text as it is, whatever the database keeps before it', async () => {
    const { id } = await service.keep(ann, '\ufeff# Ä\n');
    const { body } = await service.get(`content/${id}/revisions`, ann).expect(200);
    expect(body.revisions[0].size).toBe(Buffer.byteLength('\ufeff# Ä\n'));
  });

  it('lists long files in pages of a bounded size, each once, and short ones by the twenty', async () => {
    for (let at = 0; at < 9; at += 1) await service.keep(ann, LONG);
    for (let at = 0; at < 21; at += 1) await service.keep(ann, 'short');
    const pages = await pagesOf('content');
    expect(pages.map(({ body }) => body.content?.length)).toEqual([20, 3, 2, 2, 2, 1]);
    for (const { text } of pages) expect(text.length).toBeLessThan(300_000);
    const ids = pages.flatMap(({ body }) => body.content ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it('lists a very large file by its beginning, its size and what it is', async () => {
    const text = `# Größe\n${'é'.repeat(2_000_000)}`;
    const { id } = await service.keep(ann, text);
    await service.keep(ann, '\ufeffshort \u{1f600}');
    const answer = await service.get('content?summary=1', ann).expect(200);
    expect(answer.text.length).toBeLessThan(10_000);
    const [short, long] = answer.body.content;
    expect(short).toMatchObject({ excerpt: '\ufeffshort \u{1f600}', whole: true, size: 13, edited: false });
    expect(long).toEqual({
      id,
      website_url: expect.any(String),
      content_type: 'llms_txt',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      edited: false,
      notes: [],
      excerpt: text.slice(0, 4000),
      whole: false,
      size: Buffer.byteLength(text),
      agents: 0,
    });
    const one = await service.get(`content/${id}`, ann).expect(200);
    expect(one.body.content_text).toBe(text);
  });

  it('lists fifty summaries a page, each content once, and nobody else’s', async () => {
    await service.keep(await service.account(), 'not hers');
    for (let at = 0; at < 53; at += 1) await service.keep(ann, `file ${at}`);
    const first = await service.get('content?summary=1', ann).expect(200);
    const { nextCursor } = first.body;
    const second = await service.get(`content?summary=1&cursor=${nextCursor}`, ann).expect(200);
    expect([first, second].map(({ body }) => body.content.length)).toEqual([50, 3]);
    expect(second.body.nextCursor).toBeNull();
    const excerpts = [first, second].flatMap(({ body }) =>
      body.content.map(({ excerpt }: { excerpt: string }) => excerpt),
    );
    expect(new Set(excerpts)).toEqual(new Set(Array.from({ length: 53 }, (_, at) => `file ${at}`)));
  });

  it('finds content by all words of a search, in its text, its address or its kind', async () => {
    await service.keep(ann, `${LONG} Über Glasuren: 100 % Handarbeit_`);
    await service.keep(ann, 'Kacheln');
    const found = async (q: string) => {
      const { body } = await service.get(`content?summary=1&q=${encodeURIComponent(q)}`, ann).expect(200);
      return body.content.length;
    };
    expect(await found('über GLASUREN')).toBe(1);
    expect(await found('llms.txt kacheln')).toBe(1);
    expect(await found('100 %')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('Handarbeit_')).toBe(1);
    expect(await found('glasuren kacheln')).toBe(0);
    expect(await found('  ')).toBe(2);
    expect(await found(`${'a '.repeat(10)}zzz`)).toBe(2);
    expect(await found(`${'a '.repeat(9)}zzz`)).toBe(0);
    await service.get(`content?q=${'x'.repeat(201)}`, ann).expect(400);
    await service.get('content?summary=yes', ann).expect(400);
  });

  it.each(['junk', '1.a', '999999999999999.a', `1.${'0'.repeat(36)}`, `-1.${randomUUID()}`])(
    'knows no page after %s',
    async (cursor) => {
      const { id } = await service.keep(ann, 'text');
      await service.get(`content?cursor=${cursor}`, ann).expect(400);
      await service.get(`content/${id}/revisions?cursor=${cursor}`, ann).expect(400);
    },
  );
});
