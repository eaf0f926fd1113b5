import { useQueryClient } from '@tanstack/react-query';
import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { ContentAction } from './content-actions.tsx';
import { ContentCard } from './content-card.tsx';
import { deleteContent } from './delete-content.ts';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';

const EditDialog = lazy(async () => ({ default: (await import('../editor/edit-dialog.tsx')).EditDialog }));

interface ContentListProps {
  content: readonly ContentSummary[];
  /** Whether a search or a kind narrows the list. */
  filtered: boolean;
  /** How many are shown, for screen readers. */
  count: string;
  onShowAll: () => void;
}

/** An open dialog. The content is as it was when it was opened, and stays if another tab deletes it. */
type Opened =
  | { action: 'edit'; item: ContentItem }
  | { action: Exclude<ContentAction, 'live' | 'delete'>; item: ContentSummary };

function OpenDialog({
  opened,
  content,
  onClose,
}: {
  opened: Opened;
  content: readonly ContentSummary[];
  onClose: () => void;
}) {
  if (opened.action === 'edit')
    return (
      <Suspense>
        <EditDialog item={opened.item} onClose={onClose} />
      </Suspense>
    );
  const item = content.find(({ id }) => id === opened.item.id) ?? opened.item;
  switch (opened.action) {
    case 'revisions':
      return <RevisionsDialog item={item} onClose={onClose} />;
    case 'regenerate':
      return <RegenerateDialog item={item} onClose={onClose} />;
  }
}

/** The content that was found, and the dialog for one of them, which stays when the list becomes empty. */
export function ContentList({ content, filtered, count, onShowAll }: ContentListProps) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const act = useCallback(
    (item: ContentSummary, action: Exclude<ContentAction, 'live'>) => {
      if (action === 'delete') void deleteContent(queryClient, item);
      else setOpened({ action, item });
    },
    [queryClient],
  );
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(content.length);
  useEffect(() => {
    const isShorter = content.length < shown.current;
    shown.current = content.length;
    // The card that was deleted had the focus.
    if (isShorter && document.activeElement === document.body)
      (list.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [content.length]);
  const edit = useCallback((item: ContentItem) => setOpened({ action: 'edit', item }), []);
  return (
    <>
      <p role="status" className="sr-only">
        {count}
      </p>
      {filtered && content.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Nothing matches"
          description="No content of yours has these words and this type."
          action={
            <Button variant="secondary" onClick={onShowAll}>
              Show all content
            </Button>
          }
        />
      )}
      {content.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Your content" className="grid grid-cols-1 gap-5">
          {content.map((each) => (
            <li key={each.id}>
              <ContentCard item={each} onAction={act} onEdit={edit} />
            </li>
          ))}
        </ul>
      )}
      {opened && <OpenDialog opened={opened} content={content} onClose={() => setOpened(null)} />}
    </>
  );
}
