import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import {
  type AnswerEntity,
  type AnswersSummary,
  type RunStatus,
  sampleStatuses,
} from '@visible-ai/shared/answers/schema';
import type { AnswerCell } from './answer-cell.ts';
import { type CountedCell, cellsOfPrompts } from './cells-of-prompts.ts';
import { changeBetween } from './change-between.ts';
import { createPooling } from './pooled-counts.ts';

export interface SummaryInput {
  from: string;
  to: string;
  /** Of the current panel; exactly one is our own. */
  entities: readonly AnswerEntity[];
  /** In the order of the list; a missing one counts as unbranded, without tags and text. */
  prompts: readonly { id: string; text: string; tags: readonly string[]; branded: boolean }[];
  /** The runs of the period, in the order in which they began. */
  runs: readonly {
    id: string;
    at: string;
    status: RunStatus;
    break: AnswersSummary['series'][number]['break'];
  }[];
  /** The cells of these runs that pass the filters. */
  cells: readonly AnswerCell[];
  /** Whether a model judges the sentiment of answers about us. */
  judged: boolean;
}

const groupBy = <Cell, Key>(cells: readonly Cell[], keysOf: (cell: Cell) => readonly Key[]) => {
  const groups = new Map<Key, Cell[]>();
  for (const cell of cells)
    for (const key of keysOf(cell)) {
      const group = groups.get(key);
      if (group) group.push(cell);
      else groups.set(key, [cell]);
    }
  return groups;
};

const sumOf = (cells: readonly AnswerCell[], numberOf: (cell: AnswerCell) => number) =>
  cells.reduce((sum, cell) => sum + numberOf(cell), 0);

/**
 * The figures of a period's answers. Only `ok` samples count: they are the denominator of mention, citation
 * and first-named rate (an `ok` sample has searched; one that has not is `no_search` and in no figure). Share
 * of voice counts mentions in answers to prompts that do not name us. Unfinished runs are in no series, and
 * only completed ones are compared.
 */
export function summarise(input: SummaryInput): AnswersSummary {
  const { entities, cells } = input;
  const pooling = createPooling();
  const ownId = entities.find(({ own }) => own)?.id ?? '';
  const entityIds = entities.map(({ id }) => id);
  const prompts = new Map(input.prompts.map((prompt) => [prompt.id, prompt]));
  const unbranded = (some: readonly CountedCell[]) =>
    some.filter(({ promptId }) => !prompts.get(promptId)?.branded);

  const cited = (some: readonly CountedCell[], entityId = ownId) => ({
    mention: pooling.rate(some, entityId, 'named'),
    citation: pooling.rate(some, entityId, 'cited'),
  });
  const voice = (some: readonly CountedCell[], entityId = ownId) => ({
    shareOfVoice: pooling.shareOfVoice(unbranded(some), entityId, entityIds),
  });
  const firstNamed = (some: readonly CountedCell[]) => ({ firstNamed: pooling.rate(some, ownId, 'first') });

  const ofEngine = groupBy(cells, ({ engine }) => [engine]);
  const whole = cellsOfPrompts(cells);
  const ofPrompt = groupBy(whole, ({ promptId }) => [promptId]);
  const ofTag = groupBy(whole, ({ promptId }) => prompts.get(promptId)?.tags ?? []);
  const ofRun = groupBy(cells, ({ runId }) => [runId]);
  const ended = input.runs.filter(({ status }) => status !== 'running');
  const [previous, last] = ended.filter(({ status }) => status === 'completed').slice(-2);
  const listed = [...input.prompts.map(({ id }) => id), ...ofPrompt.keys()];

  return {
    from: input.from,
    to: input.to,
    samples: countStatuses(cells),
    ...cited(whole),
    ...firstNamed(whole),
    ...voice(whole),
    sentiment: input.judged
      ? {
          negative: sumOf(cells, ({ sentiment }) => sentiment.negative),
          neutral: sumOf(cells, ({ sentiment }) => sentiment.neutral),
          positive: sumOf(cells, ({ sentiment }) => sentiment.positive),
        }
      : null,
    byEngine: answerEngineIds.flatMap((engine) => {
      const own = ofEngine.get(engine);
      return own ? [{ engine, ...cited(own), ...firstNamed(own), ...voice(own) }] : [];
    }),
    byPrompt: [...new Set(listed)].flatMap((promptId) => {
      const own = ofPrompt.get(promptId);
      const { text = '', branded = false } = prompts.get(promptId) ?? {};
      return own ? [{ promptId, text, branded, ...cited(own) }] : [];
    }),
    byTag: [...ofTag].map(([tag, own]) => ({ tag, ...cited(own) })).sort((a, b) => (a.tag < b.tag ? -1 : 1)),
    competitors: entities
      .filter(({ own }) => !own)
      .map(({ id, name }) => ({ entityId: id, name, ...cited(whole, id), ...voice(whole, id) })),
    series: ended.map((run) => {
      const own = ofRun.get(run.id) ?? [];
      return { at: run.at, runId: run.id, ...cited(own), ...voice(own), break: run.break };
    }),
    change:
      previous && last
        ? changeBetween(
            { runId: previous.id, cells: ofRun.get(previous.id) ?? [] },
            { runId: last.id, cells: ofRun.get(last.id) ?? [] },
            ownId,
          )
        : null,
  };
}

function countStatuses(cells: readonly AnswerCell[]): AnswersSummary['samples'] {
  const samples = {
    ok: 0,
    no_search: 0,
    truncated: 0,
    refused: 0,
    tool_error: 0,
    http_error: 0,
    over_budget: 0,
  };
  for (const status of sampleStatuses) samples[status] = sumOf(cells, ({ counts }) => counts[status] ?? 0);
  return samples;
}
