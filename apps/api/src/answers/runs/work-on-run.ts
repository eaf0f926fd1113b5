import { errorCatalogue } from '@visible-ai/shared/contract/errors';
import { and, asc, eq } from 'drizzle-orm';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { answerSamples } from '../../db/schema/answers.ts';
import { releaseLease } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { MOST_ATTEMPTS, runUnderLease } from '../../infra/leased-jobs/run-under-lease.ts';
import { type RunWatch, watchRun } from '../../infra/leased-jobs/watch-run.ts';
import type { AnswerRunRow, AnswersDeps } from '../answers-deps.ts';
import { canaryQuestion } from '../canary.ts';
import { type PanelVersionRow, readVersion } from '../panel/panel-store.ts';
import { endInFlight } from '../samples/keep-answer.ts';
import { askSamples, type WaitingSample } from './ask-samples.ts';
import type { RunCounts } from './count-statuses.ts';
import { endRun, type RunEnding } from './end-run.ts';
import { type Rest, restRun } from './rest-run.ts';
import { answerRunJobs } from './run-jobs.ts';

interface RunProgress {
  phase: string;
  done: number;
  total: number;
}
type Watch = RunWatch<RunProgress>;
interface Run {
  lease: Lease;
  run: AnswerRunRow;
  watch: Watch;
}

const TIMED_OUT = 'The run took too long and was given up; what was answered is kept.';

/** How a run's work ends if nothing stops it. */
type WorkEnd = RunEnding['status'] | Rest;

/** The samples that were not asked yet, with their questions; those with an unknown prompt are left out. */
async function waitingSamples(
  { db }: AnswersDeps,
  runId: string,
  { prompts }: PanelVersionRow,
): Promise<WaitingSample[]> {
  const { id, engine, promptId, canary, position } = answerSamples;
  const rows = await db
    .select({ id, engine, promptId, canary })
    .from(answerSamples)
    .where(and(eq(answerSamples.runId, runId), eq(answerSamples.state, 'waiting')))
    .orderBy(asc(position));
  const texts = new Map(prompts.map((prompt) => [prompt.id, prompt]));
  return rows.flatMap(({ promptId: asked, ...sample }) => {
    const question = sample.canary ? canaryQuestion(asked) : texts.get(asked);
    if (!question) return [];
    const { text, locale, country } = question;
    return [{ ...sample, question: { text, locale, country } }];
  });
}

/** The final status, from the run's row and its samples. */
function endingOf(run: AnswerRunRow, { counts, waiting }: RunCounts): RunEnding {
  if (run.cancelRequestedAt !== null) return { status: 'cancelled' };
  if (counts.over_budget > 0) return { status: 'over_budget' };
  return { status: waiting > 0 ? 'cancelled' : 'completed' };
}

async function work(deps: AnswersDeps, { lease, run, watch }: Run): Promise<WorkEnd> {
  const version = await readVersion(deps.db, run.siteId, run.panelVersion);
  if (!version) return 'lost';
  await endInFlight(deps.db, run.id, deps.now());
  const samples = await waitingSamples(deps, run.id, version);
  const left = samples.filter(({ canary }) => !canary).length;
  watch.report({ phase: 'asking', done: run.total - left });
  const enough = new AbortController();
  const onCancel = () => enough.abort();
  if (run.cancelRequestedAt !== null) onCancel();
  watch.cancelled.addEventListener('abort', onCancel, { once: true });
  const end = await askSamples(
    deps,
    {
      ...{ lease, siteId: run.siteId, entities: version.entities },
      ...{ signal: watch.signal, enough: enough.signal },
      onDone({ canary }) {
        if (!canary) watch.report({ done: watch.progress().done + 1 });
      },
    },
    samples,
  );
  watch.report({ phase: 'saving' });
  // The last heartbeat: a later one would not find the run and take that for an end by another worker.
  await watch.end();
  watch.signal.throwIfAborted();
  if (end === 'paused') return restRun(deps, lease, { siteId: run.siteId, workedMs: watch.workedMs() });
  const ending: { status: WorkEnd } = { status: 'lost' };
  await endRun(deps, lease, (row, counted) => Object.assign(ending, endingOf(row, counted)));
  return ending.status;
}

/**
 * Works on a claimed run until it ends. If the service stops, the run is put back: finished answers are
 * stored, and open questions are not asked again.
 *
 * @param stopping aborted when the service stops.
 * @throws the reason of `stopping`, so that the queue wakes a worker for the run again.
 */
export async function workOnRun(
  deps: AnswersDeps,
  { lease, run }: Omit<Run, 'watch'>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, logger, timing } = deps;
  const { id: runId, attempts, workedMs, phase, done, total } = run;
  const fail = async (error: string) => {
    await endInFlight(db, runId, deps.now());
    await endRun(deps, lease, () => ({ status: 'failed', error }));
  };
  if (attempts > MOST_ATTEMPTS) {
    logger.error({ runId }, 'A run was given up: it ended the process each time');
    await fail(errorCatalogue.internal.text);
    return;
  }
  const watched = { lease, progress: { phase, done, total }, workedMs, limitMs: timing.limit };
  const watch = watchRun<RunProgress>(deps, answerRunJobs, watched, stopping);
  let settled = Promise.resolve();
  logger.info({ runId, samples: total, run: attempts }, 'A run began');
  await runUnderLease<WorkEnd, RunProgress>(watch, {
    work() {
      const done = work(deps, { lease, run, watch });
      settled = done.then(
        () => undefined,
        () => undefined,
      );
      return done;
    },
    async fail(failure) {
      if (failure.late) return fail(TIMED_OUT);
      // The run is not at fault: after its lease has expired, another worker continues it.
      if (isDatabaseAway(failure.error)) throw failure.error;
      logger.error({ err: failure.error, runId }, 'A run failed');
      return fail(errorCatalogue.internal.text);
    },
    async putBack() {
      // The same signal ends the open calls; their cost is stored while the run is still ours.
      await settled;
      await releaseLease(db, answerRunJobs, lease, watch.workedMs());
    },
    onEnd(end) {
      logger.info({ runId, end, samples: watch.progress().done, workedMs: watch.workedMs() }, 'A run ended');
    },
  });
}
