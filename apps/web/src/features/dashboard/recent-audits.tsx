import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toneText } from '@/components/ui/tone.ts';
import { formatDay, formatMoment } from '@/lib/format-date.ts';
import { ScoreChange } from './score-change.tsx';
import { ScoreTrend } from './score-trend.tsx';
import type { SiteHistory } from './site-history.ts';
import { useAudits } from './use-audits.ts';

const words = { good: 'Good', middling: 'Needs work', poor: 'Poor' };

/** An address as people say it: without scheme, and without the slash of a home page. */
const shortAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

function SiteRow({ site }: { site: SiteHistory }) {
  const { latest, scores, change } = site;
  const band = scoreBand(latest.score);
  return (
    <li className="grid grid-cols-[4.75rem_1fr_auto] items-center gap-x-4 gap-y-2 border-t border-line py-4 sm:grid-cols-[4.75rem_1fr_auto_auto] sm:gap-x-6">
      <p className="grid justify-items-start gap-1">
        <span className="speaks text-title leading-none tabular-nums">{latest.score}</span>
        <span className={`text-[12px] leading-none font-semibold ${toneText[band]}`}>{words[band]}</span>
      </p>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <Link
          to={`/website-analysis?report=${latest.id}`}
          className="touch-target block truncate font-semibold hover:underline"
        >
          {latest.siteName}
        </Link>
        <p className="truncate text-note text-muted" title={latest.url}>
          {shortAddress(latest.url)}
        </p>
      </div>
      <div className="col-span-2 flex items-center gap-4 sm:col-span-1">
        <ScoreTrend scores={scores} />
        <p className="grid text-note text-muted sm:w-32">
          <ScoreChange change={change} />
          <time dateTime={latest.createdAt} title={formatMoment(latest.createdAt)}>
            {formatDay(latest.createdAt)}
          </time>
        </p>
      </div>
      <ButtonLink
        to={`/website-analysis?url=${encodeURIComponent(latest.url)}`}
        variant="secondary"
        size="small"
        aria-label={`Run again: ${latest.siteName}`}
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
  const audits = useAudits();
  if (audits.isPending) return <AuditsSkeleton />;
  if (!audits.sites)
    return (
      <ErrorState
        title="Your audits could not be loaded"
        description={audits.error?.message}
        onRetry={() => void audits.refetch()}
        retrying={audits.isRefetching}
      />
    );
  const { sites } = audits;
  if (sites.length === 0)
    return (
      <EmptyState
        title="No audits yet"
        description="Run one while you are signed in, and it is kept here with its score and its trend."
        action={
          <ButtonLink to="/website-analysis" variant="secondary">
            Audit a website
          </ButtonLink>
        }
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
