import { storableText } from '@visible-ai/shared/content/storable-text';
import { diff3Merge } from 'node-diff3';
import { questionBlocks } from './question-blocks.ts';

export interface MergeInput {
  /** What the pieces are that are compared. */
  by: 'lines' | 'questions';
  /** What was generated last time, what its owner made of it, and what is generated now. */
  base: string;
  mine: string;
  theirs: string;
}

export interface MergedEdits {
  text: string;
  /** What the writer would have put where the owner's words were kept. */
  notes: string[];
}

/** Merges away from the main thread: texts of many like lines take long to compare. */
export type MergeEdits = (input: MergeInput) => Promise<MergedEdits>;

const MOST_NOTES = 20;
const LONGEST_NOTE = 300;
const ANY_TAG = /<[^>]*>/g;

function noteOn(kept: readonly string[], offered: readonly string[], by: MergeInput['by']): string | null {
  const words = offered
    .map((piece) => (by === 'questions' ? piece.replace(ANY_TAG, ' ') : piece))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return null;
  const cut = words.length > LONGEST_NOTE ? `${storableText(words.slice(0, LONGEST_NOTE))}…` : words;
  return kept.length === 0
    ? `You took a part out that would now read: ${cut}`
    : `Your words were kept where this would now stand: ${cut}`;
}

function mergePieces(by: MergeInput['by'], mine: string[], base: string[], theirs: string[]) {
  const pieces: string[] = [];
  const notes: string[] = [];
  for (const region of diff3Merge(mine, base, theirs, { excludeFalseConflicts: true })) {
    if (region.ok) {
      pieces.push(...region.ok);
      continue;
    }
    if (!region.conflict) continue;
    pieces.push(...region.conflict.a);
    const note = noteOn(region.conflict.a, region.conflict.b, by);
    if (note) notes.push(note);
  }
  if (notes.length <= MOST_NOTES) return { pieces, notes };
  const more = `Your words were kept in ${notes.length - MOST_NOTES} more places.`;
  return { pieces, notes: [...notes.slice(0, MOST_NOTES), more] };
}

/** Lines are the same whatever ends them; the owner's line ends and byte order mark stay. */
function mergeLines({ base, mine, theirs }: MergeInput): MergedEdits {
  const bare = (text: string) => text.replace(/^\ufeff/, '').split(/\r?\n/);
  const { pieces, notes } = mergePieces('lines', bare(mine), bare(base), bare(theirs));
  const mark = mine.startsWith('\ufeff') ? '\ufeff' : '';
  return { text: `${mark}${pieces.join(mine.includes('\r\n') ? '\r\n' : '\n')}`, notes };
}

/**
 * Puts what a writer changed into a text that its owner has changed, line by line or question by question.
 * Where both changed the same place the owner's words stay, and a note says what the writer would have put.
 */
export function mergeEditsTask(input: MergeInput): MergedEdits {
  if (input.by === 'lines') return mergeLines(input);
  const [mine, base, theirs] = [input.mine, input.base, input.theirs].map(questionBlocks);
  const { pieces, notes } = mergePieces('questions', mine ?? [], base ?? [], theirs ?? []);
  return { text: pieces.join(''), notes };
}
