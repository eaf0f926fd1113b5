import { useEffect, useState } from 'react';

/**
 * The token of a link in a mail. It is taken out of the address at once, so that it stays neither in the
 * history nor in what other pages are told of where a visitor comes from.
 */
export function useLinkToken(search: URLSearchParams): string | null {
  const [token] = useState(() => search.get('token') || null);
  useEffect(() => {
    if (!token) return;
    const address = new URL(window.location.href);
    address.searchParams.delete('token');
    window.history.replaceState(window.history.state, '', address);
  }, [token]);
  return token;
}
