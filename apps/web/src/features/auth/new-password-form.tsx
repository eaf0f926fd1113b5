import { zodResolver } from '@hookform/resolvers/zod';
import { resetPassword } from '@visible-ai/shared/accounts/endpoints';
import { newPassword } from '@visible-ai/shared/accounts/schema';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { NewPasswordField } from '@/components/new-password-field.tsx';
import { PASSWORD_UNSURE } from '@/components/password-unsure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError, isAnswerLost } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { refuseResetLink } from './refuse-reset-link.ts';

const twoPasswords = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
    // Shows this error together with the other field's error, not only after that one is corrected.
    when: () => true,
  });

interface NewPasswordFormProps {
  /** The token of the reset link. The change uses it up. */
  token: string;
  /** Called when the password was changed, or the link turned out to be invalid. */
  onEnd: () => void;
}

/** Sets a new password, which is typed twice. */
export function NewPasswordForm({ token, onEnd }: NewPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(twoPasswords),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const lost = useRef(false);
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await call(resetPassword, { body: { token, password } });
      toast.success('Your password is changed', { description: 'Please sign in with the new one.' });
      onEnd();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'invalid_reset_token') {
        refuseResetLink(lost.current);
        onEnd();
      } else {
        lost.current ||= isAnswerLost(error);
        toast.error(isAnswerLost(error) ? PASSWORD_UNSURE : failureText(error, 'Password change failed'));
        // If no mail can be sent, trying again does not help.
        if (error instanceof ApiError && error.code === 'mail_off') onEnd();
      }
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
