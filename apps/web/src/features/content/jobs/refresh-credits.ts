import { session } from '@/lib/session/session.ts';

/** Reloads the account after the credits of a trial changed. */
export function refreshCredits(): void {
  const state = session.state();
  if (state.status !== 'signed-in') return;
  if (state.user.subscription.status === 'trial') void session.refreshUser();
}
