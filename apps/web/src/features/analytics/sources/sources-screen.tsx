import type { AnswersSetup, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Panel as Part } from '@/components/ui/panel.tsx';
import { ShowMore } from '@/components/ui/show-more.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { classNames } from '@/lib/class-names.ts';
import { knownNames } from '../known-names.ts';
import { isWebAddress } from '../outside-link.tsx';
import { WindowFilters } from '../overview/window-filters.tsx';
import { StartRun } from '../run/start-run.tsx';
import type { useRuns } from '../run/use-runs.ts';
import { useWindow } from '../use-summary.ts';
import { HostRow } from './host-row.tsx';
import { useOurPages } from './our-pages.ts';
import { useSources } from './use-sources.ts';
import { WhyThem } from './why-them.tsx';

interface SourcesProps {
  site: Site;
  setup: AnswersSetup;
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

/** `?why=` names the page to compare, so that people can link to it and Back closes it. */
function useWhy() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const asked = search.get('why');
  return {
    why: asked && isWebAddress(asked) ? asked : null,
    pathTo(url: string) {
      const parameters = new URLSearchParams(search);
      parameters.set('why', url);
      return `?${parameters}`;
    },
    close() {
      // The first visit of a tab has the key "default": there is no page of ours to go back to.
      if (key !== 'default') return void navigate(-1);
      const parameters = new URLSearchParams(search);
      parameters.delete('why');
      navigate(`?${parameters}`, { replace: true });
    },
  };
}

/** The hosts and pages that answers cite: ours, our competitors' and others. */
export function SourcesScreen({ site, setup, panel, runs }: SourcesProps) {
  const window = useWindow();
  const list = useSources(site.id, window);
  const { why, pathTo, close } = useWhy();
  const names = knownNames(panel);
  const ours = useOurPages(site, list.sources ?? [], panel.entities.find(({ own }) => own)?.id);
  const { sources } = list;
  return (
    <>
      <WindowFilters window={window} panel={panel} summary={undefined} />
      <Part
        title="Sources"
        lead="The hosts that answers give as their sources, the most cited first. What was only read on the way is counted apart and never as cited."
      >
        {list.isPending && (
          <LoadingState className="grid gap-4">
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </LoadingState>
        )}
        {list.isError && !sources && (
          <ErrorState
            title="The sources could not be loaded"
            description={list.error.message}
            onRetry={() => void list.refetch()}
            retrying={list.isRefetching}
          />
        )}
        {sources?.length === 0 && (
          <EmptyState
            title={window.filtered ? 'No source fits' : 'No source yet'}
            description={
              window.filtered
                ? 'Look at another engine, tag or period.'
                : 'They appear here once an engine has answered after a search.'
            }
            {...(runs.runs?.length === 0 && {
              action: <StartRun siteId={site.id} siteName={site.name} setup={setup} panel={panel} />,
            })}
          />
        )}
        {sources && sources.length > 0 && (
          <ul
            aria-busy={list.isPlaceholderData}
            className={classNames(
              'border-b border-line transition-opacity',
              list.isPlaceholderData && 'opacity-60',
            )}
          >
            {sources.map((source) => (
              <HostRow key={source.host} source={source} names={names} whyPath={pathTo} />
            ))}
          </ul>
        )}
        <ShowMore list={list} className="mt-4">
          Show more sources
        </ShowMore>
      </Part>
      <Dialog
        open={why !== null}
        onOpenChange={(open) => !open && close()}
        title="Why them, not us"
        description="Both pages are read now and judged by the same checks. It counts as two audits."
        size="wide"
      >
        {why !== null && <WhyThem key={why} theirs={why} ours={ours} />}
      </Dialog>
    </>
  );
}
