import type { VisitCount } from '@visible-ai/engine/logs';
import { problemText } from '../audit-page.ts';
import type { Call } from '../cli/command.ts';
import { withEngine } from '../open-engine.ts';
import type { LiveSteps } from '../terminal/live-steps.ts';
import { blockedVisits, type ToldLogs } from './blocked-visits.ts';

/** Checks visits against a site's robots.txt; null if it is not available. */
export async function judgeByRobots(
  call: Call,
  { url, allowed }: { url: string; allowed: readonly string[] },
  visits: readonly VisitCount[],
  steps: LiveSteps,
): Promise<ToldLogs['blockedButCame']> {
  return await withEngine(call, allowed, async (engine) => {
    const step = steps.begin(`Reading robots.txt of ${new URL(url).host}`);
    const enough = new AbortController();
    try {
      const watched = engine.inspections.watch(url, AbortSignal.any([call.signal, enough.signal]));
      const robots = await watched.robots;
      call.signal.throwIfAborted();
      if (!robots.ok) {
        step.failed(problemText(robots.problem));
        return null;
      }
      const { report, text } = robots.value;
      step.done(report.note);
      if (text === null) return [];
      return await blockedVisits(engine, { text, origin: new URL(report.url).origin }, visits);
    } finally {
      enough.abort();
    }
  });
}
