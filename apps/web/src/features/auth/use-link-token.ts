import { useEffect, useState } from 'react';
import { z } from 'zod';

const kept = z.object({ linkToken: z.string() });

/** The token that was stored before a reload: phones drop a page while a password manager is in front. */
function tokenPutAside(): string | null {
  const state = kept.safeParse(window.history.state);
  return state.success ? state.data.linkToken : null;
}

/**
 * The token of a link in a mail. It is removed from the address at once, so that neither the browser's
 * history nor the referrer contains it. The history entry keeps it for a reload, until the visitor moves on.
 */
export function useLinkToken(search: URLSearchParams): string | null {
  const [token] = useState(() => search.get('token') || tokenPutAside());
  useEffect(() => {
    if (!token) return;
    const address = new URL(window.location.href);
    address.searchParams.delete('token');
    window.history.replaceState({ ...window.history.state, linkToken: token }, '', address);
  }, [token]);
  return token;
}
