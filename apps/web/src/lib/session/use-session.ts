import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionState } from './session-state.ts';

const loading: SessionState = { status: 'loading' };

/** Who is signed in. It is `loading` in the prerendered page and until the stored tokens were checked. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, () => loading);
}
