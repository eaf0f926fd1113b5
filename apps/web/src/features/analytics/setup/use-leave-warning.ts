import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The target of a click on one of our links; null for any other click. */
function linkUnder({ target }: MouseEvent): URL | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link || link.target === '_blank' || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/**
 * Asks before unsaved changes are lost: the browser asks when the tab is closed, a dialog when a link is
 * clicked.
 *
 * @returns whether the dialog is open, and its two answers.
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
