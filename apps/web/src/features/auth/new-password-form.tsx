import { zodResolver } from '@hookform/resolvers/zod';
import { resetPassword } from '@visible-ai/shared/accounts/endpoints';
import { newPassword } from '@visible-ai/shared/accounts/schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { NewPasswordField } from '@/components/new-password-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { refuseResetLink } from './refuse-reset-link.ts';

const twoPasswords = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
    // Said beside the other field's error, not after it is put right.
    when: () => true,
  });

interface NewPasswordFormProps {
  /** Of the reset link; it is spent with the change. */
  token: string;
  /** The password is changed, or the link turned out to be no good. */
  onEnd: () => void;
}

/** Sets a new password, typed twice. */
export function NewPasswordForm({ token, onEnd }: NewPasswordFormProps) {
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
        refuseResetLink();
        onEnd();
      } else {
        toast.error(failureText(error, 'Password change failed'));
        // Where no mail goes out, no other try helps.
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
