import { howCounted } from '@visible-ai/shared/answers/how-counted';
import { figureOf, NO_RIVAL, shareFigure } from '@visible-ai/shared/answers/rate-words';
import type { AnswerRun, AnswersSetup, AnswersSummary, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel as Part } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { classNames } from '@/lib/class-names.ts';
import { counted } from '@/lib/counted.ts';
import { partPath, setupPath } from '../answers-paths.ts';
import { RateFigure } from '../figures/rate-figure.tsx';
import { MonthReport } from '../run/month-report.tsx';
import { RunProgress } from '../run/run-progress.tsx';
import { RunTable } from '../run/run-table.tsx';
import { activePrompts, StartRun } from '../run/start-run.tsx';
import { StatusCounts } from '../run/status-counts.tsx';
import type { useRuns } from '../run/use-runs.ts';
import { useSummary, useWindow } from '../use-summary.ts';
import { ChangeLine } from './change-line.tsx';
import { CompetitorTable } from './competitor-table.tsx';
import { EngineRates } from './engine-rates.tsx';
import { OverTime } from './over-time.tsx';
import { Sentiment } from './sentiment.tsx';
import { WindowFilters } from './window-filters.tsx';

interface OverviewProps {
  site: Site;
  setup: AnswersSetup;
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

const asked = ({ counts }: Pick<AnswerRun, 'counts'>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Shown before the first figure: what to do next. */
function NothingYet({ site, setup, panel }: Omit<OverviewProps, 'runs'>) {
  if (activePrompts(panel).length === 0)
    return (
      <EmptyState
        title={panel.prompts.length > 0 ? 'Every prompt is paused' : 'Nothing is asked yet'}
        description={
          panel.prompts.length > 0
            ? 'Let one of them be asked again, and a run can begin.'
            : 'In three steps you say who you are, what is asked, and what it may cost. Nothing is spent before you say so.'
        }
        action={
          <ButtonLink to={setupPath(site.id, panel.version > 0 ? 2 : 1)}>
            {panel.prompts.length > 0 ? 'Go to the prompts' : 'Set it up'}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title="No run yet"
      description={`${counted(activePrompts(panel).length, 'prompt is', 'prompts are')} ready. The first run says where you stand; the next ones, what has changed.`}
      action={<StartRun siteId={site.id} siteName={site.name} setup={setup} panel={panel} />}
    />
  );
}

/** Shown if the last run has no answer that can be counted. */
function AllFailed({ run }: { run: AnswerRun }) {
  return (
    <div className="grid gap-4 rounded-box border border-line bg-raised p-5 sm:p-6">
      <div>
        <p className="font-semibold">The last run brought no answer that can be counted</p>
        <p className="text-note text-muted">
          {run.error ?? 'That says nothing about your site, and no figure is made of it.'}
        </p>
      </div>
      <StatusCounts counts={run.counts} run={run} />
    </div>
  );
}

function Figures({ summary }: { summary: AnswersSummary }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <RateFigure
        title="Named in"
        figure={figureOf(summary.mention)}
        what="answers"
        how={howCounted.mention}
      />
      <RateFigure
        title="Cited in"
        figure={figureOf(summary.citation)}
        what="answers"
        how={howCounted.citation}
      />
      <RateFigure
        title="Share of voice"
        figure={shareFigure(summary.shareOfVoice, summary.competitors.length > 0)}
        none={summary.competitors.length === 0 ? NO_RIVAL : undefined}
        what="namings"
        how={howCounted.shareOfVoice}
      />
      <RateFigure
        title="Named first in"
        figure={figureOf(summary.firstNamed)}
        what="answers"
        how={howCounted.firstNamed}
      />
    </div>
  );
}

/** Every run, to read and to download. */
function Reports({ site, setup, panel, runs: { runs, ...list } }: OverviewProps) {
  if (!runs || runs.length === 0) return null;
  return (
    <Part
      title="Reports"
      lead="A month as a PDF in your own branding, and every run with all of its answers."
    >
      <MonthReport site={site} runs={runs} />
      <RunTable runs={runs} siteName={site.name} list={list} paused={setup.paused || panel.paused} />
    </Part>
  );
}

function Filled({ site, setup, panel, runs, summary }: OverviewProps & { summary: AnswersSummary }) {
  const own = panel.entities.find((entity) => entity.own);
  return (
    <>
      <Part
        title="Mentions and citations"
        {...(summary.series.length > 1 && {
          lead: `${summary.series.length === 2 ? 'Both' : `All ${summary.series.length}`} runs of this period together. How it changed from run to run is below.`,
        })}
      >
        <Figures summary={summary} />
      </Part>
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-12 @min-[46rem]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] @min-[46rem]:gap-14">
          <Part title="Over time">
            <OverTime siteId={site.id} summary={summary} />
          </Part>
          <div className="grid min-w-0 grid-cols-1 gap-12">
            <Part title="What has changed" lead="The last run beside the one before it.">
              <ChangeLine change={summary.change} />
            </Part>
            <Part title="Sentiment" lead="How answers speak of you when they name you.">
              <Sentiment sentiment={summary.sentiment} />
            </Part>
          </div>
        </div>
      </div>
      <Part
        title="Competitors"
        aside={
          <ButtonLink
            to={partPath(site.id, 'sources')}
            variant="quiet"
            size="small"
            className="-mx-4 print:hidden"
          >
            Why them, not us
          </ButtonLink>
        }
        {...(summary.competitors.length === 0 && {
          lead: 'None is set up: without competitors there is nobody to compare you with.',
        })}
      >
        <CompetitorTable summary={summary} ownName={own?.name ?? site.name} />
      </Part>
      <Part title="Engines">
        <EngineRates summary={summary} setup={setup} />
      </Part>
      <Part
        title="What came of the questions"
        lead="Only answers that were given after a search are counted. All others are shown, but are in no figure."
      >
        <StatusCounts counts={summary.samples} {...(runs.runs?.length === 1 && { run: runs.runs[0] })} />
      </Part>
      <Reports {...{ site, setup, panel, runs }} />
    </>
  );
}

/** How often a site is named and cited, compared with competitors, and how sure that is. */
export function OverviewScreen(props: OverviewProps) {
  const { site, setup, panel, runs } = props;
  const window = useWindow();
  const summary = useSummary(site.id, window);
  const ended = runs.runs?.filter(({ status }) => status !== 'running') ?? [];
  const [last] = ended;
  const empty = runs.runs !== undefined && ended.length === 0;
  return (
    <>
      {runs.running && (
        <RunProgress key={runs.running.id} run={runs.running} paused={setup.paused || panel.paused} />
      )}
      {empty && !runs.running && <NothingYet {...props} />}
      {last && last.counts.ok === 0 && asked(last) > 0 && <AllFailed run={last} />}
      {last && (
        <>
          <WindowFilters window={window} panel={panel} summary={summary.data} />
          {summary.isPending && (
            <LoadingState className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
              {[0, 1, 2, 3].map((figure) => (
                <Skeleton key={figure} className="h-40 w-full" />
              ))}
            </LoadingState>
          )}
          {summary.isError && !summary.data && (
            <ErrorState
              title="The figures could not be loaded"
              description={summary.error.message}
              onRetry={() => void summary.refetch()}
              retrying={summary.isRefetching}
            />
          )}
          {summary.data && (
            <div
              aria-busy={summary.isPlaceholderData}
              className={classNames(
                'grid grid-cols-1 gap-14 transition-opacity',
                summary.isPlaceholderData && 'opacity-60',
              )}
            >
              <Filled {...props} summary={summary.data} />
            </div>
          )}
        </>
      )}
      {!summary.data && <Reports {...props} />}
    </>
  );
}
