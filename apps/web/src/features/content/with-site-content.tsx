import { contentKinds, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hostOf } from '@/lib/address-text.ts';
import { downloadContent } from './manage/download-content.ts';
import { useContent } from './manage/use-content.ts';
import { newestOf } from './newest-of.ts';

const EditDialog = lazy(async () => ({ default: (await import('./editor/edit-dialog.tsx')).EditDialog }));

/** What is kept of one kind for a website. */
export interface KeptKind {
  kind: SharedKind;
  /** The newest one. */
  item: ContentItem | undefined;
  /** Its generator, with the website filled in. */
  writePath: string;
}

interface SiteContent {
  kinds: KeptKind[];
  open: (item: ContentItem) => void;
  download: (item: ContentItem) => void;
}

interface WithSiteContentProps {
  /** Of the website. */
  url: string;
  /** Called when the editor is closed: the file may have been changed. */
  onClosed: () => void;
  children: (content: SiteContent) => ReactNode;
}

/** The newest file of each kind for a website, with the ways to read, change and take it. */
export function WithSiteContent({ url, onClosed, children }: WithSiteContentProps) {
  const content = useContent(true);
  const [openId, setOpenId] = useState<string | null>(null);
  const { items } = content;
  // What stands on a later page would be told as not written.
  if (content.isPending || (content.isPartial && !content.isError))
    return (
      <LoadingState label="Loading your files" className="grid gap-4">
        {contentKinds.map(({ id }) => (
          <Skeleton key={id} className="h-24 w-full" />
        ))}
      </LoadingState>
    );
  if (!items || content.isPartial)
    return (
      <ErrorState
        title="Your files could not be loaded"
        description={content.error?.message}
        onRetry={() => void (items ? content.fetchNextPage() : content.refetch())}
        retrying={content.isFetching}
      />
    );
  const host = hostOf(url);
  const opened = items.find(({ id }) => id === openId);
  return (
    <>
      {children({
        kinds: contentKinds.map((kind) => ({
          kind,
          item: newestOf(items, kind.id, host),
          writePath: `${kind.page.path}?domain=${encodeURIComponent(host)}`,
        })),
        open: ({ id }) => setOpenId(id),
        download: (item) => downloadContent(item, 'text'),
      })}
      {opened && (
        <Suspense>
          <EditDialog
            item={opened}
            onClose={() => {
              setOpenId(null);
              onClosed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
