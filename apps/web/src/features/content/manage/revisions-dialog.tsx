import { kindOf } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentSummary, ListedRevision } from '@visible-ai/shared/content/schema';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WordsView } from '@/components/ui/words-view.tsx';
import { hostOf } from '../../../lib/address-text.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useWholeContent } from '../whole-content.ts';
import { RevisionList } from './revision-list.tsx';
import { type RevisionShown, RevisionView } from './revision-view.tsx';
import { useRestore } from './use-restore.ts';
import { useRevision, useRevisions } from './use-revisions.ts';

type Loaded = ReturnType<typeof useRevisions>;

interface ChosenProps {
  item: ContentSummary;
  chosen: ListedRevision;
  isNow: boolean;
  shown: RevisionShown;
  onShow: (shown: RevisionShown) => void;
  onDone: () => void;
}

/** The selected revision. Its text is loaded now. */
function Chosen({ item, chosen, isNow, shown, onShow, onDone }: ChosenProps) {
  const revision = useRevision(item, chosen);
  const now = useWholeContent(item);
  const restore = useRestore(item, onDone);
  const failed = revision.isError ? revision : now;
  if (failed.isError)
    return (
      <ErrorState
        title="The revision could not be loaded"
        description={failed.error?.message}
        onRetry={() => void failed.refetch()}
        retrying={failed.isRefetching}
        className="py-8"
      />
    );
  if (!revision.data || !now.data)
    return (
      <LoadingState label="Loading the revision">
        <Skeleton className="h-64 w-full" />
      </LoadingState>
    );
  if (isNow)
    return (
      <WordsView
        label="What it says now"
        text={contentWords(item.content_type, revision.data.content_text)}
      />
    );
  return (
    <RevisionView
      item={item}
      now={now.data.content_text}
      revision={revision.data}
      shown={shown}
      onShow={onShow}
      restoring={restore.isPending}
      onRestore={() => restore.mutate(chosen)}
    />
  );
}

interface RevisionsProps {
  item: ContentSummary;
  revisions: readonly ListedRevision[];
  list: Loaded;
  onClose: () => void;
}

function Revisions({ item, revisions, list, onClose }: RevisionsProps) {
  const [chosenId, setChosenId] = useState(revisions[1]?.id);
  const [shown, setShown] = useState<RevisionShown>('compare');
  const now = revisions[0];
  const chosen = revisions.find(({ id }) => id === chosenId) ?? now;
  if (!now || !chosen) return <p className="text-muted">No earlier version is kept.</p>;
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <RevisionList
        revisions={revisions}
        chosen={chosen}
        onChoose={setChosenId}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        loadingMore={list.isFetchingNextPage}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Chosen
          item={item}
          chosen={chosen}
          isNow={chosen.id === now.id}
          shown={shown}
          onShow={setShown}
          onDone={onClose}
        />
      </div>
    </div>
  );
}

/** Earlier versions of a content: to read, compare and restore. */
export function RevisionsDialog({ item, onClose }: { item: ContentSummary; onClose: () => void }) {
  const revisions = useRevisions(item);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={`Revisions of ${kindOf(item.content_type).label}`}
      description={`For ${hostOf(item.website_url)}. Every save is kept. Restoring one makes it a new revision, so nothing is lost.`}
    >
      {revisions.isPending && (
        <LoadingState className="grid gap-5 md:grid-cols-[15rem_1fr]">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {revisions.isError && !revisions.items && (
        <ErrorState
          title="The revisions could not be loaded"
          description={revisions.error.message}
          onRetry={() => void revisions.refetch()}
          retrying={revisions.isRefetching}
        />
      )}
      {revisions.items && (
        <Revisions item={item} revisions={revisions.items} list={revisions} onClose={onClose} />
      )}
    </Dialog>
  );
}
