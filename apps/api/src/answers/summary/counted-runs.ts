import { type AnswerCell, isBranded, type SummaryInput } from '@visible-ai/answers';
import type { AnswerEngineId } from '@visible-ai/shared/answers/engines';
import type { Db } from '../../db/database.ts';
import type { SiteRow } from '../../sites/site-store.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { currentPanel } from '../panel/read-panel.ts';
import { askedOverTime } from './asked-over-time.ts';
import { readCells } from './read-cells.ts';
import { versionsOf } from './runs-within.ts';

export interface AskedPeriod {
  from?: string | undefined;
  to?: string | undefined;
  engine?: AnswerEngineId | undefined;
  /** A tag of prompts. */
  tag?: string | undefined;
}

type CountedRun = Pick<AnswerRunRow, 'id' | 'panelVersion' | 'createdAt' | 'status' | 'break'>;

/** The counts behind the figures of runs, mapped to the current panel. */
export async function countedRuns(
  deps: Pick<AnswersDeps, 'engines' | 'monthlyBudgetMicros' | 'judge'>,
  db: Db,
  site: SiteRow,
  runs: readonly CountedRun[],
  { engine, tag }: Pick<AskedPeriod, 'engine' | 'tag'> = {},
): Promise<Pick<SummaryInput, 'entities' | 'prompts' | 'runs' | 'cells' | 'judged'>> {
  const { asked } = await currentPanel(deps, db, site);
  const { prompts, inTermsOfNow } = askedOverTime(await versionsOf(db, site.id, runs), asked);
  const wanted = tag === undefined ? prompts : prompts.filter(({ tags }) => tags.includes(tag));
  const ids = new Set(wanted.map(({ id }) => id));
  const versions = new Map(runs.map(({ id, panelVersion }) => [id, panelVersion]));
  const cells = await readCells(
    db,
    runs.map(({ id }) => id),
    engine,
  );
  const own = asked.entities.find((entity) => entity.own);
  return {
    entities: asked.entities,
    prompts: wanted.map(({ id, text, tags }) => ({
      ...{ id, text, tags },
      branded: own !== undefined && isBranded(text, own),
    })),
    runs: runs.map(({ id, createdAt, status, break: broke }) => ({
      ...{ id, status, break: broke },
      at: createdAt.toISOString(),
    })),
    cells: cells
      .map((cell: AnswerCell) => inTermsOfNow(cell, versions.get(cell.runId) ?? 0))
      .filter(({ promptId }) => tag === undefined || ids.has(promptId)),
    judged: deps.judge !== null,
  };
}
