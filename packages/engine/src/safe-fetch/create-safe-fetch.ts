import { checkTarget } from './check-target.ts';
import { FetchProblem } from './fetch-problem.ts';
import type { SafeFetch, SafeFetchSettings } from './fetch-result.ts';
import { openFetchSession } from './open-fetch-session.ts';

/**
 * The only way to foreign sites. Before anything is sent, it checks the address: scheme, port, credentials, name, IP
 * literal, and each DNS answer at the moment of connecting. It checks every redirect in the same way.
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
