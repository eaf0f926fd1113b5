import { exportFileName } from '@visible-ai/shared/reports/export-formats';
import { count, eq } from 'drizzle-orm';
import { answerJudgements, answerSamples } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { type PanelVersionRow, readVersion } from '../panel/panel-store.ts';
import { ownSite } from '../panel/read-panel.ts';
import { getRun, ownRun } from '../reads/read-runs.ts';
import { answersCsv } from './answers-csv.ts';
import { answersJson } from './answers-json.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

/**
 * A finished run with all of its answers as a file, read while it is sent.
 *
 * @throws AppError not_found; conflict while the run is going on.
 */
export async function exportRun(
  { db }: Pick<AnswersDeps, 'db'>,
  ownerId: string,
  id: string,
  format: 'csv' | 'json',
): Promise<FileAnswer> {
  const row = await ownRun(db, ownerId, id);
  if (row.status === 'running')
    throw new AppError('conflict', {
      text: 'This run is still going on. It can be exported once it has ended.',
    });
  const run = await getRun({ db }, ownerId, id);
  const site = await ownSite(db, ownerId, run.siteId);
  const version = await readVersion(db, run.siteId, run.panelVersion);
  const asked: Pick<PanelVersionRow, 'entities' | 'prompts'> = version ?? { entities: [], prompts: [] };
  // Sentiment is judged after a run has ended.
  const [judged] = await db
    .select({ samples: count() })
    .from(answerJudgements)
    .innerJoin(answerSamples, eq(answerSamples.id, answerJudgements.sampleId))
    .where(eq(answerSamples.runId, id));
  return {
    mediaType: mediaTypes[format],
    fileName: exportFileName(site.url, run.createdAt, format).replace('visible-ai-', 'visible-ai-answers-'),
    version: JSON.stringify([id, run.status, run.counts, judged?.samples, site.name, format]),
    open: () =>
      format === 'csv'
        ? answersCsv(db, run, asked)
        : answersJson(db, run, { site: { url: site.url, name: site.name }, ...asked }),
  };
}
