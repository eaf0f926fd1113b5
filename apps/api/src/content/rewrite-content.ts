import type { CrawledSite, WrittenFile } from '@visible-ai/engine';
import { storableText } from '@visible-ai/shared/content/storable-text';
import type { Db } from '../db/database.ts';
import type { ContentDeps } from './content-deps.ts';
import { contentKinds } from './kinds/all-kinds.ts';
import type { Extent, KindTools, Options } from './kinds/define-content-kind.ts';
import { type ContentRow, findContent, lockContent, storeVersion } from './store/content-store.ts';

/** A content as it would be if its site were read now. */
export interface Rewritten {
  /** As the writer wrote it; what later hand edits are told from. */
  written: Pick<WrittenFile, 'text' | 'agents'>;
  /** Under what its owner has changed by hand. */
  text: string;
  notes: string[];
  /** Places where a hand edit and the site disagree: the hand edit stands. */
  conflicts: number;
}

/** What it was ordered with; where an earlier release kept less, as if nothing had been chosen. */
function optionsOf({ contentType, request }: Pick<ContentRow, 'contentType' | 'request'>): Options {
  const kind = contentKinds[contentType];
  try {
    return kind.choose(request, request);
  } catch {
    return kind.choose({}, undefined);
  }
}

/** How much of a site is read so that each of these can be written again. */
export function widestExtent(rows: readonly Pick<ContentRow, 'contentType' | 'request'>[]): Extent {
  const extents = rows.map((row) => contentKinds[row.contentType].extent(optionsOf(row)));
  return {
    pageLimit: Math.max(...extents.map(({ pageLimit }) => pageLimit)),
    autoDetectSize: extents.some(({ autoDetectSize }) => autoDetectSize),
    skipCrawling: extents.every(({ skipCrawling }) => skipCrawling),
    markdown: extents.some(({ markdown }) => markdown === true),
  };
}

/** Writes a kept content again. @throws EngineError unprocessable when no page could be read. */
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

/** Puts what was written under what its owner has changed by hand since it was generated. */
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

/** The owner's content, and the same held against other changes; null for what is not there. */
export const readOwnContent: (db: Db, ownerId: string, id: string) => Promise<ContentRow | null> =
  findContent;
export const holdOwnContent: (tx: Db, ownerId: string, id: string) => Promise<ContentRow | null> =
  lockContent;

/** Keeps a locked content as it was written again, as a new revision. */
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
