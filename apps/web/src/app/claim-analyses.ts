import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage.ts';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { useSession } from '@/lib/session/use-session.ts';

/**
 * Audits made in this browser before signing in find their account. The code is fetched where there are any. It shows
 * nothing, and stands beside the pages, not around them: who reads becomes known right after hydration, and what listens
 * to it is drawn anew at once, in one task.
 */
export function ClaimAnalyses(): null {
  const session = useSession();
  const verifiedId = session.status === 'signed-in' && session.user.emailVerified ? session.user.id : null;
  useEffect(() => {
    if (verifiedId === null || browserStorage.read(MADE_ANALYSES) === null) return undefined;
    const abort = new AbortController();
    void import('@/features/analysis/made-analyses.ts').then(
      ({ claimMade }) => claimMade(abort.signal),
      // Without the code they stay for the next page.
      () => undefined,
    );
    return () => abort.abort();
  }, [verifiedId]);
  return null;
}
