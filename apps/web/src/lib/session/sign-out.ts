import { reportProblem } from '../report-problem.ts';
import { sendRequest } from '../send-request.ts';
import { clearTokens, readTokens } from '../tokens/token-storage.ts';

let leaving = false;

/** Whether the visitor is on the way out by choice: nobody should be led back to where they leave from. */
export const isSigningOut = (): boolean => leaving;

/**
 * Ends the session: here and in every other tab at once, on the server as soon as it hears of it.
 * A server that cannot be reached changes nothing for the visitor.
 */
export async function signOut(): Promise<void> {
  const stored = readTokens();
  leaving = true;
  clearTokens();
  try {
    if (!stored) return;
    const { logout } = await import('@visible-ai/shared/accounts/endpoints');
    const { accessToken, refreshToken } = stored;
    await sendRequest(logout, { body: { refreshToken } }, { accessToken });
  } catch (error) {
    reportProblem('The server was not told of the sign-out', error);
  } finally {
    leaving = false;
  }
}
