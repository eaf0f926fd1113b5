import { useQuery } from '@tanstack/react-query';
import { validateResetToken } from '@visible-ai/shared/accounts/endpoints';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { call } from '@/lib/api-client.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { AuthCard } from './auth-card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { refuseResetLink } from './refuse-reset-link.ts';
import { useLinkToken } from './use-link-token.ts';

const Validating = () => (
  <p role="status" data-needs-script className="flex items-center justify-center gap-3 py-8 text-muted">
    <Spinner />
    Validating reset link...
  </p>
);

function ResetCard({ children }: { children: ReactNode }) {
  return (
    <AuthCard
      title="Set a new password"
      footer={
        <Link to="/auth" className="text-link">
          Back to sign in
        </Link>
      }
    >
      {children}
    </AuthCard>
  );
}

/** The screen of a reset link. The prerendered page does not know the link yet. */
export function ResetPasswordScreen() {
  if (useHydrated()) return <LinkReset />;
  return (
    <ResetCard>
      <Validating />
    </ResetCard>
  );
}

/** Checks the link first, then shows two fields. An invalid link leads to the sign-in screen. */
function LinkReset() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = useLinkToken(search);
  const judged = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => call(validateResetToken, { body: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const bad = token === null || judged.data?.valid === false;
  useEffect(() => {
    if (!bad) return;
    refuseResetLink();
    navigate('/auth', { replace: true });
  }, [bad, navigate]);

  return (
    <ResetCard>
      {judged.isError ? (
        <ErrorState
          title="The link could not be checked"
          description={judged.error.message}
          onRetry={() => void judged.refetch()}
        />
      ) : judged.data?.valid && token ? (
        <NewPasswordForm token={token} onEnd={() => navigate('/auth', { replace: true })} />
      ) : (
        <Validating />
      )}
    </ResetCard>
  );
}
