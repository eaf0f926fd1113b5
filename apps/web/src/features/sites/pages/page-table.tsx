import type { PageSort, SiteAudit } from '@visible-ai/shared/sites/schema';
import { useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { type SortDirection, SortHeader } from '@/components/ui/sort-header.tsx';
import { Table } from '@/components/ui/table.tsx';
import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';
import { formatCount } from '@/lib/format-count.ts';
import { isFiltered } from './page-filter.ts';
import { PageFilters } from './page-filters.tsx';
import { PageRows } from './page-row.tsx';
import { usePageFilter } from './use-page-filter.ts';
import { type SitePageList, useSitePages } from './use-site-pages.ts';

type Column = 'url' | 'score' | 'words';

const directionOf = (sort: PageSort, column: Column): SortDirection | null => {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : null;
};

function TableSkeleton() {
  return (
    <LoadingState className="grid gap-3">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </LoadingState>
  );
}

interface ColumnsProps {
  sort: PageSort;
  onSort: (sort: PageSort) => void;
}

function Columns({ sort, onSort }: ColumnsProps) {
  const sorting = (column: Column) => ({
    direction: directionOf(sort, column),
    onSort: (direction: SortDirection) => onSort(direction === 'ascending' ? column : `-${column}`),
  });
  return (
    <thead>
      <tr>
        <SortHeader {...sorting('url')}>Page</SortHeader>
        <SortHeader {...sorting('score')}>Score</SortHeader>
        <th scope="col" className="max-sm:hidden">
          To fix
        </th>
        <th scope="col" className="max-md:hidden">
          Status
        </th>
        <SortHeader {...sorting('words')} className="max-md:hidden">
          Words
        </SortHeader>
        <th scope="col" className="max-lg:hidden">
          Clicks
        </th>
      </tr>
    </thead>
  );
}

/** Which of the pages are shown: "1–100 of 240 pages that fit". */
function ShownRange({ list, filtered }: { list: SitePageList; filtered: boolean }) {
  const { total, before, pages = [] } = list;
  if (total === 0) return 'No page';
  const range = `${formatCount(before + 1)}–${formatCount(before + pages.length)} of ${counted(total, 'page')}`;
  if (!filtered) return range;
  return `${range} that ${total === 1 ? 'fits' : 'fit'}`;
}

function NoPageFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No page fits"
      description="Search for something else, or remove a filter."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    />
  );
}

/** Goes to the hundred before or after the one that is shown. */
function PartButtons({ list, onPart }: { list: SitePageList; onPart: (part: number) => void }) {
  const { shown, hasMore } = list;
  if (shown === 0 && !hasMore) return null;
  return (
    <nav aria-label="Pages of the table" className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" size="small" disabled={shown === 0} onClick={() => onPart(shown - 1)}>
        Previous
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={!hasMore}
        loading={list.isFetchingNextPage}
        onClick={() => onPart(shown + 1)}
      >
        Next
      </Button>
    </nav>
  );
}

/** The pages of the site, a hundred at a time. The server filters and sorts them. */
export function PageTable({ audit }: { audit: SiteAudit }) {
  const { filter, change, part, showPart } = usePageFilter();
  const list = useSitePages(audit.id, filter, part);
  const search = useDeferredValue(useLocation().search);
  const { pages, total } = list;
  const rows = useDeferredValue(pages);
  const waiting = list.waiting || rows !== pages;
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageFilters audit={audit} filter={filter} onChange={change} />
      {list.isPending && <TableSkeleton />}
      {list.isError && !pages && (
        <ErrorState
          title="The pages could not be loaded"
          description={list.error.message}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {pages && (
        <>
          <p role="status" className="text-note text-muted tabular-nums">
            <ShownRange list={list} filtered={isFiltered(filter)} />
          </p>
          {total === 0 ? (
            <NoPageFits onClear={() => change({ template: null, check: null, status: null, q: '' })} />
          ) : (
            <div aria-busy={waiting} className={classNames('transition-opacity', waiting && 'opacity-60')}>
              <Table caption="Pages of the site" className="[&_td]:align-top [&_td]:whitespace-nowrap">
                <Columns sort={filter.sort} onSort={(sort) => change({ sort })} />
                <tbody>{rows && <PageRows pages={rows} search={search} />}</tbody>
              </Table>
            </div>
          )}
          <PartButtons list={list} onPart={showPart} />
        </>
      )}
    </div>
  );
}
