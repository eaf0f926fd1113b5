import { summarise } from '@visible-ai/answers';
import { type AnswersReport, signalWithin } from '@visible-ai/engine';
import { answerEngines } from '@visible-ai/shared/answers/engines';
import { monthTitle } from '@visible-ai/shared/answers/report-month';
import { exportFileName, formatFacts, type Paper } from '@visible-ai/shared/reports/export-formats';
import { count, eq, inArray } from 'drizzle-orm';
import { answerJudgements, answerSamples } from '../../db/schema/answers.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import type { SiteRow } from '../../sites/site-store.ts';
import type { AnswersDeps } from '../answers-deps.ts';
import { costOfMonth } from '../money/cost-of-month.ts';
import { monthOf } from '../money/micros.ts';
import { findPanel } from '../panel/panel-store.ts';
import { ownSite } from '../panel/read-panel.ts';
import { countedRuns } from '../summary/counted-runs.ts';
import { listSources } from '../summary/list-sources.ts';
import { monthBounds } from '../summary/month-bounds.ts';
import { runsWithin } from '../summary/runs-within.ts';

/** Time limit for waiting and drawing a PDF, ms. */
const DRAWN_WITHIN_MS = 50_000;

type Deps = Pick<AnswersDeps, 'db' | 'now' | 'engines' | 'monthlyBudgetMicros' | 'judge' | 'reports'>;
type MonthRuns = Awaited<ReturnType<typeof runsWithin>>;

async function readReport(
  deps: Deps,
  site: SiteRow,
  { month, runs }: { month: string; runs: MonthRuns },
): Promise<AnswersReport> {
  const { db, engines, now } = deps;
  const bounds = monthBounds(month);
  const [from, to] = [bounds.from.toISOString(), bounds.to.toISOString()];
  const counted = await countedRuns(deps, db, site, runs);
  const summary = summarise({ ...counted, from, to });
  const { sources } = await listSources(deps, site.ownerId, site.id, { from, to });
  const entities = new Map(counted.entities.map((entity) => [entity.id, entity]));
  return {
    siteName: site.name,
    address: site.url,
    ownName: counted.entities.find(({ own }) => own)?.name ?? site.name,
    month: monthTitle(month),
    soFar: bounds.to > now(),
    createdAt: now().toISOString(),
    summary,
    sources: sources.map(({ host, entityId, cited, samples }) => {
      const entity = entityId === null ? undefined : entities.get(entityId);
      return { host, owner: entity?.name ?? null, own: entity?.own ?? false, cited, samples };
    }),
    engines: summary.byEngine.map(({ engine }) => ({
      name: answerEngines[engine].name,
      simulated: engines.get(engine)?.simulated ?? false,
    })),
    costUsd: await costOfMonth(db, site.id, month),
  };
}

async function* drawn(
  deps: Deps,
  site: SiteRow,
  asked: { month: string; runs: MonthRuns; paper: Paper },
  left: AbortSignal,
): AsyncGenerator<Uint8Array, undefined> {
  const [report, branding] = await Promise.all([
    readReport(deps, site, asked),
    deps.reports.brand.read(site.ownerId),
  ]);
  const signal = signalWithin(left, DRAWN_WITHIN_MS);
  try {
    yield await deps.reports.draw({ report, paper: asked.paper, branding, signal });
  } catch (error) {
    if (!signal.aborted || left.aborted) throw error;
    throw new AppError('unavailable', {
      text: 'Drawing this PDF took too long. Please try again in a moment.',
      retryAfterSeconds: 10,
    });
  }
}

/**
 * The answers of a calendar month as a PDF in the branding of the site's owner, drawn on request.
 *
 * @throws AppError not_found, also for a month in which no run has ended.
 */
export async function monthReport(
  deps: Deps,
  ownerId: string,
  siteId: string,
  { month = monthOf(deps.now()), paper }: { month?: string | undefined; paper: Paper },
  left: AbortSignal,
): Promise<FileAnswer> {
  const { db, reports } = deps;
  const site = await ownSite(db, ownerId, siteId);
  const runs = (await runsWithin(db, siteId, monthBounds(month))).filter(
    ({ status }) => status !== 'running',
  );
  if (runs.length === 0)
    throw new AppError('not_found', { text: `No run of ${monthTitle(month)} has ended for this site.` });
  // Sentiment is judged after a run has ended.
  const [judged] = await db
    .select({ samples: count() })
    .from(answerJudgements)
    .innerJoin(answerSamples, eq(answerSamples.id, answerJudgements.sampleId))
    .where(
      inArray(
        answerSamples.runId,
        runs.map(({ id }) => id),
      ),
    );
  const branded = await reports.brand.changedAt(ownerId);
  return {
    mediaType: formatFacts.pdf.mediaType,
    fileName: exportFileName(site.url, `${month}-01T00:00:00.000Z`, 'pdf')
      .replace('visible-ai-', 'visible-ai-answers-')
      .replace(`${month}-01`, month),
    version: JSON.stringify([
      ...[siteId, month, paper, runs, judged?.samples, site.name, branded, reports.version],
      // The current panel says which entity is ours.
      (await findPanel(db, siteId))?.version.version,
    ]),
    open: () => drawn(deps, site, { month, runs, paper }, left),
  };
}
