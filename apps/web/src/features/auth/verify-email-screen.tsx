import { verifyEmail } from '@visible-ai/shared/accounts/endpoints';
import type { Tokens } from '@visible-ai/shared/accounts/schema';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { takeAfterSignUp } from '@/lib/after-sign-up.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError, isAnswerLost } from '@/lib/api-error.ts';
import { session } from '@/lib/session/session.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { AuthCard } from './auth-card.tsx';
import { ConfirmSignUp } from './confirm-sign-up.tsx';
import { useLinkToken } from './use-link-token.ts';

const REDIRECT_MS = 2000;
const TITLE = 'Verify your email';
const ENDED = { verified: 'Welcome', failed: 'This link did not work' };

type Verification =
  | { state: 'verifying' }
  | { state: 'password'; token: string }
  | { state: 'verified'; message: string; next: string | null }
  /** `tried`: no answer came to an earlier try, which may have used the link up. */
  | { state: 'failed'; message: string; tried: boolean }
  /** The server did not judge the link. */
  | { state: 'unjudged'; message: string };

function titleOf(verification: Verification): string {
  const { state } = verification;
  if (state === 'verified') return ENDED.verified;
  return state === 'failed' && !verification.tried ? ENDED.failed : TITLE;
}

const MISSING: Verification = { state: 'failed', message: 'Invalid verification link', tried: false };

function failure(error: unknown, tried: boolean): Verification {
  if (!(error instanceof ApiError)) return { state: 'unjudged', message: 'Verification failed' };
  if (error.code === 'network') return { state: 'unjudged', message: 'Network error occurred' };
  const isJudged = error.status < 500 && error.status !== 429;
  const message = error.serverText ?? 'Verification failed';
  return isJudged ? { state: 'failed', message, tried } : { state: 'unjudged', message };
}

function hintOf(verification: Verification): string {
  if (verification.state !== 'failed') return 'This says nothing about your link. Please try it again.';
  return verification.tried
    ? 'No answer came to your first try, which may have arrived: then your address is verified already. Sign in to find out.'
    : 'If your address is not verified yet, sign in and ask for a new link.';
}

/** Uses the token of the link once, even if React runs effects twice. `again` tries once more. */
function useVerification(token: string | null) {
  const [verification, setVerification] = useState<Verification>(token ? { state: 'verifying' } : MISSING);
  const spent = useRef<string | null>(null);
  const lost = useRef(false);
  const enter = useCallback(async ({ message, tokens }: { message: string; tokens: Tokens }) => {
    await session.signIn(tokens);
    setVerification({ state: 'verified', message, next: takeAfterSignUp() });
  }, []);
  const verify = useCallback(() => {
    if (!token) return;
    setVerification({ state: 'verifying' });
    call(verifyEmail, { body: { token } })
      .then(enter)
      .catch((error: unknown) => {
        const asked = error instanceof ApiError && error.code === 'password_required';
        setVerification(asked ? { state: 'password', token } : failure(error, lost.current));
        lost.current ||= isAnswerLost(error);
      });
  }, [token, enter]);
  useEffect(() => {
    if (spent.current === token) return;
    spent.current = token;
    verify();
  }, [token, verify]);
  return { verification, enter, again: verify };
}

const Verifying = () => (
  <>
    <Spinner className="text-title text-accent" />
    <p className="text-muted">Verifying your email address...</p>
  </>
);

/** The screen of a verification link. The prerendered page does not know the link yet. */
export function VerifyEmailScreen() {
  if (useHydrated()) return <LinkVerification />;
  return (
    <AuthCard title={TITLE}>
      <div className="grid justify-items-center gap-4 py-4 text-center" data-needs-script>
        <Verifying />
      </div>
    </AuthCard>
  );
}

function LinkVerification() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { verification, enter, again } = useVerification(useLinkToken(search));
  const next = verification.state === 'verified' ? (verification.next ?? '/dashboard') : null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => navigate(next, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [next, navigate]);

  return (
    <AuthCard title={titleOf(verification)}>
      {verification.state === 'password' && <ConfirmSignUp token={verification.token} onVerified={enter} />}
      <div className="grid justify-items-center gap-4 py-4 text-center empty:hidden" role="status">
        {verification.state === 'verifying' && <Verifying />}
        {verification.state === 'verified' && (
          <>
            <CircleCheck aria-hidden="true" className="size-9 text-good" />
            <p className="font-semibold">{verification.message}</p>
            <p className="text-note text-muted">
              {verification.next ? 'Taking you back to where you were...' : 'Taking you to your dashboard...'}
            </p>
          </>
        )}
        {(verification.state === 'failed' || verification.state === 'unjudged') && (
          <>
            <CircleAlert aria-hidden="true" className="size-9 text-bad" />
            <p className="font-semibold">{verification.message}</p>
            <p className="text-note text-muted">{hintOf(verification)}</p>
            <div className="mt-2 flex flex-wrap justify-center gap-2">
              {verification.state === 'unjudged' && <Button onClick={again}>Try again</Button>}
              <ButtonLink to="/auth" variant={verification.state === 'failed' ? 'primary' : 'secondary'}>
                Back to Sign In
              </ButtonLink>
              <ButtonLink to="/" variant="secondary">
                Go Home
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </AuthCard>
  );
}
