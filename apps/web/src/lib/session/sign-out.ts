import { reportProblem } from '../report-problem.ts';
import { sendRequest } from '../send-request.ts';
import { clearTokens, readTokens } from '../tokens/token-storage.ts';

let leaving = false;

/** Whether the visitor is signing out: then nobody should be led back to the page they leave. */
export const isSigningOut = (): boolean => leaving;

/** Ends the session in all tabs at once and tells the server. It works even if no server answers. */
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
    reportProblem('The sign-out did not reach the server', error);
  } finally {
    leaving = false;
  }
}
