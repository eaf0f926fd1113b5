import { EngineError } from '@visible-ai/engine';
import type { JobProgress } from '@visible-ai/shared/content/schema';
import { errorCatalogue } from '@visible-ai/shared/contract/errors';
import { type ContentRow, readOwnContent, widestExtent, writeAgain } from '../../content/rewrite-content.ts';
import { isDatabaseAway } from '../../db/is-database-away.ts';
import { AppError } from '../../http/app-error.ts';
import { releaseLease } from '../../infra/leased-jobs/hold-lease.ts';
import type { Lease } from '../../infra/leased-jobs/leased-jobs.ts';
import { MOST_ATTEMPTS, runUnderLease } from '../../infra/leased-jobs/run-under-lease.ts';
import { type RunWatch, watchRun } from '../../infra/leased-jobs/watch-run.ts';
import type { RefreshDeps } from '../hosting-deps.ts';
import { endRefresh } from './end-refresh.ts';
import { keepPage, knownPages } from './kept-pages.ts';
import { failFile, proposeChange } from './propose-change.ts';
import { refreshJobs } from './refresh-jobs.ts';
import { type FileRefreshRow, refreshesOf, type SiteRefreshRow } from './refresh-store.ts';

interface Run {
  lease: Lease;
  refresh: SiteRefreshRow;
  watch: RunWatch<JobProgress>;
}

/** How a run ends if nothing stops it. */
type RunEnd = 'completed' | 'lost';

/** Reading may take this share of the remaining time; the rest is for writing. */
const READING_SHARE = 0.8;
const TIMED_OUT = 'The site could not be read in time.';
const CONTENT_GONE = 'The content was deleted before it could be written again.';

/** Files of one website, which is read once for all of them. */
interface Group {
  url: string;
  parts: { file: FileRefreshRow; row: ContentRow }[];
}

async function groupsOf(deps: RefreshDeps, { refresh }: Run): Promise<Group[]> {
  const groups = new Map<string, Group>();
  for (const file of await refreshesOf(deps.db, refresh.id)) {
    if (file.status !== 'reading') continue;
    const row = await readOwnContent(deps.db, refresh.ownerId, file.contentId);
    if (!row) {
      await failFile(deps.db, file.id, CONTENT_GONE, deps.now());
      continue;
    }
    const group = groups.get(row.websiteUrl) ?? { url: row.websiteUrl, parts: [] };
    group.parts.push({ file, row });
    groups.set(row.websiteUrl, group);
  }
  return [...groups.values()].sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** The owner's text for a failure: an expected failure explains itself; a bug shows no details. */
function failureText({ logger }: RefreshDeps, { refresh }: Run, error: unknown): string {
  if (error instanceof AppError || error instanceof EngineError) return error.message;
  logger.error({ err: error, refreshId: refresh.id }, 'A file could not be refreshed');
  return errorCatalogue.internal.text;
}

/** Errors that must end the run: it was stopped, or the database is away. */
const isOurs = (error: unknown, { watch }: Run) =>
  watch.signal.aborted || (!(error instanceof EngineError) && isDatabaseAway(error));

async function readSite(deps: RefreshDeps, run: Run, { url, parts }: Group, keepsPages: boolean) {
  const { lease, refresh, watch } = run;
  return deps.crawlSite({
    url,
    ...widestExtent(parts.map(({ row }) => row)),
    signal: watch.signal,
    timeLimitMs: Math.floor(watch.leftMs() * READING_SHARE),
    known: keepsPages ? await knownPages(deps.db, refresh.id) : [],
    onPage: async (page) => {
      if (keepsPages) await keepPage(deps.db, lease, page);
    },
    onProgress: watch.report,
  });
}

/** False if the refresh is no longer this run's. */
async function refreshGroup(
  deps: RefreshDeps,
  run: Run,
  group: Group,
  keepsPages: boolean,
): Promise<boolean> {
  const { lease, refresh, watch } = run;
  const fail = async (parts: Group['parts'], error: unknown) => {
    if (isOurs(error, run)) throw error;
    const text = failureText(deps, run, error);
    for (const { file } of parts) await failFile(deps.db, file.id, text, deps.now());
  };
  const site = await readSite(deps, run, group, keepsPages).catch((error: unknown) =>
    fail(group.parts, error),
  );
  if (!site) return true;
  watch.report({ phase: 'writing' });
  for (const part of group.parts) {
    try {
      const written = await writeAgain(deps.tools, part.row, site, watch.signal);
      const end = await proposeChange(deps, { lease, refresh, file: part.file, written });
      if (end === 'lost') return false;
      if (end === 'gone') await failFile(deps.db, part.file.id, CONTENT_GONE, deps.now());
    } catch (error) {
      await fail([part], error);
    }
  }
  return true;
}

async function work(deps: RefreshDeps, run: Run): Promise<RunEnd> {
  const { lease, watch } = run;
  const groups = await groupsOf(deps, run);
  // Only one website's pages are stored for a restart, because pages of another would not belong to it.
  for (const [at, group] of groups.entries())
    if (!(await refreshGroup(deps, run, group, at === 0 && groups.length === 1))) return 'lost';
  watch.report({ phase: 'saving' });
  // The last heartbeat: a later one would not find the refresh and take that for an end by another run.
  await watch.end();
  watch.signal.throwIfAborted();
  return (await endRefresh(deps, lease, watch.progress())) ? 'completed' : 'lost';
}

/**
 * Works on a claimed refresh until it ends. If the service stops, it is put back and keeps the pages it has
 * read and the proposals it has made.
 *
 * @param stopping aborted when the service stops.
 * @throws the reason of `stopping`, so that the queue wakes a worker for the refresh again.
 */
export async function runRefresh(
  deps: RefreshDeps,
  { lease, refresh }: Omit<Run, 'watch'>,
  stopping: AbortSignal,
): Promise<void> {
  const { db, logger, timing } = deps;
  const { id: refreshId, attempts, workedMs, phase, pagesDone, pagesTotal } = refresh;
  const progress = { phase, pagesDone, pagesTotal };
  const fail = (error: string) => endRefresh(deps, lease, progress, error);
  if (attempts > MOST_ATTEMPTS) {
    logger.error({ refreshId }, 'A refresh was given up: it ended the process each time');
    await fail(errorCatalogue.internal.text);
    return;
  }
  const watch = watchRun(deps, refreshJobs, { lease, progress, workedMs, limitMs: timing.limit }, stopping);
  const run = { lease, refresh, watch };
  logger.info({ refreshId, run: attempts }, 'A refresh began');
  await runUnderLease<RunEnd, JobProgress>(watch, {
    work: () => work(deps, run),
    async fail(failure) {
      if (failure.late) return fail(TIMED_OUT);
      // The refresh is not at fault: after its lease has expired, another run continues from its pages.
      if (isDatabaseAway(failure.error)) throw failure.error;
      return fail(failureText(deps, run, failure.error));
    },
    putBack: () => releaseLease(db, refreshJobs, lease, watch.workedMs()),
    onEnd(end) {
      logger.info({ refreshId, end, pages: watch.progress().pagesDone }, 'A refresh ended');
    },
  });
}
