import type { AnswerRun, AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { classNames } from '@/lib/class-names.ts';
import { formatCount } from '@/lib/format-count.ts';
import { answerPath } from '../answers-paths.ts';
import { knownNames } from '../known-names.ts';
import { RunExport } from '../run/run-export.tsx';
import { StartRun } from '../run/start-run.tsx';
import type { useRuns } from '../run/use-runs.ts';
import { isFiltered, useAnswerFilter } from './answer-filter.ts';
import { AnswerFilters } from './answer-filters.tsx';
import { AnswerRow } from './answer-row.tsx';
import { type SampleList, useSamples } from './use-samples.ts';

interface AnswersProps {
  site: Site;
  setup: AnswersSetup;
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

function ListSkeleton() {
  return (
    <LoadingState className="grid gap-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </LoadingState>
  );
}

interface NoAnswerProps {
  filtered: boolean;
  onClear: () => void;
}

function NoAnswer({ filtered, onClear }: NoAnswerProps) {
  if (!filtered)
    return (
      <EmptyState
        title="No answer yet"
        description="The first ones appear here as soon as an engine has answered."
      />
    );
  return (
    <EmptyState
      title="No answer fits"
      description="Search for something else, or remove a filter."
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    />
  );
}

interface FoundProps extends Omit<AnswersProps, 'runs'> {
  run: AnswerRun | null;
  /** Of the run, which may be older than the runs that are known. */
  runId: string | null;
  list: SampleList;
}

/** How many answers fit, and the answers. */
function FoundAnswers({ site, setup, panel, run, runId, list }: FoundProps) {
  const { filter, search, change } = useAnswerFilter();
  const { samples = [], total, isPlaceholderData } = list;
  const filtered = isFiltered(filter);
  const names = knownNames(panel, list.asked);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-note text-muted tabular-nums">
          {total === 0 ? 'No answer' : `${formatCount(samples.length)} of ${formatCount(total)} answers`}
          {filtered && total > 0 && ' that fit'}
          {run?.status === 'running' && '; the run is still under way'}
        </p>
        {run && run.status !== 'running' && <RunExport run={run} siteName={site.name} />}
      </div>
      {total === 0 ? (
        <NoAnswer
          filtered={filtered}
          onClear={() => change({ engine: null, prompt: null, status: null, names: null, cites: null })}
        />
      ) : (
        <ul
          aria-busy={isPlaceholderData}
          className={classNames('border-b border-line transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {samples.map((sample) => (
            <AnswerRow
              key={sample.id}
              sample={sample}
              setup={setup}
              names={names}
              to={answerPath(site.id, runId ?? '', sample) + (search.size > 0 ? `?${search}` : '')}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list}>Show more answers</ShowMore>
    </>
  );
}

/** The answers of a run, with filters. */
export function AnswersScreen({ site, setup, panel, runs }: AnswersProps) {
  const { filter, change } = useAnswerFilter();
  const known = runs.runs ?? [];
  const [latest] = known;
  const run = known.find(({ id }) => id === filter.run) ?? (filter.run ? null : (latest ?? null));
  const runId = filter.run ?? run?.id ?? null;
  const list = useSamples(runId, filter);
  if (runs.runs && !latest)
    return (
      <EmptyState
        title="No run yet"
        description="Answers appear here once the engines have been asked."
        action={<StartRun siteId={site.id} siteName={site.name} setup={setup} panel={panel} />}
      />
    );
  return (
    <section aria-label="Answers" className="grid grid-cols-1 gap-6">
      <AnswerFilters
        runs={known}
        run={run}
        panel={panel}
        asked={list.asked ?? panel}
        filter={filter}
        onChange={change}
      />
      {list.isPending && <ListSkeleton />}
      {list.isError && !list.samples && (
        <ErrorState
          title="The answers could not be loaded"
          description={list.error.message}
          onRetry={() => void list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.samples && (
        <FoundAnswers site={site} setup={setup} panel={panel} run={run} runId={runId} list={list} />
      )}
    </section>
  );
}
