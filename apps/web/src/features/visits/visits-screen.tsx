import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useSearchParams } from 'react-router-dom';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';
import { ReadAtHome } from './read-at-home.tsx';
import { SendAutomatically } from './send-automatically.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import { useBotVisits, type VisitPeriod, visitPeriods } from './use-bot-visits.ts';
import { AfterFixes } from './views/after-fixes.tsx';
import { AgentTable } from './views/agent-table.tsx';
import { BlockedTable } from './views/blocked-table.tsx';
import { ByDay } from './views/by-day.tsx';
import { MissedPages } from './views/missed-pages.tsx';
import { PathTable, pathsWithErrors } from './views/path-table.tsx';
import { Ranges } from './views/ranges.tsx';
import { Referrals } from './views/referrals.tsx';

const USUAL: VisitPeriod = 30;

/** The number of days that the address asks for. */
function usePeriod(): [VisitPeriod, (days: VisitPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const days = visitPeriods.find((period) => String(period) === search.get('days')) ?? USUAL;
  return [days, (next) => setSearch(next === USUAL ? {} : { days: String(next) })];
}

const options = visitPeriods.map((days) => ({ value: String(days), label: `The last ${days} days` }));

/** How much of the logs of these days was read. */
function linesWords({ read, unread }: BotVisits['lines']): string {
  const words = `${counted(read, 'line')} read`;
  return unread > 0 ? `${words}, ${counted(unread, 'line')} could not be` : words;
}

function Views({ visits }: { visits: BotVisits }) {
  const errors = pathsWithErrors(visits.paths);
  return (
    <>
      <Panel title="Who came for what">
        {visits.agents.length > 0 ? (
          <AgentTable agents={visits.agents} />
        ) : (
          <p className="text-muted">The logs of these days show no agent that we know.</p>
        )}
      </Panel>
      {visits.agents.length > 0 && (
        <Panel title="Day by day">
          <ByDay visits={visits} />
        </Panel>
      )}
      <div className="grid grid-cols-1 gap-14 lg:grid-cols-2">
        <Panel title="First visit after a fix">
          <AfterFixes fixes={visits.afterFixes} />
        </Panel>
        <Panel title="Not fetched for 30 days">
          <MissedPages visits={visits} />
        </Panel>
      </div>
      {visits.paths.length > 0 && (
        <Panel
          title="What they fetched"
          lead="Paths without what follows the question mark, most visited first."
        >
          <PathTable paths={visits.paths} caption="Paths that agents fetched" />
        </Panel>
      )}
      <div className="grid grid-cols-1 gap-14 lg:grid-cols-2">
        <Panel title="Errors served to agents">
          {errors.length > 0 ? (
            <PathTable paths={errors} caption="Paths at which agents got an error" />
          ) : (
            <p className="text-note text-muted">No agent was answered with an error.</p>
          )}
        </Panel>
        <Panel title="Came although blocked">
          <BlockedTable rows={visits.blockedButCame} />
        </Panel>
      </div>
      <div className="grid grid-cols-1 gap-14 lg:grid-cols-2">
        <Panel title="People sent by assistants">
          <Referrals referrals={visits.referrals} />
        </Panel>
        <Panel title="What visits are verified by" lead={rangesLead(visits.ranges)}>
          <Ranges ranges={visits.ranges} />
        </Panel>
      </div>
    </>
  );
}

/**
 * Explains the address lists. Before the first fetch we know only some addresses, which affects the verdicts.
 */
const rangesLead = (ranges: BotVisits['ranges']): string =>
  ranges.every(({ fetchedAt }) => fetchedAt)
    ? 'The address lists that the operators publish, fetched again each week.'
    : 'The address lists that the operators publish, fetched again each week. Until the first fetch we know only some of the addresses: visits from the others may show as spoofed.';

/**
 * Which agents of answer engines visited and what they fetched, from the access logs of the site's server.
 */
export function VisitsScreen({ site, user }: { site: Site; user: User }) {
  const [days, setDays] = usePeriod();
  const query = useBotVisits(site.id, days);
  if (query.isPending)
    return (
      <LoadingState className="grid grid-cols-1 gap-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-56 max-w-full" />
        <Skeleton className="h-72 w-full" />
      </LoadingState>
    );
  const visits = query.data;
  if (!visits)
    return (
      <ErrorState
        title="Who came could not be loaded"
        description={query.error.message}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  const empty = visits.lines.read + visits.lines.unread === 0;
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-6 print:hidden">
        {planLimits(user).monitoring ? (
          <>
            <UploadPanel siteId={site.id} first={empty} />
            <SendAutomatically siteId={site.id} />
          </>
        ) : (
          <>
            <PlanNotice
              title="Counting access logs is part of our plans"
              text="What was counted before stays here."
            />
            <ReadAtHome />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Field label="Period" className="w-56">
          <Select
            options={options}
            value={String(days)}
            onValueChange={(value) => setDays(visitPeriods.find((each) => String(each) === value) ?? USUAL)}
          />
        </Field>
        <p role="status" className="text-note text-muted sm:pb-3">
          {empty ? 'No log of these days has been uploaded.' : `${linesWords(visits.lines)}.`}
        </p>
      </div>
      {!empty && (
        <div
          className={classNames(
            'grid grid-cols-1 gap-14 transition-opacity',
            query.isPlaceholderData && 'opacity-60',
          )}
        >
          <Views visits={visits} />
        </div>
      )}
    </div>
  );
}
