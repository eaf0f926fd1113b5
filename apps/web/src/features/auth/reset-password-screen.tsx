import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { resetPassword, validateResetToken } from '@visible-ai/shared/accounts/endpoints';
import { newPassword } from '@visible-ai/shared/accounts/schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { NewPasswordField } from '@/components/new-password-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { AuthCard } from './auth-card.tsx';
import { useLinkToken } from './use-link-token.ts';

const twoPasswords = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
    // Said beside the other field's error, not after it is mended.
    when: () => true,
  });

const refuse = () =>
  toast.error('This password reset link is invalid or has expired.', { title: 'Invalid reset link' });

function NewPasswordForm({ token, onEnd }: { token: string; onEnd: () => void }) {
  const form = useForm({
    resolver: zodResolver(twoPasswords),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await call(resetPassword, { body: { token, password } });
      toast.success('Your password is changed', { description: 'Please sign in with the new one.' });
      onEnd();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_reset_token') {
        refuse();
        onEnd();
      } else toast.error(failureText(error, 'Password change failed'));
    }
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Set a new password" className="grid gap-5">
      <NewPasswordField
        label="New password"
        error={errors.password?.message}
        required
        {...form.register('password')}
      />
      <Field label="Confirm new password" error={errors.confirmation?.message} required>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        Set New Password
      </Button>
    </form>
  );
}

/** Where a reset link leads: judged first, then two fields. A link that is no good goes to the sign-in screen. */
export function ResetPasswordScreen() {
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
    refuse();
    navigate('/auth', { replace: true });
  }, [bad, navigate]);

  return (
    <AuthCard
      title="Set a new password"
      footer={
        <Link to="/auth" className="text-link">
          Back to sign in
        </Link>
      }
    >
      {judged.isError ? (
        <ErrorState
          title="The link could not be checked"
          description={judged.error.message}
          onRetry={() => void judged.refetch()}
        />
      ) : judged.data?.valid && token ? (
        <NewPasswordForm token={token} onEnd={() => navigate('/auth', { replace: true })} />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-muted">
          <Spinner />
          Validating reset link...
        </p>
      )}
    </AuthCard>
  );
}
