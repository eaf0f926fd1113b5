import type { KindTools } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contents } from '../db/schema/content.ts';

/** Kinds with their own address, so that the bytes there either are the file or are not. */
const FILES = ['llms_txt', 'robots_txt', 'llms_full'] as const;
type FileKind = (typeof FILES)[number];

export interface LiveKeptFile {
  contentId: string;
  label: string;
  check: LiveCheck;
}

/**
 * Whether a file belongs to the site at an address: robots.txt belongs to the host, other files lie below the
 * address.
 */
function isOfSite(kind: FileKind, websiteUrl: string, siteUrl: string): boolean {
  const [own, site] = [URL.parse(websiteUrl), URL.parse(siteUrl)];
  if (!own || !site || own.host !== site.host) return false;
  return kind === 'robots_txt' || own.pathname.startsWith(site.pathname);
}

/** Compares the newest of the owner's files of each kind with what the site serves now. */
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
