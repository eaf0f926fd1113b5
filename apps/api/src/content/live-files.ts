import type { KindTools } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contents } from '../db/schema/content.ts';

/** Kinds that stand at an address of their own, so that the bytes there are the file or are not. */
const FILES = ['llms_txt', 'robots_txt', 'llms_full'] as const;
type FileKind = (typeof FILES)[number];

export interface LiveKeptFile {
  contentId: string;
  label: string;
  check: LiveCheck;
}

/** Whether a file was written for the site that begins at an address: robots.txt is its host's, others lie under it. */
function isOfSite(kind: FileKind, websiteUrl: string, siteUrl: string): boolean {
  const [own, site] = [URL.parse(websiteUrl), URL.parse(siteUrl)];
  if (!own || !site || own.host !== site.host) return false;
  return kind === 'robots_txt' || own.pathname.startsWith(site.pathname);
}

/** The owner's files of a site, the newest of each kind, compared with what stands there now. */
export async function checkLiveFiles(
  tools: KindTools & { db: Db },
  { ownerId, siteUrl }: { ownerId: string; siteUrl: string },
  signal: AbortSignal,
): Promise<LiveKeptFile[]> {
  const { id, contentType, websiteUrl, contentText } = contents;
  const kept = await tools.db
    .select({ id, contentType, websiteUrl, text: contentText })
    .from(contents)
    .where(
      and(
        eq(contents.ownerId, ownerId),
        inArray(contents.contentType, [...FILES]),
        isNull(contents.deletedAt),
      ),
    )
    .orderBy(desc(contents.updatedAt));
  const found: LiveKeptFile[] = [];
  for (const kind of FILES) {
    const file = kept.find((row) => row.contentType === kind && isOfSite(kind, row.websiteUrl, siteUrl));
    if (!file) continue;
    const check = await contentKinds[kind].live(tools, file, signal);
    found.push({ contentId: file.id, label: contentKinds[kind].label, check });
  }
  return found;
}
