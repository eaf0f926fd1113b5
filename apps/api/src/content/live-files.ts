import type { KindTools } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import { type SharedKind, contentKinds as sharedKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import type { LiveCheck } from '@visible-ai/shared/content/schema';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { contents } from '../db/schema/content.ts';

/** Kinds of one file with its own address, so that the bytes there either are the file or are not. */
const files = sharedKinds.filter(({ usedIn }) => usedIn === 'host' || usedIn === 'site');

export interface LiveKeptFile {
  contentId: string;
  label: string;
  check: LiveCheck;
}

/** Whether a file belongs to the site at an address: to its host, or to a folder below the address. */
function isOfSite({ usedIn }: SharedKind, websiteUrl: string, siteUrl: string): boolean {
  const [own, site] = [URL.parse(websiteUrl), URL.parse(siteUrl)];
  if (!own || !site || own.host !== site.host) return false;
  return usedIn === 'host' || own.pathname.startsWith(site.pathname);
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
        inArray(
          contents.contentType,
          files.map((kind) => kind.id),
        ),
        isNull(contents.deletedAt),
      ),
    )
    .orderBy(desc(contents.updatedAt));
  const found: LiveKeptFile[] = [];
  for (const kind of files) {
    const file = kept.find((row) => row.contentType === kind.id && isOfSite(kind, row.websiteUrl, siteUrl));
    if (!file) continue;
    const check = await contentKinds[kind.id].live(tools, file, signal);
    found.push({ contentId: file.id, label: kind.label, check });
  }
  return found;
}
