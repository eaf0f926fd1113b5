import { type Engine, EngineError } from '@visible-ai/engine';
import { problemText } from './audit-page.ts';
import type { Audited } from './audited.ts';
import type { LiveSteps } from './terminal/live-steps.ts';

export interface SiteToAudit {
  engine: Engine;
  steps: LiveSteps;
  /** The most pages that are read. */
  pages: number;
  now(): Date;
}

const KINDS: Readonly<Record<string, string>> = { target_refused: 'refused' };

/** Audits a site and shows the progress. An aborted signal rejects with its reason. */
export async function auditSite(
  { engine, steps, pages, now }: SiteToAudit,
  url: string,
  signal: AbortSignal,
): Promise<Audited> {
  const step = steps.begin(url);
  const createdAt = now().toISOString();
  try {
    const audit = await engine.auditSite(
      url,
      {
        pages,
        onProgress: ({ phase, pagesDone, pagesTotal }) =>
          step.note(
            phase === 'judging'
              ? 'Judging it as a whole'
              : `${pagesDone} of ${Math.max(pagesDone, pagesTotal)} pages`,
          ),
      },
      signal,
    );
    step.done(`${audit.score} of 100, ${audit.counts.read} ${audit.counts.read === 1 ? 'page' : 'pages'}`);
    return { kind: 'site', url, audit, createdAt, completedAt: now().toISOString() };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const problem = problemText({ kind: KINDS[error.code] ?? '', text: error.message });
    step.failed(problem);
    return { kind: 'failed', of: 'site', url, problem, createdAt };
  }
}
