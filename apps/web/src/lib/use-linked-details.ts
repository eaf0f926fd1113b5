import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { anchorId } from '@/lib/anchor-id.ts';

/** Opens the `details` that the address names (`/faq#slug`). Browsers do so only on a page load. */
export function useLinkedDetails(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the visit, also of the same answer
  useEffect(() => {
    const answer = hash ? document.getElementById(anchorId(hash)) : null;
    const disclosure = answer?.closest('details');
    if (disclosure) disclosure.open = true;
  }, [hash, key]);
}
