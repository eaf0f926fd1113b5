import { figureOf } from '@visible-ai/shared/answers/rate-words';
import type { Panel, ShownAnswerPrompt } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { NotLoaded } from '@/components/ui/not-loaded.tsx';
import { Panel as Part } from '@/components/ui/panel.tsx';
import { answersPath, setupPath } from '../answers-paths.ts';
import { RatesTable } from '../figures/rates-table.tsx';
import type { useRuns } from '../run/use-runs.ts';
import { promptFacts } from '../setup/prompt-row.tsx';
import { useSummary } from '../use-summary.ts';

interface PromptsProps {
  site: Site;
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

const columns = ['Names you in', 'Cites you in'];

/** A prompt with its language, country and tags. It links to the latest answers. */
function PromptHead({ prompt, to }: { prompt: ShownAnswerPrompt; to: string | null }) {
  return (
    <span className="block max-w-xl font-normal">
      <span dir="auto" lang={prompt.locale} className="block font-semibold [overflow-wrap:anywhere]">
        {to ? (
          <Link to={to} className="touch-target hover:underline">
            {prompt.text}
          </Link>
        ) : (
          prompt.text
        )}
      </span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        {promptFacts({ ...prompt, tags: prompt.tags.join(', ') })}
        {prompt.paused && <Badge>Paused</Badge>}
        {prompt.branded && <Badge>Names you</Badge>}
      </span>
    </span>
  );
}

/** The prompts and what the engines answered: numbers, never a verdict. */
export function PromptsScreen({ site, panel, runs }: PromptsProps) {
  const query = useSummary(site.id);
  const summary = query.data;
  const last = runs.runs?.find(({ status }) => status !== 'running');
  if (panel.prompts.length === 0)
    return (
      <EmptyState
        title="Nothing is asked yet"
        description="Approve questions that your site suggests, or write your own."
        action={<ButtonLink to={setupPath(site.id, panel.version > 0 ? 2 : 1)}>Set it up</ButtonLink>}
      />
    );
  return (
    <>
      <Part
        title="Prompts"
        lead="In the last 90 days, over all engines. One prompt alone has few answers, and each could have come out differently: its numbers are no verdict on it."
        aside={
          <ButtonLink to={setupPath(site.id, 2)} variant="secondary" size="small">
            Add or change prompts
          </ButtonLink>
        }
      >
        {query.isError && !summary && (
          <NotLoaded onRetry={() => void query.refetch()} retrying={query.isRefetching} className="mb-6">
            The figures could not be loaded: {query.error.message}
          </NotLoaded>
        )}
        <RatesTable
          caption="Prompts"
          what="Prompt"
          columns={columns}
          rows={panel.prompts.map((prompt) => {
            const rates = summary?.byPrompt.find(({ promptId }) => promptId === prompt.id);
            return {
              key: prompt.id,
              head: (
                <PromptHead
                  prompt={prompt}
                  to={last ? answersPath(site.id, { run: last.id, prompt: prompt.id }) : null}
                />
              ),
              figures: rates ? [figureOf(rates.mention), figureOf(rates.citation)] : [null, null],
            };
          })}
        />
      </Part>
      {summary && summary.byTag.length > 0 && (
        <Part title="Tags" lead="Prompts of one tag together say more than each of them alone.">
          <RatesTable
            caption="By tag"
            what="Tag"
            columns={columns}
            rows={summary.byTag.map(({ tag, mention, citation }) => ({
              key: tag,
              head: <span dir="auto">{tag}</span>,
              figures: [figureOf(mention), figureOf(citation)],
            }))}
          />
        </Part>
      )}
    </>
  );
}
