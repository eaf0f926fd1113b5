import { verifyEmail } from '@visible-ai/shared/accounts/endpoints';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { session } from '@/lib/session/session.ts';
import { AuthCard } from './auth-card.tsx';
import { useLinkToken } from './use-link-token.ts';

const REDIRECT_MS = 2000;

type Verification =
  | { state: 'verifying' }
  | { state: 'verified'; message: string }
  | { state: 'failed'; message: string };

const MISSING: Verification = { state: 'failed', message: 'Invalid verification link' };

function failure(error: unknown): Verification {
  if (!(error instanceof ApiError)) return { state: 'failed', message: 'Verification failed' };
  if (error.code === 'network') return { state: 'failed', message: 'Network error occurred' };
  return { state: 'failed', message: error.serverText ?? 'Verification failed' };
}

/** Spends the token of the link, once, also where React runs effects twice. */
function useVerification(token: string | null): Verification {
  const [verification, setVerification] = useState<Verification>(token ? { state: 'verifying' } : MISSING);
  const spent = useRef<string | null>(null);
  useEffect(() => {
    if (!token || spent.current === token) return;
    spent.current = token;
    call(verifyEmail, { body: { token } })
      .then(async ({ message, tokens }) => {
        await session.signIn(tokens);
        setVerification({ state: 'verified', message });
      })
      .catch((error: unknown) => setVerification(failure(error)));
  }, [token]);
  return verification;
}

/** Where a verification link leads. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const verification = useVerification(useLinkToken(search));
  const verified = verification.state === 'verified';
  useEffect(() => {
    if (!verified) return;
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [verified, navigate]);

  return (
    <AuthCard title="Verify your email">
      <div className="grid justify-items-center gap-4 py-4 text-center" role="status">
        {verification.state === 'verifying' && (
          <>
            <Spinner className="text-title text-accent" />
            <p className="text-muted">Verifying your email address...</p>
          </>
        )}
        {verification.state === 'verified' && (
          <>
            <CircleCheck aria-hidden="true" className="size-9 text-good" />
            <p className="font-semibold">{verification.message}</p>
            <p className="text-note text-muted">Taking you to your dashboard...</p>
          </>
        )}
        {verification.state === 'failed' && (
          <>
            <CircleAlert aria-hidden="true" className="size-9 text-bad" />
            <p className="font-semibold">{verification.message}</p>
            <div className="mt-2 flex flex-wrap justify-center gap-2">
              <ButtonLink to="/auth">Back to Sign In</ButtonLink>
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
