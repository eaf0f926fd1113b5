import type { Engine, SiteAudit, SiteProgress } from '@visible-ai/engine';
import type { KeptSiteAudit } from '../kept-work.ts';
import { ToolProblem } from '../tool-problem.ts';
import { expectedFailure } from './as-problem.ts';
import { createRecent } from './recent.ts';

const MOST_KEPT = 10;
const MOST_RUNNING = 2;
/** The default number: it takes some minutes at a polite pace. */
const PAGES = 200;

type Running =
  | { state: 'running'; progress: SiteProgress }
  | { state: 'completed'; audit: SiteAudit }
  | { state: 'failed'; error: string };

interface Work {
  url: string;
  now: Running;
}

const NONE = { pages: 0, read: 0, notRead: 0, left: 0, templates: 0, issues: 0 };
const BEGUN: SiteProgress = { phase: 'reading', pagesDone: 0, pagesTotal: 0 };

function present(id: string, { url, now }: Work): KeptSiteAudit {
  const common = { id, url, partial: false, error: null, score: null, cap: null, counts: NONE };
  const empty = { ...common, templates: [], issues: [], agents: [], notes: [], progress: BEGUN };
  switch (now.state) {
    case 'running':
      return { ...empty, status: 'running', progress: now.progress };
    case 'failed':
      return { ...empty, status: 'failed', error: now.error };
    case 'completed':
      return { ...empty, ...now.audit, id, status: 'completed' };
  }
}

/** Audits of sites in this process: some run at once, the last ones are kept. */
export function createSiteAudits(
  { auditSite }: Pick<Engine, 'auditSite'>,
  stopping: AbortSignal,
  onBug: (error: unknown) => void,
) {
  const audits = createRecent<Work>('site', MOST_KEPT);

  async function run(work: Work, pages: number): Promise<void> {
    const onProgress = (progress: SiteProgress) => {
      work.now = { state: 'running', progress };
    };
    try {
      const audit = await auditSite(work.url, { pages, onProgress }, stopping);
      work.now = { state: 'completed', audit };
    } catch (error) {
      const expected = expectedFailure(error);
      if (expected === null && !stopping.aborted) onBug(error);
      work.now = { state: 'failed', error: expected ?? 'Something went wrong on our side.' };
    }
  }

  return {
    start(url: string, pages = PAGES): string {
      const running = audits.ids().filter((id) => audits.get(id)?.now.state === 'running');
      const same = running.find((id) => audits.get(id)?.url === url);
      if (same !== undefined) return same;
      if (running.length >= MOST_RUNNING)
        throw new ToolProblem(`${running.join(' and ')} still run. Ask get_audit until one has ended.`);
      const work: Work = { url, now: { state: 'running', progress: BEGUN } };
      const id = audits.add(work);
      void run(work, pages);
      return id;
    },
    find(id: string): KeptSiteAudit | null {
      const work = audits.get(id);
      return work ? present(id, work) : null;
    },
    ids: audits.ids,
  };
}
