import { session } from './session/session.ts';

/** A name for what the tab stores of this account alone: who signs in next in the same tab does not see it. */
export function accountKey(name: string): string {
  const state = session.state();
  return state.status === 'signed-in' ? `${name}:${state.user.id}` : name;
}
