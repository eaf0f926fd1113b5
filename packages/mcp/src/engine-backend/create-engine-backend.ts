import { compareReports, type Engine } from '@visible-ai/engine';
import type { SavedAnalysis } from '@visible-ai/shared/analysis/schema';
import { ToolProblem } from '../tool-problem.ts';
import type { VisibilityBackend } from '../visibility-backend.ts';
import { plainWords } from '../words/quote-site.ts';
import { asProblem } from './as-problem.ts';
import { auditOnePage } from './audit-one-page.ts';
import { createFiles } from './files.ts';
import { createRecent } from './recent.ts';
import { createSiteAudits } from './site-audits.ts';

export interface EngineBackendParts {
  engine: Engine;
  now(): Date;
  onBug(error: unknown): void;
}

/** The number of stored page reports: more than one task needs. */
const MOST_PAGES = 50;

/** The error for an unknown id. It lists the ids that exist. */
function unknown(what: string, asked: string, known: readonly string[]): ToolProblem {
  const taken = known.length === 0 ? 'None is kept yet.' : `Kept are: ${known.join(', ')}.`;
  return new ToolProblem(`There is no ${what} “${plainWords(asked, 80)}”. ${taken}`);
}

const inShort = ({ id, url, score }: SavedAnalysis) => ({ id, url, score });

/** Adds to an error which of two pages could not be fetched. */
async function named<T>(which: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ToolProblem
      ? new ToolProblem(`${which}: ${error.message}`, { cause: error })
      : error;
  }
}

/** The tools' backend without a service: it keeps everything in memory, as long as the process lives. */
export function createEngineBackend({ engine, now, onBug }: EngineBackendParts): VisibilityBackend & {
  /** Stops all running work. */
  stop(): void;
} {
  const stopping = new AbortController();
  const pages = createRecent<Omit<SavedAnalysis, 'id'>>('page', MOST_PAGES);
  const sites = createSiteAudits(engine, stopping.signal, onBug);
  const files = createFiles(engine, stopping.signal, onBug);
  const auditPage: VisibilityBackend['auditPage'] = async (url, { signal, onStep = () => undefined }) => {
    const report = await asProblem(auditOnePage(engine, url, signal, onStep));
    const analysis = { ...report, createdAt: now().toISOString() };
    return { ...analysis, id: pages.add(analysis) };
  };
  return {
    auditPage,
    async comparePages(asked, { signal }) {
      const giveUp = new AbortController();
      const caller = { signal: AbortSignal.any([signal, giveUp.signal]) };
      try {
        const [ours, theirs] = await Promise.all([
          named('Our page', auditPage(asked.ours, caller)),
          named('Their page', auditPage(asked.theirs, caller)),
        ]);
        return { ours: inShort(ours), theirs: inShort(theirs), ...compareReports(ours, theirs) };
      } finally {
        // If one of the two pages cannot be read, we do not wait for the other.
        giveUp.abort();
      }
    },
    startSiteAudit: async ({ url, pages: most }) => sites.start(url, most),
    async readAudit(id) {
      const audit = sites.find(id);
      if (audit) return { kind: 'site', audit };
      const analysis = pages.get(id);
      if (analysis) return { kind: 'page', analysis: { ...analysis, id } };
      throw unknown('audit', id, [...pages.ids(), ...sites.ids()]);
    },
    startFile: async (order) => ({ handle: files.start(order), status: 'running' }),
    async readFile(handle) {
      const file = files.find(handle);
      if (file) return file;
      throw unknown('file', handle, files.ids());
    },
    explainRobots: (asked, { signal }) => asProblem(engine.explainRobots(asked, signal)),
    previewRobotsEdit: (asked, { signal }) => asProblem(engine.previewRobotsEdit(asked, signal)),
    stop: () => stopping.abort(new Error('The process is ending')),
  };
}
