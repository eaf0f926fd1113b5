import { useEffect } from 'react';
import { browserStorage } from '@/lib/browser-storage.ts';
import { MADE_ANALYSES } from '@/lib/made-analyses-key.ts';
import { useSession } from '@/lib/session/use-session.ts';

/**
 * Moves audits made in this browser before signing in to the account. Loads the code only if there are any.
 * It renders nothing and is a sibling of the pages, not their parent: the session becomes known right after
 * hydration, and everything below a parent would render again in one task.
 */
export function ClaimAnalyses(): null {
  const session = useSession();
  const verifiedId = session.status === 'signed-in' && session.user.emailVerified ? session.user.id : null;
  useEffect(() => {
    if (verifiedId === null || browserStorage.read(MADE_ANALYSES) === null) return undefined;
    const abort = new AbortController();
    void import('@/features/analysis/made-analyses.ts').then(
      ({ claimMade }) => claimMade(abort.signal),
      // If the code does not load, the next page tries again.
      () => undefined,
    );
    return () => abort.abort();
  }, [verifiedId]);
  return null;
}
