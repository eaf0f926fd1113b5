import { useQueryClient } from '@tanstack/react-query';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { ContentAction } from './content-actions.tsx';
import { ContentCard } from './content-card.tsx';
import type { ContentFilter } from './content-filters.tsx';
import { deleteContent } from './delete-content.ts';
import { filterContent } from './filter-content.ts';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';

const EditDialog = lazy(async () => ({ default: (await import('../editor/edit-dialog.tsx')).EditDialog }));

interface ContentListProps {
  content: readonly ContentItem[];
  filter: ContentFilter;
  onShowAll: () => void;
}

interface Opened {
  /** As it was when the dialog was opened. It stays open if another tab deletes it. */
  item: ContentItem;
  action: Exclude<ContentAction, 'live' | 'delete'>;
}

function OpenDialog({ opened, item, onClose }: { opened: Opened; item: ContentItem; onClose: () => void }) {
  switch (opened.action) {
    case 'edit':
      return (
        <Suspense>
          <EditDialog item={item} onClose={onClose} />
        </Suspense>
      );
    case 'revisions':
      return <RevisionsDialog item={item} onClose={onClose} />;
    case 'regenerate':
      return <RegenerateDialog item={item} onClose={onClose} />;
  }
}

/** The content that matches the filter, and the dialog for one of them, which stays when the list becomes empty. */
export function ContentList({ content, filter, onShowAll }: ContentListProps) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = filterContent(content, filter);
  const item = content.find(({ id }) => id === opened?.item.id) ?? opened?.item;
  const act = useCallback(
    (chosen: ContentItem, action: Exclude<ContentAction, 'live'>) => {
      if (action === 'delete') void deleteContent(queryClient, chosen);
      else setOpened({ item: chosen, action });
    },
    [queryClient],
  );
  return (
    <>
      <p role="status" className="sr-only">
        {content.length > 0 && `${shown.length} of ${content.length} shown`}
      </p>
      {content.length > 0 && shown.length === 0 && (
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
      {shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-5">
          {shown.map((each) => (
            <li key={each.id}>
              <ContentCard item={each} onAction={act} />
            </li>
          ))}
        </ul>
      )}
      {opened && item && <OpenDialog opened={opened} item={item} onClose={() => setOpened(null)} />}
    </>
  );
}
