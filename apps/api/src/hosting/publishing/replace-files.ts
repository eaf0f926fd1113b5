import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { contents } from '../../db/schema/content.ts';
import { hostedFiles } from '../../db/schema/hosting.ts';
import type { SiteRow } from '../../sites/site-store.ts';
import { hashesOf, type ListedFileRow, listFiles, markChanged } from '../hosting-store.ts';
import { type FileToServe, filesToServe } from './files-to-serve.ts';

type ContentRow = typeof contents.$inferSelect;

/** Files per statement: a hundred small files take a moment. */
const AT_A_TIME = 100;

interface Publication {
  site: Pick<SiteRow, 'id' | 'url'>;
  content: ContentRow;
  now: Date;
}

function rowOf(
  { file, mediaType, body, ownUrl }: FileToServe,
  before: ListedFileRow | undefined,
  { site, content, now }: Publication,
  sourceHash: string,
): typeof hostedFiles.$inferInsert {
  const hash = createHash('sha256').update(body).digest('base64url');
  const isSame = before?.hash === hash;
  return {
    ...{ file, mediaType, body, ownUrl, hash, sourceHash },
    siteId: site.id,
    kind: content.contentType,
    contentId: content.id,
    bytes: Buffer.byteLength(body),
    // The same text keeps its version, so that clients need not fetch it again.
    version: (before?.version ?? 0) + (isSame ? 0 : 1),
    publishedAt: isSame ? before.publishedAt : now,
    checkedAt: isSame ? before.checkedAt : null,
    same: isSame ? before.same : null,
  };
}

/**
 * Serves a content from now on, instead of what was served of its kind. The caller has locked the site.
 *
 * @throws AppError unprocessable.
 */
export async function replaceFiles(tx: Db, publication: Publication): Promise<void> {
  const { site, content } = publication;
  const files = filesToServe(content, site.url);
  const sourceHash = (await hashesOf(tx, [content.id])).get(content.id) ?? '';
  const { contentType } = content;
  const served = (await listFiles(tx, site.id)).filter(({ kind }) => kind === contentType);
  const before = new Map(served.map((row) => [row.file, row]));
  const rows = files.map((file) => rowOf(file, before.get(file.file), publication, sourceHash));
  await tx.delete(hostedFiles).where(and(eq(hostedFiles.siteId, site.id), eq(hostedFiles.kind, contentType)));
  for (let at = 0; at < rows.length; at += AT_A_TIME)
    await tx.insert(hostedFiles).values(rows.slice(at, at + AT_A_TIME));
  await markChanged(tx, site.id);
}
