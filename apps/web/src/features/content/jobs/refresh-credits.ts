import { session } from '@/lib/session/session.ts';

/** The credits of a trial have changed. */
export function refreshCredits(): void {
  const state = session.state();
  if (state.status !== 'signed-in') return;
  if (state.user.subscription.status === 'trial') void session.refreshUser();
}
