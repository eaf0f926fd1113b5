import { claimAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { z } from 'zod';
import { call } from '@/lib/api-client.ts';
import { browserStorage } from '@/lib/browser-storage.ts';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { queryClient } from '@/lib/query-client.ts';
import { reportProblem } from '@/lib/report-problem.ts';

/** One call claims at most this many. */
const MOST = 50;

const kept = z.array(z.object({ id: z.string(), key: z.string() }));
type Made = z.infer<typeof kept>[number];

function readMade(): Made[] {
  try {
    return kept.parse(JSON.parse(browserStorage.read(MADE_ANALYSES) ?? '[]'));
  } catch {
    return [];
  }
}

/** Remembers an analysis that was made without an account, and the key that proves it. */
export function keepMade(made: Made): void {
  browserStorage.write(MADE_ANALYSES, JSON.stringify([made, ...readMade()].slice(0, MOST)));
}

/** Moves the analyses made before signing in to the account. After a failure they stay for the next try. */
export async function claimMade(signal: AbortSignal): Promise<void> {
  const analyses = readMade();
  if (analyses.length === 0) return;
  try {
    await call(claimAnalyses, { body: { analyses } }, { signal });
    browserStorage.remove(MADE_ANALYSES);
    await queryClient.invalidateQueries({ queryKey: ['analyses'] });
  } catch (error) {
    if (!signal.aborted) reportProblem('The audits made here could not be claimed', error);
  }
}
