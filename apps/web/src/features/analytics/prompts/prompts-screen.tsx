import type { AnswersSummary, Panel } from '@visible-ai/shared/answers/schema';
import type { Site } from '@visible-ai/shared/sites/schema';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel as Part } from '@/components/ui/panel.tsx';
import { Table } from '@/components/ui/table.tsx';
import { answersPath, setupPath } from '../answers-paths.ts';
import { RateCell } from '../figures/rate-cell.tsx';
import { figureOf } from '../figures/rate-words.ts';
import type { useRuns } from '../run/use-runs.ts';
import { promptFacts } from '../setup/prompt-row.tsx';
import { useSummary } from '../use-summary.ts';

interface PromptsProps {
  site: Site;
  panel: Panel;
  runs: ReturnType<typeof useRuns>;
}

/** The figures of a prompt: its numbers and how wide open they are. */
function Rates({ summary, promptId }: { summary: AnswersSummary | undefined; promptId: string }) {
  const rates = summary?.byPrompt.find((row) => row.promptId === promptId);
  if (!rates)
    return (
      <>
        <td className="text-muted">Not asked yet</td>
        <td />
      </>
    );
  return (
    <>
      <td>
        <RateCell figure={figureOf(rates.mention)} />
      </td>
      <td>
        <RateCell figure={figureOf(rates.citation)} />
      </td>
    </>
  );
}

function TagTable({ byTag }: { byTag: AnswersSummary['byTag'] }) {
  return (
    <Table caption="By tag">
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Names you in</th>
          <th scope="col">Cites you in</th>
        </tr>
      </thead>
      <tbody>
        {byTag.map(({ tag, mention, citation }) => (
          <tr key={tag}>
            <th scope="row" dir="auto">
              {tag}
            </th>
            <td>
              <RateCell figure={figureOf(mention)} />
            </td>
            <td>
              <RateCell figure={figureOf(citation)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What is asked, and what came of each question: numbers, never a verdict. */
export function PromptsScreen({ site, panel, runs }: PromptsProps) {
  const summary = useSummary(site.id).data;
  const last = runs.runs?.find(({ status }) => status !== 'running');
  if (panel.prompts.length === 0)
    return (
      <EmptyState
        title="Nothing is asked yet"
        description="Approve questions that your site suggests, or write your own."
        action={<ButtonLink to={setupPath(site.id, panel.entities.length > 0 ? 2 : 1)}>Set it up</ButtonLink>}
      />
    );
  return (
    <>
      <Part
        title="Prompts"
        lead="In the last 90 days, over all engines. One prompt alone has few answers, and each is drawn anew: its numbers are no verdict on it."
        aside={
          <ButtonLink to={setupPath(site.id, 2)} variant="secondary" size="small">
            Add or change prompts
          </ButtonLink>
        }
      >
        <Table caption="Prompts" className="[&_td]:align-top [&_tbody_th]:align-top">
          <thead>
            <tr>
              <th scope="col">Prompt</th>
              <th scope="col">Names you in</th>
              <th scope="col">Cites you in</th>
            </tr>
          </thead>
          <tbody>
            {panel.prompts.map((prompt) => (
              <tr key={prompt.id}>
                <th scope="row" className="w-full min-w-48 font-normal!">
                  <span dir="auto" lang={prompt.locale} className="font-semibold [overflow-wrap:anywhere]">
                    {last ? (
                      <Link
                        to={answersPath(site.id, { run: last.id, prompt: prompt.id })}
                        className="touch-target hover:underline"
                      >
                        {prompt.text}
                      </Link>
                    ) : (
                      prompt.text
                    )}
                  </span>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                    {promptFacts({ ...prompt, tags: prompt.tags.join(', ') })}
                    {prompt.paused && <Badge>Paused</Badge>}
                    {prompt.branded && <Badge>Names you</Badge>}
                  </span>
                </th>
                <Rates summary={summary} promptId={prompt.id} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      {summary && summary.byTag.length > 0 && (
        <Part title="Tags" lead="Prompts of one tag together say more than each of them alone.">
          <TagTable byTag={summary.byTag} />
        </Part>
      )}
    </>
  );
}
