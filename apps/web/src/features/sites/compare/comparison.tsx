import { useQuery } from '@tanstack/react-query';
import { compareSiteAudits } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit, SiteComparison } from '@visible-ai/shared/sites/schema';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ScoreChange } from '@/components/ui/score-change.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shortAddress } from '@/lib/address-text.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { counted } from '@/lib/counted.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { siteKeys } from '../site-keys.ts';
import { useSiteAudits } from '../use-site-audits.ts';
import { ComparedIssues } from './compared-issues.tsx';

/** How many addresses are shown. The others are only counted. */
const ADDRESSES = 20;

function Addresses({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Panel title={`${title} (${urls.length})`}>
      <ul className="grid gap-1 font-mono text-note break-all">
        {urls.slice(0, ADDRESSES).map((url) => (
          <li key={url}>{shortAddress(url)}</li>
        ))}
      </ul>
      {urls.length > ADDRESSES && (
        <p className="mt-2 text-note text-muted">And {counted(urls.length - ADDRESSES, 'more', 'more')}.</p>
      )}
    </Panel>
  );
}

/** Tells if the audits read different parts of the site. What was added and what is gone is listed by itself. */
function OtherPages({ audit, comparison }: { audit: SiteAudit; comparison: SiteComparison }) {
  const { audits } = useSiteAudits(audit.siteId);
  const then = audits?.find(({ id }) => id === comparison.with.id)?.counts.pages;
  const now = audit.counts.pages;
  const { pagesAdded, pagesGone } = comparison;
  if (then === undefined || then + pagesAdded.length - pagesGone.length === now) return null;
  return (
    <p className="-mt-8 text-note text-muted">
      Then it was {counted(then, 'page')}, this time {now}: the scores are not about the same pages.
    </p>
  );
}

const NOTHING_FIXED = 'Nothing that was wrong then has been fixed.';
const NOTHING_NEW = 'Nothing new has come up.';

function Changes({ audit, comparison }: { audit: SiteAudit; comparison: SiteComparison }) {
  const same = comparison.fixed.length + comparison.new.length === 0;
  return (
    <div className="grid grid-cols-1 gap-12">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="speaks text-heading tabular-nums">
          {comparison.with.score} → {audit.score}
        </span>
        <ScoreChange change={comparison.scoreChange} className="font-semibold" />
        <span className="text-muted">
          since the audit of{' '}
          <time dateTime={comparison.with.createdAt}>{formatMoment(comparison.with.createdAt)}</time>
        </span>
      </p>
      <OtherPages audit={audit} comparison={comparison} />
      <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
        {same ? (
          <p className="text-muted lg:col-span-2">
            {NOTHING_FIXED} {NOTHING_NEW}
          </p>
        ) : (
          <>
            <ComparedIssues
              title="Fixed"
              empty={NOTHING_FIXED}
              issues={comparison.fixed}
              audit={audit}
              mark="fixed"
            />
            <ComparedIssues
              title="New"
              empty={NOTHING_NEW}
              issues={comparison.new}
              audit={audit}
              mark="new"
            />
          </>
        )}
        <Addresses title="Pages added" urls={comparison.pagesAdded} />
        <Addresses title="Pages gone" urls={comparison.pagesGone} />
      </div>
      <ComparedIssues
        title="Still there"
        empty="Nothing is left of what was wrong then."
        issues={comparison.still}
        audit={audit}
        mark="still"
      />
    </div>
  );
}

function Chooser({
  audit,
  chosen,
  onChoose,
}: {
  audit: SiteAudit;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const { audits } = useSiteAudits(audit.siteId);
  const others = audits?.filter(({ id, score }) => id !== audit.id && score !== null) ?? [];
  if (others.length === 0) return null;
  return (
    <Field label="Compare with the audit of" className="max-w-xs">
      <Select
        options={others.map(({ id, createdAt, score }) => ({
          value: id,
          label: `${formatMoment(createdAt)} (${score})`,
        }))}
        value={chosen}
        onValueChange={onChoose}
      />
    </Field>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-box border border-dashed border-line-strong px-6 py-10 text-center text-muted">
      {children}
    </p>
  );
}

/** The changes since an earlier audit: faults that are fixed, new or still there; pages added and removed. */
export function Comparison({ audit }: { audit: SiteAudit }) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get('with') ?? audit.previous?.id ?? null;
  const comparison = useQuery({
    queryKey: siteKeys.comparison(audit.id, chosen ?? ''),
    queryFn: ({ signal }) =>
      call(
        compareSiteAudits,
        { params: { id: audit.id }, query: chosen ? { with: chosen } : {} },
        { signal },
      ),
    enabled: chosen !== null,
  });
  const audits = useSiteAudits(audit.siteId);
  const isLoading = comparison.isPending || audits.isPending;
  const choose = (id: string) => setSearch({ view: 'changes', with: id });
  if (chosen === null)
    return <Empty>This is the first audit of the site. The next one says here what has changed.</Empty>;
  const unknown = comparison.error instanceof ApiError && [400, 404].includes(comparison.error.status);
  return (
    <div className="grid grid-cols-1 gap-10">
      {!isLoading && <Chooser audit={audit} chosen={chosen} onChoose={choose} />}
      {isLoading && (
        <LoadingState className="grid gap-4">
          <Skeleton className="h-11 w-64" />
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-40 w-full" />
        </LoadingState>
      )}
      {comparison.isError && unknown && <Empty>The audit to compare with is not there any more.</Empty>}
      {comparison.isError && !unknown && (
        <ErrorState
          title="The comparison could not be loaded"
          description={comparison.error.message}
          onRetry={() => void comparison.refetch()}
          retrying={comparison.isRefetching}
        />
      )}
      {!isLoading && comparison.data && <Changes audit={audit} comparison={comparison.data} />}
    </div>
  );
}
