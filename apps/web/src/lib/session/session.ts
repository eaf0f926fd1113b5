import type { Tokens, User } from '@visible-ai/shared/accounts/schema';
import { call } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { reportProblem } from '../report-problem.ts';
import { isPageLeaving } from '../tokens/page-leaving.ts';
import { clearTokens, onTokensChange, readTokens, storeTokens } from '../tokens/token-storage.ts';
import type { SessionState } from './session-state.ts';

/** How long after a question without an answer the next one is asked. */
const ASK_AGAIN_MS = 5000;

/** Statuses that refuse nobody: no answer, a broken one, or one that says to ask later. */
const ASK_LATER = [0, 200, 429, 502, 503, 504];

const listeners = new Set<() => void>();
let state: SessionState = { status: 'loading' };
/** Counts the requests for the account, so that an outdated answer is dropped. */
let latestLook = 0;

function become(next: SessionState): void {
  state = next;
  if (next.status === 'signed-out') delete document.documentElement.dataset.session;
  else document.documentElement.dataset.session = 'stored';
  for (const listener of listeners) listener();
}

/**
 * Asks the server who is signed in. A failed check clears the tokens. Without an answer, or with one that says to ask
 * later, nothing was refused: the tokens stay, and so does who is known to be signed in. Resolves to the new state.
 *
 * @param known whose tokens they are, as far as this tab knows.
 */
async function lookUpUser(known: SessionState = state): Promise<SessionState> {
  latestLook += 1;
  const look = latestLook;
  if (!readTokens()) {
    become({ status: 'signed-out' });
    return state;
  }
  // Outside of what is caught: if a newer version replaced this file, nobody is signed out (see head-script.js).
  const { getCurrentUser } = await import('@visible-ai/shared/accounts/endpoints');
  try {
    const { user } = await call(getCurrentUser, {});
    if (look === latestLook) become({ status: 'signed-in', user });
  } catch (error) {
    if (look !== latestLook) return state;
    reportProblem('Failed to get current user', error);
    if (isPageLeaving()) return state;
    if (!(error instanceof ApiError && ASK_LATER.includes(error.status))) clearTokens();
    else if (known.status !== 'signed-in') {
      become({ status: 'loading', unreached: true });
      setTimeout(askAgain, ASK_AGAIN_MS);
    }
  }
  return state;
}

function onTokens(change: 'here' | 'elsewhere'): void {
  if (!readTokens()) {
    latestLook += 1;
    if (state.status !== 'signed-out') become({ status: 'signed-out' });
    return;
  }
  // Another tab signed in, perhaps to another account, or renewed its tokens: ask which account it is.
  if (change === 'elsewhere') void lookUpUser({ status: 'loading' });
}

function askAgain(): void {
  if (state.status === 'loading' && state.unreached) void lookUpUser();
}

/** A page from the back/forward cache has missed what other tabs did. */
function onPageShow(event: PageTransitionEvent): void {
  if (event.persisted) void lookUpUser();
}

/** The visitor's session. All tabs share it through local storage. Screens read it with `useSession`. */
export const session = {
  /** Reads the stored tokens and asks whose they are. Called once at the start; returns a stop function. */
  start(): () => void {
    const stop = onTokensChange(onTokens);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', askAgain);
    void lookUpUser();
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', askAgain);
      stop();
    };
  },

  state: (): SessionState => state,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Stores the tokens of a sign-in, sign-up or verified mail. Without `user`, asks the server for it. */
  async signIn(tokens: Tokens, user?: User): Promise<SessionState> {
    storeTokens(tokens);
    if (!user) return lookUpUser({ status: 'loading' });
    latestLook += 1;
    become({ status: 'signed-in', user });
    return state;
  },

  /** Asks the server again, e.g. after the account changed. */
  refreshUser: () => lookUpUser(),
};
