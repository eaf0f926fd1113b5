import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

const wayBack = z.object({
  /** Whether the page to go to afterwards is the one before the sign-in screen. */
  behind: z.boolean().default(false),
  /** How many changes of mode lie between the first mode and this one. */
  steps: z.int().min(0).default(0),
});

/** Where this visit of the sign-in screen began in the browser's history. */
export function useWayBack(): z.infer<typeof wayBack> {
  return wayBack.catch({ behind: false, steps: 0 }).parse(useLocation().state ?? {});
}

/**
 * Leaves the sign-in screen so that no entry of it stays behind the page that follows: one step back from there leads
 * to where the visitor came from.
 *
 * @param onGone called once, when it is left.
 */
export function GoOn({ next, onGone }: { next: string; onGone: () => void }) {
  const { behind, steps } = useWayBack();
  const navigate = useNavigate();
  const gone = useRef(false);
  const back = steps + (behind ? 1 : 0);
  useEffect(() => {
    if (gone.current) return;
    gone.current = true;
    onGone();
    // Back at the first mode, this is drawn again and replaces it.
    if (back > 0) navigate(-back);
    else navigate(next, { replace: true });
  }, [back, navigate, next, onGone]);
  return null;
}
