import { diff3Merge } from 'node-diff3';
import { agreeOnEntries, bothAddedEntries } from './agree-on-entries.ts';
import { keptWords, withoutTooMany } from './kept-words.ts';
import { mergePages } from './merge-pages.ts';
import { mergeThings } from './merge-things.ts';
import { questionBlocks } from './question-blocks.ts';

export interface MergeInput {
  /** The unit of comparison. */
  by: 'lines' | 'questions' | 'things' | 'pages';
  /** What was generated last time, what its owner made of it, and what is generated now. */
  base: string;
  mine: string;
  theirs: string;
}

export interface MergedEdits {
  text: string;
  /** What the writer proposed where the owner's words were kept. */
  notes: string[];
  /** The number of places that both changed and where the owner's words were kept. */
  conflicts: number;
}

/** Merges outside the main thread, because texts of many similar lines take long to compare. */
export type MergeEdits = (input: MergeInput) => Promise<MergedEdits>;

const ANY_TAG = /<[^>]*>/g;

function noteOn(kept: readonly string[], offered: readonly string[], by: MergeInput['by']): string | null {
  const words = offered.map((piece) => (by === 'questions' ? piece.replace(ANY_TAG, ' ') : piece)).join(' ');
  return keptWords(words, kept.length === 0);
}

function mergePieces(by: MergeInput['by'], mine: string[], base: string[], theirs: string[]) {
  const pieces: string[] = [];
  const notes: string[] = [];
  let conflicts = 0;
  for (const region of diff3Merge(mine, base, theirs, { excludeFalseConflicts: true })) {
    if (region.ok) {
      pieces.push(...region.ok);
      continue;
    }
    if (!region.conflict) continue;
    const { a: own, o: before, b: offered } = region.conflict;
    pieces.push(...own);
    if (by === 'lines' && bothAddedEntries({ base: before, mine: own, theirs: offered })) {
      pieces.push(...offered);
      continue;
    }
    conflicts += 1;
    const note = noteOn(own, offered, by);
    if (note) notes.push(note);
  }
  return { pieces, notes, conflicts };
}

/** Lines with different line ends are equal; the owner's line ends and byte order mark stay. */
function mergeLines({ base, mine, theirs }: MergeInput): MergedEdits {
  const bare = (text: string) => text.replace(/^\ufeff/, '').split(/\r?\n/);
  const agreed = agreeOnEntries({ base: bare(base), mine: bare(mine), theirs: bare(theirs) });
  const { pieces, notes, conflicts } = mergePieces('lines', agreed.mine, agreed.base, agreed.theirs);
  const mark = mine.startsWith('\ufeff') ? '\ufeff' : '';
  return {
    text: `${mark}${pieces.join(mine.includes('\r\n') ? '\r\n' : '\n')}`,
    notes: withoutTooMany([...agreed.notes, ...notes]),
    conflicts: agreed.conflicts + conflicts,
  };
}

/**
 * Applies a writer's changes to a text that its owner has changed: line by line (lists of links entry by entry), question by question, thing
 * by thing, or page by page. If both changed the same place, the owner's words stay, and a note says what the
 * writer proposed.
 */
export function mergeEditsTask(input: MergeInput): MergedEdits {
  if (input.by === 'lines') return mergeLines(input);
  if (input.by === 'things') return mergeThings(input);
  if (input.by === 'pages') return mergePages(input, (edits) => mergeLines({ by: 'lines', ...edits }));
  const [mine, base, theirs] = [input.mine, input.base, input.theirs].map(questionBlocks);
  const { pieces, notes, conflicts } = mergePieces('questions', mine ?? [], base ?? [], theirs ?? []);
  return { text: pieces.join(''), notes: withoutTooMany(notes), conflicts };
}
