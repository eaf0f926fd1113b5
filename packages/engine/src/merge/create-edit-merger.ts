import type { ForeignBytesPool } from '../threads/foreign-bytes.ts';
import type { MergedEdits, MergeEdits, MergeInput } from './merge-edits-task.ts';

export type EditMergers = ForeignBytesPool<{ mergeEdits: { input: MergeInput; output: MergedEdits } }>;

/** If texts are too large to compare, the owner's text is kept whole: no manual edit is ever lost. */
export function createEditMerger(pool: EditMergers): MergeEdits {
  return async (input) => {
    const outcome = await pool.run('mergeEdits', input);
    if (outcome.ok) return outcome.value;
    return {
      text: input.mine,
      conflicts: 1,
      notes: [
        'Your version was kept as it is: it differs too much from the new one to be merged. Regenerate without keeping edits to see the new one.',
      ],
    };
  };
}
