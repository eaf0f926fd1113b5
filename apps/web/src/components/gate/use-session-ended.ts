import { useEffect, useRef } from 'react';
import type { SessionState } from '@/lib/session/session-state.ts';
import { isSigningOut } from '@/lib/session/sign-out.ts';
import { toast } from '../ui/toast.ts';

/** Long enough to be read on the sign-in screen, where it may appear. */
const READ_MS = 20_000;

/** Says why the page is gone from the screen when its session ends elsewhere or runs out. */
export function useSessionEnded({ status }: SessionState): void {
  const wasIn = useRef(false);
  useEffect(() => {
    const hasEnded = status === 'signed-out' && wasIn.current && !isSigningOut();
    if (status !== 'loading') wasIn.current = status === 'signed-in';
    if (!hasEnded) return;
    toast.notice('Your session has ended', {
      description: 'Please sign in again. What you typed in this tab is kept.',
      duration: READ_MS,
    });
  }, [status]);
}
