import { useEffect } from 'react';
import { useSession } from '@/lib/session/use-session.ts';

/**
 * While a report is shown whose owner hides the product's name, and to who is not signed in here, the product's bar,
 * footer and offers are not drawn (base.css).
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
