import { contentKinds, type SharedKind } from '@visible-ai/shared/content/kinds/all-kinds';
import type { ContentItem, ContentSummary } from '@visible-ai/shared/content/schema';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hostOf } from '@/lib/address-text.ts';
import { downloadContent } from './manage/download-content.ts';
import { useContent } from './manage/use-content.ts';
import { newestOf } from './newest-of.ts';
import { useTextFor } from './whole-content.ts';

const EditDialog = lazy(async () => ({ default: (await import('./editor/edit-dialog.tsx')).EditDialog }));

/** The content of one kind for a website. */
export interface KeptKind {
  kind: SharedKind;
  /** The newest content. */
  item: ContentSummary | undefined;
  /** The address of its generator, with the website filled in. */
  writePath: string;
}

interface SiteContent {
  kinds: KeptKind[];
  /** Both load the text first. If that fails, a toast says why. */
  open: (item: ContentSummary) => Promise<void>;
  download: (item: ContentSummary) => Promise<void>;
}

interface WithSiteContentProps {
  /** The address of the website. */
  url: string;
  /** Called when the editor closes, because the file may have changed. */
  onClosed: () => void;
  children: (content: SiteContent) => ReactNode;
}

/** Loads the newest file of each kind for a website, with functions to open and download it. */
export function WithSiteContent({ url, onClosed, children }: WithSiteContentProps) {
  const content = useContent({ whole: true });
  // As it was when the editor was opened, which stays open if another tab deletes it.
  const [opened, setOpened] = useState<ContentItem | null>(null);
  const { withText } = useTextFor<'open' | 'download'>();
  const { items } = content;
  // Waits for all pages: content on a later page would be shown as missing.
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
  return (
    <>
      {children({
        kinds: contentKinds.map((kind) => ({
          kind,
          item: newestOf(items, kind.id, host),
          writePath: `${kind.page.path}?domain=${encodeURIComponent(host)}`,
        })),
        open: (item) => withText('open', item, 'The file could not be opened', setOpened),
        download: (item) =>
          withText('download', item, 'The file could not be downloaded', (whole) =>
            downloadContent(whole, 'text'),
          ),
      })}
      {opened && (
        <Suspense>
          <EditDialog
            item={opened}
            onClose={() => {
              setOpened(null);
              onClosed();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
