import { useInfiniteQuery } from '@tanstack/react-query';
import { listAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toneText } from '@/components/ui/tone.ts';
import { call } from '@/lib/api-client.ts';
import { formatDay } from '@/lib/format-date.ts';
import { ScoreTrend } from './score-trend.tsx';
import { groupBySite, type SiteHistory } from './site-history.ts';

const words = { good: 'Good', middling: 'Needs work', poor: 'Poor' };

function changeInWords(change: number | null): string {
  if (change === null) return 'First audit';
  if (change === 0) return 'As before';
  return change > 0 ? `${change} more than before` : `${-change} fewer than before`;
}

function SiteRow({ site }: { site: SiteHistory }) {
  const { latest, scores, change } = site;
  const band = scoreBand(latest.score);
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[3.5rem_1fr_auto_auto]">
      <p className="grid justify-items-start">
        <span className="speaks text-title leading-none tabular-nums">{latest.score}</span>
        <span className={`text-[12px] font-semibold ${toneText[band]}`}>{words[band]}</span>
      </p>
      <div className="min-w-0">
        <Link
          to={`/website-analysis?report=${latest.id}`}
          className="block truncate font-semibold hover:underline"
        >
          {latest.siteName}
        </Link>
        <p className="truncate text-note text-muted">{latest.url}</p>
      </div>
      <div className="col-start-2 flex items-center gap-3 sm:col-start-3">
        <ScoreTrend scores={scores} />
        <p className="text-note text-muted">
          {changeInWords(change)}
          <br />
          {formatDay(latest.createdAt)}
        </p>
      </div>
      <ButtonLink
        to={`/website-analysis?url=${encodeURIComponent(latest.url)}`}
        variant="secondary"
        size="small"
        className="col-start-2 justify-self-start sm:col-start-4"
      >
        Run again
      </ButtonLink>
    </li>
  );
}

function AuditsSkeleton() {
  return (
    <LoadingState className="grid">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 border-t border-line py-5">
          <Skeleton className="h-9 w-12" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </LoadingState>
  );
}

/** The account's audits, a row a site, the one audited last first. */
export function RecentAudits() {
  const audits = useInfiniteQuery({
    queryKey: ['analyses'],
    queryFn: ({ pageParam, signal }) =>
      call(listAnalyses, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  if (audits.isPending) return <AuditsSkeleton />;
  if (audits.isError)
    return (
      <ErrorState
        title="Your audits could not be loaded"
        description={audits.error.message}
        onRetry={() => void audits.refetch()}
        retrying={audits.isRefetching}
      />
    );
  const sites = groupBySite(audits.data.pages.flatMap(({ analyses }) => analyses));
  if (sites.length === 0)
    return (
      <EmptyState
        title="No audits yet"
        description="Run one while you are signed in, and it is kept here with its score and its trend."
        action={<ButtonLink to="/website-analysis">Audit a website</ButtonLink>}
      />
    );
  return (
    <>
      <ul className="border-b border-line">
        {sites.map((site) => (
          <SiteRow key={site.latest.url} site={site} />
        ))}
      </ul>
      {audits.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          loading={audits.isFetchingNextPage}
          onClick={() => void audits.fetchNextPage()}
        >
          Show older audits
        </Button>
      )}
    </>
  );
}
