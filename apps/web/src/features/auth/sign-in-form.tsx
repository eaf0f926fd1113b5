import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { session } from '@/lib/session/session.ts';
import { typedBefore } from '@/lib/typed-before.ts';
import { useHydrated } from '@/lib/use-hydrated.ts';
import { EmailField } from './email-field.tsx';
import { MailNotice } from './mail-notice.tsx';

interface SignInFormProps {
  /** The initial value, e.g. after signing up. */
  email: string;
  /** Called with every change, so that another mode can show the same address. */
  onEmail: (email: string) => void;
  /** The address that was just sent a verification link. */
  mailedTo: string | null;
  /** The link to the reset of the password. */
  resetLink: ReactNode;
}

/** Signs in. After a failure the fields keep their text. */
export function SignInForm({ email, onEmail, mailedTo, resetLink }: SignInFormProps) {
  const [unverified, setUnverified] = useState<string | null>(null);
  const hydrated = useHydrated();
  const defaultValues = hydrated
    ? { email, password: '' }
    : { email: typedBefore('email') || email, password: typedBefore('password') };
  const form = useForm({ resolver: zodResolver(login.body), defaultValues });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (credentials) => {
    setUnverified(null);
    try {
      const { tokens, user } = await call(login, { body: credentials });
      await session.signIn(tokens, user);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_not_verified') setUnverified(credentials.email);
      else toast.error(failureText(error, 'Login failed'));
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Sign in" className="grid gap-5">
      {mailedTo && !unverified && (
        <MailNotice email={mailedTo} title="Please check your email">
          We have sent a link to {mailedTo}. Open it, and you are in.
        </MailNotice>
      )}
      {unverified && (
        <MailNotice email={unverified} title="Email not verified" urgent>
          Please open the verification link we have sent to {unverified}, then sign in. It may be in the spam
          folder.
        </MailNotice>
      )}
      <EmailField
        error={errors.email?.message}
        {...form.register('email', { onChange: () => onEmail(form.getValues('email')) })}
      />
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {/* If the form were sent before the page is ready, the password would be in the address. */}
      <Button type={hydrated ? 'submit' : 'button'} loading={isSubmitting}>
        Sign In
      </Button>
      <p className="text-center text-note">{resetLink}</p>
    </form>
  );
}
