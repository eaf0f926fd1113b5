import { session } from '@/lib/session/session.ts';

/** The credits of a trial have changed. Not after the last one: it would close the screen that the visitor is on. */
export function refreshCredits(): void {
  const state = session.state();
  if (state.status !== 'signed-in') return;
  const { status, credits } = state.user.subscription;
  if (status === 'trial' && credits !== null && credits > 1) void session.refreshUser();
}
