import { zodResolver } from '@hookform/resolvers/zod';
import { choosePasswordByMail, verifyEmail } from '@visible-ai/shared/accounts/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';

type Verified = Awaited<ReturnType<typeof call<typeof verifyEmail>>>;

interface ConfirmSignUpProps {
  /** The token of the link. The right password uses it up. */
  token: string;
  onVerified: (verified: Verified) => void;
}

const typed = z.object({ password: z.string().min(1, 'Password is required') });

/**
 * For a link that was opened on another network than the sign-up. Asks for the password of the sign-up, or
 * offers to choose one by mail.
 */
export function ConfirmSignUp({ token, onVerified }: ConfirmSignUpProps) {
  const form = useForm({ resolver: zodResolver(typed), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [mailing, setMailing] = useState(false);
  const [mailed, setMailed] = useState<string | null>(null);

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      onVerified(await call(verifyEmail, { body: { token, password } }));
    } catch (error) {
      const message = failureText(error, 'Verification failed');
      if (error instanceof ApiError && error.code === 'invalid_credentials')
        form.setError('password', { message }, { shouldFocus: true });
      else toast.error(message);
    }
  });
  const chooseByMail = async () => {
    setMailing(true);
    try {
      setMailed((await call(choosePasswordByMail, { body: { token } })).message);
    } catch (error) {
      toast.error(failureText(error, 'The mail could not be sent'));
    }
    setMailing(false);
  };

  return (
    <form onSubmit={submit} noValidate aria-label="Confirm your sign-up" className="grid gap-5">
      <p className="text-muted">
        You opened this link on a different network from the one you signed up on. Enter the password you
        chose then, so that nobody else can take the account.
      </p>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        Verify Email
      </Button>
      <div className="grid gap-3 border-line border-t pt-5 text-note">
        <p className="text-muted">Was it not you, or have you forgotten the password?</p>
        <Button variant="secondary" loading={mailing} onClick={() => void chooseByMail()}>
          Choose a password by mail
        </Button>
        <p role="status" className="empty:hidden">
          {mailed}
        </p>
      </div>
    </form>
  );
}
