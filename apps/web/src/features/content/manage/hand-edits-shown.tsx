import type { ContentItem, ContentRevision } from '@visible-ai/shared/content/schema';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { FileDiff } from '../diff/file-diff.tsx';
import { contentWords } from '../kinds/content-words.ts';
import { useRevisions } from './use-revisions.ts';

/** The text as it was written by us, before anybody changed it. */
const writtenText = (revisions: readonly ContentRevision[]): string | undefined =>
  revisions.find(({ origin }) => origin === 'generated' || origin === 'regenerated')?.content_text;

/** What of the file was made by hand, and would be lost. */
export function HandEditsShown({ item }: { item: ContentItem }) {
  const revisions = useRevisions(item);
  if (revisions.isPending)
    return (
      <LoadingState>
        <Skeleton className="h-24 w-full" />
      </LoadingState>
    );
  if (revisions.isError)
    return (
      <ErrorState
        title="What was changed by hand could not be loaded"
        description={revisions.error.message}
        onRetry={() => void revisions.refetch()}
        className="py-8"
      />
    );
  const written = writtenText(revisions.data.revisions);
  if (written === undefined) return null;
  return (
    <FileDiff
      label="Changed by hand; this would be lost"
      before={contentWords(item.content_type, written)}
      after={contentWords(item.content_type, item.content_text)}
      same="Its words are those that were written; only the formatting was changed."
    />
  );
}
