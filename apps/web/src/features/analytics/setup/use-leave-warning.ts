import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where a click on a link of ours leads; null for any other click. */
function linkUnder({ target }: MouseEvent): URL | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/**
 * Asks before something that is not saved is left: the browser where its tab is closed, a dialog where a link is followed.
 *
 * @returns the address that was to be gone to while it is asked about, and the two answers.
 */
export function useLeaveWarning(dirty: boolean) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = linkUnder(event);
      if (!url || url.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(url.pathname + url.search + url.hash);
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', hold, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', hold, { capture: true });
    };
  }, [dirty]);
  return {
    asking: to !== null,
    stay: () => setTo(null),
    leave() {
      if (to !== null) navigate(to);
      setTo(null);
    },
  };
}
