import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { PlanNotice } from '@/components/gate/plan-notice.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { failureText } from '@/lib/failure-text.ts';
import { useDocumentTitle } from '@/lib/use-document-title.ts';
import { type AnswerAddress, AnswerScreen } from './answers/answer-screen.tsx';
import { AnswersScreen } from './answers/answers-screen.tsx';
import type { AnswersPart } from './answers-paths.ts';
import { OverviewScreen } from './overview/overview-screen.tsx';
import { partLabels } from './part-nav.tsx';
import { PromptsScreen } from './prompts/prompts-screen.tsx';
import { PauseButton } from './run/pause-button.tsx';
import { StartRun } from './run/start-run.tsx';
import { useRuns } from './run/use-runs.ts';
import { SetupScreen } from './setup/setup-screen.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SourcesScreen } from './sources/sources-screen.tsx';
import { usePanel } from './use-panel.ts';

interface SiteAnalyticsProps {
  user: User;
  site: Site;
  oneOfMany: boolean;
  setup: AnswersSetup;
  part: AnswersPart;
  /** For the part `answers`: the answer that is open. */
  answer: AnswerAddress | null;
}

interface PartProps extends SiteAnalyticsProps {
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

function Part(props: PartProps) {
  switch (props.part) {
    case 'overview':
      return <OverviewScreen {...props} />;
    case 'prompts':
      return <PromptsScreen {...props} />;
    case 'answers':
      return props.answer ? <AnswerScreen {...props} answer={props.answer} /> : <AnswersScreen {...props} />;
    case 'sources':
      return <SourcesScreen {...props} />;
    case 'setup':
      return <SetupScreen {...props} />;
  }
}

/** What can be done with the questions of a site. On a phone they stand in a line of their own, also while they load. */
function Actions({
  site,
  setup,
  panel,
  runs: { runs, running, isPending },
}: {
  site: Site;
  setup: AnswersSetup;
  panel: ReturnType<typeof usePanel>;
  runs: ReturnType<typeof useRuns>;
}) {
  if (panel.isPending || isPending) return <Skeleton className="h-11 w-72 max-w-full rounded-full" />;
  if (!panel.data || !runs) return null;
  return (
    <>
      <PauseButton siteId={site.id} panel={panel.data} />
      {runs.length > 0 && !running && (
        <StartRun siteId={site.id} siteName={site.name} setup={setup} panel={panel.data} />
      )}
    </>
  );
}

/** One part of a site's analytics. */
export function SiteAnalytics(props: SiteAnalyticsProps) {
  const { user, site, oneOfMany, setup, part } = props;
  const included = planLimits(user).monitoring;
  const panel = usePanel(site.id);
  const runs = useRuns(site.id);
  useDocumentTitle(`${props.answer ? 'An answer' : partLabels[part]}: ${site.name} | Visible AI`);
  return (
    <SiteFrame
      site={site}
      part={part}
      oneOfMany={oneOfMany}
      setup={setup}
      panel={panel.data}
      actions={part !== 'setup' && included && <Actions {...props} panel={panel} runs={runs} />}
    >
      {panel.isPending && (
        <LoadingState className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </LoadingState>
      )}
      {panel.isError && !panel.data && (
        <ErrorState
          title="What is asked about this site could not be loaded"
          description={panel.error.message}
          onRetry={() => void panel.refetch()}
          retrying={panel.isRefetching}
        />
      )}
      {runs.isError && !runs.runs && part !== 'setup' && (
        <ErrorState
          title="The runs could not be loaded"
          description={runs.error.message}
          onRetry={() => void runs.refetch()}
          retrying={runs.isRefetching}
        />
      )}
      {runs.isError && !runs.runs && part === 'setup' && (
        <NotLoaded onRetry={() => void runs.refetch()} retrying={runs.isRefetching}>
          Whether the engines are being asked right now could not be found out:{' '}
          {failureText(runs.error, 'no answer came.')} What you save here holds from the next run on.
        </NotLoaded>
      )}
      {!included && (
        <PlanNotice
          title="Asking the engines is part of our plans"
          text="With a plan you set up what is asked, and see who is named and cited. What was asked before stays here."
        />
      )}
      {panel.data && (included || part !== 'setup') && <Part {...props} panel={panel.data} runs={runs} />}
    </SiteFrame>
  );
}
