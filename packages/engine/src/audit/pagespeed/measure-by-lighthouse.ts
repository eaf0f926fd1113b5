import { signalWithin } from '../../deadline/signal-within.ts';
import { checkTarget } from '../../safe-fetch/check-target.ts';
import type { PageSpeedEvidence, Part } from '../evidence.ts';
import { createCallLimit } from './create-call-limit.ts';
import { pageSpeedProblem } from './page-speed-problem.ts';
import { readLighthouseResult } from './read-lighthouse-result.ts';
import { type LighthouseSettings, runLighthouse } from './run-lighthouse.ts';

const TIMEOUT_MS = 60_000;
/** A run takes 7 to 15 s and 650 MB: one at a time, and no longer queue than fits the deadline. */
const LIMITS = { concurrent: 1, perMinute: 60, waiting: 4 };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Measures pages with Lighthouse and Chrome on this machine, one after the other. */
export function measureByLighthouse(settings: LighthouseSettings & { now(): number; timeoutMs?: number }) {
  const { now, allowPrivateTargets, timeoutMs = TIMEOUT_MS } = settings;
  const limit = createCallLimit({ ...LIMITS, now });

  return async (url: string, signal: AbortSignal): Promise<Part<PageSpeedEvidence>> => {
    if (!checkTarget(url, allowPrivateTargets).ok) return pageSpeedProblem('the address may not be visited');
    const ending = signalWithin(signal, timeoutMs);
    const leave = await limit.enter(ending);
    if (!leave) return pageSpeedProblem('other pages are being measured; try again in a minute');
    try {
      return readLighthouseResult(parsed(await runLighthouse(settings, url, ending)), 'lighthouse');
    } catch (error) {
      if (signal.aborted) return pageSpeedProblem('the measurement was given up');
      if (ending.aborted)
        return pageSpeedProblem(`Lighthouse took longer than ${Math.round(timeoutMs / 1000)} seconds`);
      const missing =
        error instanceof Error && 'code' in error && /MODULE_NOT_FOUND/.test(String(error.code));
      return pageSpeedProblem(
        missing ? 'Lighthouse is not installed on this server' : 'Chrome or Lighthouse could not be started',
      );
    } finally {
      leave();
    }
  };
}
