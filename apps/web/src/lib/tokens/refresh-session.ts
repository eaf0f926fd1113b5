import type { Tokens } from '@visible-ai/shared/accounts/schema';
import { readAnswer } from '../read-answer.ts';
import { reportProblem } from '../report-problem.ts';
import { sendRequest } from '../send-request.ts';
import { isPageLeaving } from './page-leaving.ts';
import { clearTokens, readTokens, storeTokens } from './token-storage.ts';

const LOCK = 'visible-ai:refresh-tokens';

const isStill = (stored: Tokens): boolean => readTokens()?.refreshToken === stored.refreshToken;

async function exchange(stored: Tokens): Promise<Tokens | null> {
  try {
    const { refreshTokens } = await import('@visible-ai/shared/accounts/endpoints');
    const response = await sendRequest(refreshTokens, { body: { refreshToken: stored.refreshToken } });
    const { tokens } = await readAnswer(refreshTokens, response);
    // The visitor signed out or changed the account while the request ran. The newer state wins.
    if (!isStill(stored)) return readTokens();
    storeTokens(tokens);
    return tokens;
  } catch (error) {
    reportProblem('Token refresh failed', error);
    if (!isPageLeaving() && isStill(stored)) clearTokens();
    return null;
  }
}

async function refreshUnlessDone(refused: string): Promise<Tokens | null> {
  const stored = readTokens();
  // Another tab was first: its tokens are already here, or it has signed out.
  if (!stored || stored.accessToken !== refused) return stored;
  return exchange(stored);
}

function acrossTabs(refused: string): Promise<Tokens | null> {
  // Web Locks are missing on plain http other than localhost; the server's 10 s of grace covers that case.
  if (!navigator.locks) return refreshUnlessDone(refused);
  return navigator.locks.request(LOCK, () => refreshUnlessDone(refused));
}

/** Creates `refreshSession` for one tab. Calls during an exchange share its result. */
export function createSessionRefresh(): (refused: string) => Promise<Tokens | null> {
  let underWay: Promise<Tokens | null> | undefined;
  return (refused) => {
    underWay ??= acrossTabs(refused).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/**
 * Gets new tokens after the server refused an access token. However many calls and tabs ask, the refresh
 * token is used once. A failure clears the tokens, which signs the visitor out everywhere.
 * Takes the access token that was answered with 401. Returns tokens for another try, or null if the session
 * is over.
 */
export const refreshSession = createSessionRefresh();
