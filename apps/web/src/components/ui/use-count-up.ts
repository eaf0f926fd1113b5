import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/lib/prefers-reduced-motion.ts';

const DURATION_MS = 700;
const eased = (share: number): number => 1 - (1 - share) ** 3;

/**
 * A number that counts up from zero once, when it first appears. Without `animate`, or if the visitor prefers
 * less motion, it is complete at once.
 */
export function useCountUp(target: number, animate: boolean): number {
  const [share, setShare] = useState(() => (animate && !prefersReducedMotion() ? 0 : 1));
  const running = share < 1;
  useEffect(() => {
    if (!running) return;
    let begin: number | undefined;
    let frame = requestAnimationFrame(function step(now: number) {
      begin ??= now;
      const next = Math.min(1, (now - begin) / DURATION_MS);
      setShare(next);
      if (next < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
  return target * eased(share);
}
