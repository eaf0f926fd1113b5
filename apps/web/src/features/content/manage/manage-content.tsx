import { FilePlus2 } from 'lucide-react';
import { denials } from '@/components/gate/denials.ts';
import { PlanDenial } from '@/components/gate/plan-denial.tsx';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { counted } from '@/lib/counted.ts';
import { useEntitled } from '../use-entitled.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentList } from './content-list.tsx';
import { useContent } from './use-content.ts';
import { useFilter } from './use-filter.ts';

function ContentSkeleton() {
  return (
    <LoadingState label="Loading your content" className="grid grid-cols-1 gap-5">
      {[0, 1].map((card) => (
        <div key={card} className="grid grid-cols-1 gap-4 rounded-box bg-raised p-6 ring ring-line">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-9 w-72 max-w-full" />
        </div>
      ))}
    </LoadingState>
  );
}

/** All generated content: people find, read, download and update it here. */
export function ManageContent() {
  const [filter, setFilter] = useFilter();
  const filtered = filter.type !== null || filter.search.trim() !== '';
  const content = useContent({ filter });
  const { items } = content;
  /** Not while the list of another filter is still shown. */
  const isEmpty = items?.length === 0 && !content.isPlaceholderData;
  const entitled = useEntitled();
  if (isEmpty && !entitled && !filtered) return <PlanDenial text={denials.management} />;
  return (
    <div className="page-width grid grid-cols-1 gap-8 pt-12 pb-24 md:pt-18">
      <h1 className="speaks text-heading">Manage Content</h1>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <h2 className="speaks text-title">Your Generated Content</h2>
          <p className="text-muted">View, edit, and manage all your AI-generated SEO content in one place</p>
        </div>
        {items && (items.length > 0 || filtered) && <ContentFilters filter={filter} onChange={setFilter} />}
      </div>
      {items && !entitled && (
        <PlanNotice
          title="Your files stay yours to read, copy and download"
          text="Editing and generating need a plan."
        />
      )}
      {content.isPending && <ContentSkeleton />}
      {content.isError && !items && (
        <ErrorState
          title="Your content could not be loaded"
          description={content.error.message}
          onRetry={() => void content.refetch()}
          retrying={content.isRefetching}
        />
      )}
      {isEmpty && !filtered && (
        <EmptyState
          icon={<FilePlus2 aria-hidden="true" />}
          title="No content generated yet"
          description="Have an llms.txt, a robots.txt or a Q&A section written; it appears here."
          action={<ButtonLink to="/content">Generate Content</ButtonLink>}
        />
      )}
      {items && (
        <ContentList
          content={items}
          filtered={filtered && !content.isPlaceholderData}
          count={
            items.length > 0
              ? `${counted(items.length, 'file')}${content.hasNextPage ? ' and more' : ''}`
              : ''
          }
          onShowAll={() => setFilter({ type: null, search: '' })}
        />
      )}
      <ShowMore list={content}>Show older content</ShowMore>
    </div>
  );
}
