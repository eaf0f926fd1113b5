import { useEffect } from 'react';
import { useSession } from '@/lib/session/use-session.ts';

/**
 * Hides the product's bar, footer and offers (base.css) while a visitor who is not signed in sees a report
 * whose owner hides the product's name.
 */
export function useOwnBrand(hidesProduct: boolean): void {
  const visitor = useSession().status === 'signed-out';
  useEffect(() => {
    if (!hidesProduct || !visitor) return;
    const { dataset } = document.documentElement;
    dataset.ownBrand = '';
    return () => {
      delete dataset.ownBrand;
    };
  }, [hidesProduct, visitor]);
}
