import type { User } from '@visible-ai/shared/accounts/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ChartEvent } from '@/components/score-chart/place-scores.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useDocumentTitle } from '@/lib/use-document-title.ts';
import { CapNote } from '../cap-note.tsx';
import { EngineTable } from '../engine-table.tsx';
import { GroupBars } from '../group-bars.tsx';
import { OverviewSkeleton } from '../overview-skeleton.tsx';
import { ProgressPanel } from '../progress-panel.tsx';
import { SiteGone } from '../site-gone.tsx';
import { SiteNav } from '../site-nav.tsx';
import { auditPath, filesPath, visitsPath } from '../site-paths.ts';
import { useSite } from '../use-site.ts';
import { useSiteAudit } from '../use-site-audit.ts';
import { useSiteAudits } from '../use-site-audits.ts';
import { useStartAudit } from '../use-start-audit.ts';
import { AuditHistory } from './audit-history.tsx';
import { EventList } from './event-list.tsx';
import { NextStep } from './next-step.tsx';
import { OpenFixes } from './open-fixes.tsx';
import { ScoreHistory } from './score-history.tsx';
import { SiteHeader } from './site-header.tsx';
import { TemplateList } from './template-list.tsx';

interface SiteOverviewProps {
  siteId: string;
  user: User;
  /** Draws the generated files for a website. Another feature provides this part of the screen. */
  files: (url: string) => ReactNode;
  /** Events between audits, in any order; null while they load. */
  events: readonly ChartEvent[] | null;
  /** What of the events could not be loaded; null if nothing is missing. */
  missing: MissingEvents | null;
}

/** Events that could not be loaded. */
export interface MissingEvents {
  /** "What was published". */
  what: string;
  because: string;
  onRetry: () => void;
  retrying: boolean;
}

/** The running audit with its progress. */
function RunningAudit({ auditId }: { auditId: string }) {
  const { data: audit, ...query } = useSiteAudit(auditId);
  if (query.isError && !audit)
    return (
      <NotLoaded onRetry={() => void query.refetch()} retrying={query.isRefetching}>
        An audit is running. How far it is could not be loaded: {query.error?.message}
      </NotLoaded>
    );
  return audit?.status === 'running' && <ProgressPanel audit={audit} />;
}

/** Shown before the first audit has succeeded: what to do, and what to do after a failure. */
function NoAuditYet({ site, error }: { site: Site; error: string | null }) {
  const start = useStartAudit(site.id);
  const failed = site.lastAudit?.status === 'failed';
  return (
    <EmptyState
      title={failed ? 'The audit failed' : 'Not audited yet'}
      description={
        failed
          ? (error ?? 'Nothing could be judged. Its page says what happened; another try may go better.')
          : 'An audit reads the site page by page, politely, and says what holds it back. It may take some minutes.'
      }
      action={
        <Button loading={start.isPending} onClick={() => start.mutate()}>
          {failed ? 'Try again' : 'Audit this site'}
        </Button>
      }
    />
  );
}

/** As high as a window, so that what follows does not move in view. */
function LatestSkeleton() {
  return (
    <LoadingState className="grid gap-4">
      <Skeleton className="h-20 w-full" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </LoadingState>
  );
}

/** The results of the last audit with a score. */
function Latest({
  site,
  auditId,
  user,
  files,
  events,
  missing,
}: { site: Site; auditId: string } & Omit<SiteOverviewProps, 'siteId'>) {
  const audit = useSiteAudit(auditId);
  if (audit.isPending) return <LatestSkeleton />;
  if (!audit.data)
    return (
      <ErrorState
        title="The last audit could not be loaded"
        description={audit.error?.message}
        onRetry={() => void audit.refetch()}
        retrying={audit.isRefetching}
      />
    );
  const latest = audit.data;
  return (
    <>
      <CapNote audit={latest} />
      <GroupBars groups={latest.groups} />
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-12 @min-[46rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] @min-[46rem]:gap-14">
          <div className="grid min-w-0 grid-cols-1 gap-12">
            <Panel
              title="What to fix first"
              aside={
                <Link to={auditPath(site.id, latest.id)} className="text-link touch-target text-note">
                  {latest.issues.length > 0 ? `All ${latest.issues.length} issues` : 'The whole audit'}
                </Link>
              }
            >
              <OpenFixes audit={latest} />
            </Panel>
            <NextStep site={site} latest={latest} user={user} />
            <Panel title="Templates" lead="Pages that are built alike, the largest group first.">
              <TemplateList audit={latest} />
            </Panel>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-12">
            <Panel
              title="Who may read you"
              aside={
                <Link to={visitsPath(site.id)} className="text-link touch-target text-note">
                  Who came
                </Link>
              }
            >
              <EngineTable agents={latest.agents} />
            </Panel>
            <Panel
              title="Files"
              aside={
                <Link to={filesPath(site.id)} className="text-link touch-target text-note">
                  Publish and keep fresh
                </Link>
              }
            >
              {files(site.url)}
            </Panel>
            {((events && events.length > 0) || missing) && (
              <Panel title="Timeline">
                {events && events.length > 0 && <EventList events={events} />}
                {missing && (
                  <NotLoaded
                    onRetry={missing.onRetry}
                    retrying={missing.retrying}
                    className={events && events.length > 0 ? 'mt-4' : ''}
                  >
                    {missing.what} could not be loaded: {missing.because}
                  </NotLoaded>
                )}
              </Panel>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** A site: its score over time, what to fix first, who may read it, its files and every audit. */
export function SiteOverview({ siteId, user, files, events, missing }: SiteOverviewProps) {
  const site = useSite(siteId);
  const { audits, isPending, ...history } = useSiteAudits(siteId);
  const latestId = audits?.find(({ score, status }) => score !== null && status !== 'running')?.id ?? null;
  const latest = useSiteAudit(latestId);
  useDocumentTitle(site.data ? `${site.data.name} | Visible AI` : null);
  if (site.isPending) return <OverviewSkeleton />;
  if (!site.data)
    return (
      <SiteGone
        what="This site"
        error={site.error}
        onRetry={() => void site.refetch()}
        retrying={site.isRefetching}
      />
    );
  const { data } = site;
  const running = data.lastAudit?.status === 'running' ? data.lastAudit : null;
  return (
    <div className="page-width grid grid-cols-1 gap-10 pt-8 pb-16 md:pt-10">
      <div className="grid grid-cols-1 gap-6">
        <BackLink to="/sites" label="Sites" />
        <SiteHeader site={data} latest={latest.data ?? null} />
        <SiteNav siteId={siteId} />
      </div>
      {running && <RunningAudit auditId={running.id} />}
      {data.trend.length > 0 && (
        <Panel title="Score over time">
          <ScoreHistory site={data} events={events} />
        </Panel>
      )}
      {isPending && data.trend.length > 0 && <LatestSkeleton />}
      {history.isError && !audits && (
        <ErrorState
          title="The audits of this site could not be loaded"
          description={history.error?.message}
          onRetry={() => void history.refetch()}
          retrying={history.isRefetching}
        />
      )}
      {latestId && (
        <Latest site={data} auditId={latestId} user={user} files={files} events={events} missing={missing} />
      )}
      {!latestId && audits && !running && <NoAuditYet site={data} error={audits[0]?.error ?? null} />}
      {data.lastAudit && !(history.isError && !audits) && (
        <Panel title="Audits">
          <AuditHistory siteId={siteId} />
        </Panel>
      )}
    </div>
  );
}
