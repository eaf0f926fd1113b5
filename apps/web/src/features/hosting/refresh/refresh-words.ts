import type { FileRefresh, RefreshStatus } from '@visible-ai/shared/hosting/schema';
import type { Tone } from '@/components/ui/tone.ts';
import { counted } from '@/lib/counted.ts';

export const refreshStates: Readonly<Record<RefreshStatus, { tone: Tone; word: string }>> = {
  reading: { tone: 'neutral', word: 'Reading the site' },
  waiting: { tone: 'accent', word: 'Waits for you' },
  unchanged: { tone: 'neutral', word: 'Nothing changed' },
  published: { tone: 'good', word: 'Published automatically' },
  approved: { tone: 'good', word: 'Approved' },
  declined: { tone: 'neutral', word: 'Declined' },
  replaced: { tone: 'neutral', word: 'A newer one took its place' },
  failed: { tone: 'poor', word: 'Failed' },
};

/** The size of a change: "4 lines added, 1 removed". */
export function changeWords({ added, removed }: Pick<FileRefresh, 'added' | 'removed'>): string {
  if (added === 0 && removed === 0) return 'no line changed';
  if (removed === 0) return `${counted(added, 'line')} added`;
  if (added === 0) return `${counted(removed, 'line')} removed`;
  return `${counted(added, 'line')} added, ${removed} removed`;
}

/** Whether the refresh has changes to show. */
export const hasChanges = ({ status }: Pick<FileRefresh, 'status'>): boolean =>
  status !== 'reading' && status !== 'unchanged' && status !== 'failed';
