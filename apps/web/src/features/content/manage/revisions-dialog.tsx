import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreRevision } from '@visible-ai/shared/content/endpoints';
import { type ContentItem, type ContentRevision, contentTypeLabels } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { classNames } from '@/lib/class-names.ts';
import { failureText } from '@/lib/failure-text.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { contentKey } from '../content-key.ts';
import { contentWords } from '../content-words.ts';
import { FileDiff } from '../diff/file-diff.tsx';
import { drafts } from '../editor/draft.ts';
import { replaceContent } from './replace-content.ts';
import { useRevisions } from './use-revisions.ts';

const origins: Record<ContentRevision['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by hand',
  restored: 'Restored',
  regenerated: 'Written anew',
};

interface RevisionListProps {
  revisions: readonly ContentRevision[];
  chosen: ContentRevision;
  onChoose: (id: string) => void;
}

function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  return (
    <ul
      aria-label="Revisions"
      className="grid content-start gap-1 md:max-h-[60dvh] md:overflow-y-auto md:p-1"
    >
      {revisions.map((revision, index) => (
        <li key={revision.id}>
          <button
            type="button"
            aria-pressed={revision.id === chosen.id}
            onClick={() => onChoose(revision.id)}
            className={classNames(
              'w-full rounded-[6px] px-3 py-2 text-left text-note transition-colors hover:bg-sunken',
              revision.id === chosen.id && 'bg-sunken inset-ring inset-ring-line-strong',
            )}
          >
            <span className="block font-semibold">
              {origins[revision.origin]}
              {index === 0 && <span className="font-normal text-muted"> (now)</span>}
            </span>
            <span className="block text-muted">{formatMoment(revision.created_at)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useRestore(item: ContentItem, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (revision: ContentRevision) =>
      call(restoreRevision, {
        params: { id: item.id },
        body: { revisionId: revision.id, updated_at: item.updated_at },
      }),
    onSuccess: (restored, revision) => {
      drafts.forget(item.id);
      replaceContent(queryClient, restored);
      toast.success('Restored', {
        description: `It is again what it was on ${formatMoment(revision.created_at)}.`,
      });
      onDone();
    },
    onError: (error) => {
      toast.error(failureText(error, 'The revision could not be restored. Please try again.'));
      void queryClient.invalidateQueries({ queryKey: contentKey });
    },
  });
}

function Compared({
  item,
  revisions,
  onClose,
}: {
  item: ContentItem;
  revisions: readonly ContentRevision[];
  onClose: () => void;
}) {
  const [chosenId, setChosenId] = useState(revisions[1]?.id);
  const restore = useRestore(item, onClose);
  const chosen = revisions.find(({ id }) => id === chosenId) ?? revisions[0];
  if (!chosen) return <p className="text-muted">Nothing is kept of what it was before.</p>;
  const isNow = chosen.id === revisions[0]?.id;
  const words = (text: string) => contentWords(item.content_type, text);
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <RevisionList revisions={revisions} chosen={chosen} onChoose={setChosenId} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        {isNow ? (
          <ScrollRegion
            label="What it says now"
            className="max-h-96 overflow-auto rounded-box bg-sunken p-4 font-mono text-note break-words whitespace-pre-wrap ring ring-line"
          >
            {words(chosen.content_text)}
          </ScrollRegion>
        ) : (
          <>
            <FileDiff
              key={chosen.id}
              label="From this revision to what it is now"
              before={words(chosen.content_text)}
              after={words(item.content_text)}
              same="It says what the content says now."
            />
            <Button
              className="justify-self-start"
              loading={restore.isPending}
              onClick={() => restore.mutate(chosen)}
            >
              Restore this revision
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** What a content was before: to be seen, compared with what it is, and brought back. */
export function RevisionsDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const revisions = useRevisions(item);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={`Revisions of ${contentTypeLabels[item.content_type]}`}
      description="Every save is kept. Restoring one makes it a new revision, so nothing is lost."
    >
      {revisions.isPending && (
        <LoadingState className="grid gap-5 md:grid-cols-[15rem_1fr]">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {revisions.isError && (
        <ErrorState
          title="The revisions could not be loaded"
          description={revisions.error.message}
          onRetry={() => void revisions.refetch()}
          retrying={revisions.isRefetching}
        />
      )}
      {revisions.data && <Compared item={item} revisions={revisions.data.revisions} onClose={onClose} />}
    </Dialog>
  );
}
