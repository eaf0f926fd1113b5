import type { ContentSummary, ListedRevision } from '@visible-ai/shared/content/schema';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useWholeList } from '@/lib/use-whole-list.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useWholeContent } from '../whole-content.ts';
import { useRevision, useRevisions } from './use-revisions.ts';

/** The revision that we generated, before anybody changed it. */
const writtenOf = (revisions: readonly ListedRevision[] | undefined): ListedRevision | undefined =>
  revisions?.find(({ origin }) => origin === 'generated' || origin === 'regenerated');

/** The manual changes of the file that would be lost. */
export function HandEditsShown({ item }: { item: ContentSummary }) {
  const revisions = useRevisions(item);
  const written = writtenOf(revisions.items);
  // It may be older than many edits.
  useWholeList(revisions, written === undefined);
  const text = useRevision(item, written);
  const now = useWholeContent(item);
  const failed = [revisions, text].find(({ isError }) => isError) ?? now;
  if (failed.isError)
    return (
      <ErrorState
        title="What was changed by hand could not be loaded"
        description={failed.error?.message}
        onRetry={() => void failed.refetch()}
        className="py-8"
      />
    );
  if (text.data && now.data)
    return (
      <FileDiff
        label="Changed by hand; this would be lost"
        before={contentWords(item.content_type, text.data.content_text)}
        after={contentWords(item.content_type, now.data.content_text)}
        same="Its words are unchanged; only the formatting was changed."
      />
    );
  // All revisions were read: there are so many edits that the generated one is no longer stored.
  if (revisions.items && !written && !revisions.hasNextPage) return null;
  return (
    <LoadingState>
      <Skeleton className="h-24 w-full" />
    </LoadingState>
  );
}
