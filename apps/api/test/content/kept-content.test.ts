import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeletedContent } from '../../src/content/store/delete-content.ts';
import type { Database } from '../../src/db/database.ts';
import { testDatabases } from '../support/create-test-database.ts';
import { openContentService } from '../support/open-content-service.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(testDatabases)('kept content, on $name', ({ create }) => {
  let database: Database;
  let service: Awaited<ReturnType<typeof openContentService>>;
  let ann: { id: string; token: string };
  let ben: { id: string; token: string };
  beforeEach(async () => {
    database = await create();
    service = await openContentService(database);
    ann = await service.account();
    ben = await service.account();
  });
  afterEach(async () => {
    await service.close();
    await database.close();
  });

  const save = (id: string, updatedAt: string, text: string, who = ann) =>
    service.put(`content/${id}`, who, { content_text: text, updated_at: updatedAt });

  it('is listed newest first, to its owner alone, by type and time', async () => {
    const first = await service.keep(ann, '# One\n');
    service.advance(1000);
    const between = service.now().toISOString();
    service.advance(1000);
    await service.keep(ann, 'User-agent: *\n', { contentType: 'robots_txt' });
    await service.keep(ben, '# Not hers\n');
    const { body } = await service.get('content?t=1763', ann).expect(200);
    expect(body.content.map((item: { content_text: string }) => item.content_text)).toEqual([
      'User-agent: *\n',
      '# One\n',
    ]);
    const typed = await service.get('content?type=llms_txt', ann).expect(200);
    expect(typed.body.content).toEqual([
      {
        id: first.id,
        website_url: 'https://acme.example/',
        content_type: 'llms_txt',
        content_text: '# One\n',
        created_at: first.createdAt.toISOString(),
        updated_at: first.createdAt.toISOString(),
        edited: false,
        notes: [],
        agents: null,
        downloads: null,
      },
    ]);
    const later = await service.get(`content?since=${between}`, ann).expect(200);
    expect(later.body.content).toHaveLength(1);
    await service.get('content?type=poem', ann).expect(400);
    const early = await service.get('content?since=0000-01-01T00:00:00Z', ann).expect(400);
    expect(early.body.error).toContain('a time from 1970 to 9999');
  });

  it.each([
    ['llms_txt', '# One\r\n', 'llms.txt', '# One\r\n'],
    ['robots_txt', 'User-agent: *\n', 'robots.txt', 'User-agent: *\n'],
    ['qa_section', '<p><strong>Why?</strong></p><p>So &amp; so.</p>', 'q&a-section.txt', 'Why?\n\nSo & so.'],
    ['llms_full', '# One\n', 'llms-full.txt', '# One\n'],
    ['json_ld', '{"@graph":[]}', 'json-ld.json', '{"@graph":[]}', 'application/ld+json'],
  ] as const)('of the kind %s is downloaded as the file it is for, by its owner alone', async (...kind) => {
    const [contentType, kept, name, text, mediaType = 'text/plain'] = kind;
    const { id } = await service.keep(ann, kept, { contentType });
    const path = `content/${id}/download`;
    // Existing content stays its owner's, whatever happened to the plan.
    const answer = await service.get(path, { token: `outsider-${ann.token}` }).expect(200);
    expect(answer.text).toBe(text);
    expect(answer.headers).toMatchObject({
      'content-type': `${mediaType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-cache',
    });
    await service.get(path, ann).set('if-none-match', String(answer.headers.etag)).expect(304);
    await service.get(path, ben).expect(404);
    const [{ updated_at }] = (await service.get('content', ann)).body.content;
    // JSON-LD must be valid JSON.
    const changed = contentType === 'json_ld' ? '{"@graph":[{}]}' : `${kept}<p>more</p>`;
    await save(id, updated_at, changed).expect(200);
    await service.get(path, ann).set('if-none-match', String(answer.headers.etag)).expect(200);
  });

  it('of many Markdown files is downloaded as one ZIP file, the same bytes each time', async () => {
    const text =
      '==> index.html.md <==\n# Home\n\n==> docs/日本.md <==\n# 日本\n\n==> ../evil.md <==\n# Out\n';
    const { id } = await service.keep(ann, text, { contentType: 'markdown_pages' });
    const path = `content/${id}/download`;
    const fetchZip = async () => {
      const { body, headers } = await service.get(path, ann).responseType('blob').expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="markdown-pages.zip"',
      });
      return { zip: Buffer.from(body), etag: String(headers.etag) };
    };
    const { zip, etag } = await fetchZip();
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const name of ['index.html.md', 'docs/日本.md']) expect(zip.includes(name)).toBe(true);
    expect(zip.includes('evil')).toBe(false);
    expect((await fetchZip()).zip.equals(zip)).toBe(true);
    await service.get(path, ann).set('if-none-match', etag).expect(304);
    await service.get(path, ben).expect(404);
  });

  it.each([
    ['Windows line ends', '# A\r\n\r\n> b\r\n'],
    ['tabs, trailing spaces and blank lines', '\t# A  \n\n\n  x\t\n\n'],
    ['a byte order mark', '\ufeff# A\n'],
    ['markup, as text', '<script>alert(1)</script>\n&amp; <b>'],
    ['any script of the world', 'ÄÖ 漢字 🏺 \u202e عربى\n'],
    ['nothing at all', ''],
  ])('keeps %s byte for byte', async (_name, text) => {
    const row = await service.keep(ann, 'before');
    const { body } = await save(row.id, row.updatedAt.toISOString(), text).expect(200);
    expect(body).toMatchObject({ content_text: text, edited: true });
    const listed = await service.get('content', ann).expect(200);
    expect(listed.body.content[0].content_text).toBe(text);
  });

  it('refuses what no file can hold', async () => {
    const row = await service.keep(ann, 'before');
    for (const text of ['a\0b', 'half \ud83d of a sign'])
      expect((await save(row.id, row.updatedAt.toISOString(), text)).status).toBe(400);
    await save(row.id, row.updatedAt.toISOString(), 'x'.repeat(90_001)).expect(400);
    const pages = await service.keep(ann, 'before', { contentType: 'llms_full' });
    await save(pages.id, pages.updatedAt.toISOString(), '鉄'.repeat(1_200_001)).expect(400);
    await save(pages.id, pages.updatedAt.toISOString(), '鉄'.repeat(1_200_000)).expect(200);
  });

  it('tells a save that somebody else was faster, and shows what they saved', async () => {
    const row = await service.keep(ann, 'one');
    const loaded = row.updatedAt.toISOString();
    const both = await Promise.all([save(row.id, loaded, 'two'), save(row.id, loaded, 'three')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = both.find(({ status }) => status === 200)?.body;
    const loser = both.find(({ status }) => status === 409)?.body;
    expect(winner.updated_at > loaded).toBe(true);
    expect(loser).toMatchObject({ code: 'conflict', details: winner });
    await save(row.id, winner.updated_at, 'four').expect(200);
  });

  it('keeps each save as a revision, at most a hundred, and restores any of them as a new one', async () => {
    const row = await service.keep(ann, 'version 0');
    let at = row.updatedAt.toISOString();
    const saved = async (text: string) => {
      at = (await save(row.id, at, text).expect(200)).body.updated_at;
    };
    await saved('version 1');
    await saved('version 1');
    await saved('version 2');
    const { body } = await service.get(`content/${row.id}/revisions`, ann).expect(200);
    expect(body.revisions.map(({ origin }: { origin: string }) => origin)).toEqual([
      'edited',
      'edited',
      'generated',
    ]);
    const textOf = async (revision: { id: string }) =>
      (await service.get(`content/${row.id}/revisions/${revision.id}`, ann).expect(200)).body.content_text;
    expect(await Promise.all(body.revisions.map(textOf))).toEqual(['version 2', 'version 1', 'version 0']);
    const restore = { revisionId: body.revisions[2].id, updated_at: at };
    const restored = await service.post(`content/${row.id}/restore`, ann, restore).expect(200);
    expect(restored.body).toMatchObject({ content_text: 'version 0', edited: false });
    await service.post(`content/${row.id}/restore`, ann, restore).expect(409);
    at = restored.body.updated_at;
    for (let number = 3; number < 101; number += 1) await saved(`version ${number}`);
    const newest = await service.get(`content/${row.id}/revisions`, ann).expect(200);
    const { nextCursor } = newest.body;
    const oldest = await service.get(`content/${row.id}/revisions?cursor=${nextCursor}`, ann).expect(200);
    expect(newest.body.revisions.length + oldest.body.revisions.length).toBe(100);
    expect(oldest.body.nextCursor).toBeNull();
    expect(await textOf(newest.body.revisions[0])).toBe('version 100');
    expect(await textOf(oldest.body.revisions.at(-1))).toBe('version 2');
  });

  it('comes back after a delete for 30 days, and is gone after that', async () => {
    const row = await service.keep(ann, 'dear');
    await service.remove(`content/${row.id}`, ann).expect(204);
    await service.remove(`content/${row.id}`, ann).expect(404);
    expect((await service.get('content', ann)).body.content).toEqual([]);
    await save(row.id, row.updatedAt.toISOString(), 'x').expect(404);
    service.advance(29 * DAY_MS);
    await purgeDeletedContent({ db: database.db, now: service.now });
    const back = await service.post(`content/${row.id}/undelete`, ann).expect(200);
    expect(back.body.content_text).toBe('dear');
    await service.post(`content/${row.id}/undelete`, ann).expect(200);
    await service.remove(`content/${row.id}`, ann).expect(204);
    service.advance(31 * DAY_MS);
    await service.post(`content/${row.id}/undelete`, ann).expect(404);
    await purgeDeletedContent({ db: database.db, now: service.now });
    service.advance(-31 * DAY_MS);
    await service.post(`content/${row.id}/undelete`, ann).expect(404);
  });

  it('is nobody else’s: every call of another account finds nothing', async () => {
    const row = await service.keep(ann, 'mine');
    const { body } = await service.get(`content/${row.id}/revisions`, ann).expect(200);
    const at = row.updatedAt.toISOString();
    await save(row.id, at, 'theirs', ben).expect(404);
    await service.get(`content/${row.id}/revisions`, ben).expect(404);
    const restore = { revisionId: body.revisions[0].id, updated_at: at };
    await service.post(`content/${row.id}/restore`, ben, restore).expect(404);
    await service.post(`content/${row.id}/check-live`, ben).expect(404);
    await service.remove(`content/${row.id}`, ben).expect(404);
    await service.remove(`content/${row.id}`, ann).expect(204);
    await service.post(`content/${row.id}/undelete`, ben).expect(404);
    const other = await service.keep(ben, 'of Ben');
    await service.post(`content/${other.id}/restore`, ben, restore).expect(404);
  });

  describe('of an account whose plan has ended', () => {
    const expired = () => ({ ...ann, token: `outsider-${ann.id}` });

    it('stays readable to its owner: the list, each of it, the file, its revisions and its jobs', async () => {
      const row = await service.keep(ann, '# Kept\n');
      const { body } = await service.get('content', expired()).expect(200);
      expect(body.content).toMatchObject([{ id: row.id }]);
      const one = await service.get(`content/${row.id}`, expired()).expect(200);
      expect(one.body).toEqual(body.content[0]);
      await service.get(`content/${row.id}`, ben).expect(404);
      const file = await service.get(`content/${row.id}/download`, expired()).expect(200);
      expect(file.text).toBe('# Kept\n');
      await service.get(`content/${row.id}/revisions`, expired()).expect(200);
      await service.get('jobs', expired()).expect(200);
      await service
        .post('check-batch-job', expired(), { jobId: row.id, contentType: 'llms_txt' })
        .expect(404);
    });

    it('is neither changed nor written again', async () => {
      const row = await service.keep(ann, '# Kept\n');
      const { body: had } = await service.get(`content/${row.id}/revisions`, ann).expect(200);
      const at = row.updatedAt.toISOString();
      const { body } = await save(row.id, at, '# Mine\n', expired()).expect(403);
      expect(body).toEqual({
        error: 'Access denied. Content generation requires admin privileges or a paid subscription.',
        code: 'not_entitled',
      });
      const restore = { revisionId: had.revisions[0].id, updated_at: at };
      await service.post(`content/${row.id}/restore`, expired(), restore).expect(403);
      await service.remove(`content/${row.id}`, expired()).expect(403);
      const again = { url: 'https://acme.example/', contentType: 'llms_txt' };
      await service.post('generate-content-firecrawl', expired(), again).expect(403);
    });
  });

  it('of an account that has made nothing is an empty list', async () => {
    const { body } = await service.get('content', { token: `outsider-${ben.id}` }).expect(200);
    expect(body).toEqual({ content: [], nextCursor: null });
  });
});
