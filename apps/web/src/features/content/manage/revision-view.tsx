import type { ContentRevision, ContentSummary } from '@visible-ai/shared/content/schema';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { WordsView } from '@/components/ui/words-view.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useEntitled } from '../use-entitled.ts';

export type RevisionShown = 'compare' | 'text';

interface RevisionViewProps {
  item: ContentSummary;
  /** The text as it is now. */
  now: string;
  revision: ContentRevision;
  shown: RevisionShown;
  onShow: (shown: RevisionShown) => void;
  restoring: boolean;
  onRestore: () => void;
}

/** An earlier revision: the changes since then, the whole text, and a button to restore it. */
export function RevisionView({
  item,
  now,
  revision,
  shown,
  onShow,
  restoring,
  onRestore,
}: RevisionViewProps) {
  const entitled = useEntitled();
  const was = contentWords(item.content_type, revision.content_text);
  return (
    <>
      <Tabs
        label="Views of the revision"
        value={shown}
        onValueChange={onShow}
        items={[
          {
            value: 'compare',
            label: 'Compare',
            content: (
              <FileDiff
                label="From this revision to what it is now"
                before={was}
                after={contentWords(item.content_type, now)}
                same="It says what the content says now."
              />
            ),
          },
          {
            value: 'text',
            label: 'As it was',
            content: <WordsView label={`What it said on ${formatMoment(revision.created_at)}`} text={was} />,
          },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button loading={restoring} disabled={!entitled} onClick={onRestore}>
          Restore this revision
        </Button>
        {!entitled && <p className="text-note text-muted">Restoring needs a plan.</p>}
      </div>
    </>
  );
}
