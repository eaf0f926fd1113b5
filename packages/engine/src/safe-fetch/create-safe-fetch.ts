import { checkTarget } from './check-target.ts';
import { FetchProblem } from './fetch-problem.ts';
import type { SafeFetch, SafeFetchSettings } from './fetch-result.ts';
import { openFetchSession } from './open-fetch-session.ts';

/**
 * The one door out to foreign sites. Every address is judged before anything is sent: scheme, port,
 * credentials, name, IP literal, and each DNS answer at the moment of connecting; so is every redirect.
 */
export function createSafeFetch(settings: SafeFetchSettings): SafeFetch {
  return {
    open: () => openFetchSession(settings),
    checkTarget(url) {
      if (checkTarget(url, settings.allowPrivateTargets).ok) return { ok: true };
      const { message } = new FetchProblem('refused');
      return { ok: false, kind: 'refused', text: message };
    },
  };
}
