import type { CrawledSite, Extent, KindOptions, KindTools, WrittenFile } from '@visible-ai/engine';
import { contentKinds } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { Db } from '../db/database.ts';
import type { ContentDeps } from './content-deps.ts';
import { type ContentRow, findContent, lockContent, storeVersion } from './store/content-store.ts';

/** A content as it would be if its site were read now. */
export interface Rewritten {
  /** The text as the writer wrote it. Later edits by hand are found by comparing with it. */
  written: Pick<WrittenFile, 'text' | 'agents'>;
  /** The text merged with the owner's changes by hand. */
  text: string;
  notes: string[];
  /** Places where an edit by hand and the site disagree. The edit by hand stays. */
  conflicts: number;
}

/** The options of the request. If an earlier release stored fewer, the defaults apply. */
function optionsOf({ contentType, request }: Pick<ContentRow, 'contentType' | 'request'>): KindOptions {
  const kind = contentKinds[contentType];
  try {
    return kind.choose(request, request);
  } catch {
    return kind.choose({}, undefined);
  }
}

/** How much of a site must be read to write each of these again. */
export function widestExtent(rows: readonly Pick<ContentRow, 'contentType' | 'request'>[]): Extent {
  const extents = rows.map((row) => contentKinds[row.contentType].extent(optionsOf(row)));
  return {
    pageLimit: Math.max(...extents.map(({ pageLimit }) => pageLimit)),
    autoDetectSize: extents.some(({ autoDetectSize }) => autoDetectSize),
    skipCrawling: extents.every(({ skipCrawling }) => skipCrawling),
    markdown: extents.some(({ markdown }) => markdown === true),
  };
}

/** Writes a stored content again. @throws EngineError unprocessable when no page could be read. */
export async function writeAgain(
  tools: KindTools,
  row: Pick<ContentRow, 'contentType' | 'request'>,
  site: CrawledSite,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const kind = contentKinds[row.contentType];
  const written = await kind.write(tools, site, optionsOf(row), signal);
  return { ...written, text: await kind.sanitise(tools, storableText(written.text)) };
}

/** Merges the new text with the changes that its owner made by hand since it was generated. */
export async function mergeAgain(
  tools: KindTools,
  row: Pick<ContentRow, 'contentType' | 'contentText' | 'generatedText'>,
  written: { text: string; notes: string[] },
): Promise<Pick<Rewritten, 'text' | 'notes' | 'conflicts'>> {
  const { contentType, contentText: mine, generatedText: base } = row;
  if (mine === base) return { text: written.text, notes: written.notes.map(storableText), conflicts: 0 };
  const merged = await contentKinds[contentType].merge(tools, { base, mine, theirs: written.text });
  return {
    text: merged.text,
    notes: [...written.notes, ...merged.notes].map(storableText),
    conflicts: merged.conflicts ?? merged.notes.length,
  };
}

/** The owner's content, and the same with a lock against other changes; null if it does not exist. */
export const readOwnContent: (db: Db, ownerId: string, id: string) => Promise<ContentRow | null> =
  findContent;
export const holdOwnContent: (tx: Db, ownerId: string, id: string) => Promise<ContentRow | null> =
  lockContent;

/** Stores the new text of a locked content as a new revision. */
export const keepRewritten = (
  { now }: Pick<ContentDeps, 'now'>,
  tx: Db,
  row: ContentRow,
  { text, notes, written }: Omit<Rewritten, 'conflicts'>,
): Promise<ContentRow> =>
  storeVersion(
    tx,
    row,
    { contentText: text, generatedText: written.text, notes, agents: written.agents, generatedAt: now() },
    'regenerated',
    now(),
  );

export type { ContentRow };
