import { zodResolver } from '@hookform/resolvers/zod';
import { changePassword } from '@visible-ai/shared/accounts/endpoints';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '@/components/new-password-field.tsx';
import { PASSWORD_UNSURE } from '@/components/password-unsure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { ApiError, isAnswerLost } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';

/** An earlier try had no answer, and now the current password is another one. */
const CHANGED_BEFORE =
  'The current password is not right. Most likely the first try has changed it to the new one: enter that as the current password to make sure.';

/** Changes the password of the person who is signed in. */
export function ChangePasswordForm({ email }: { email: string }) {
  const form = useForm({
    resolver: zodResolver(changePassword.body),
    defaultValues: { oldPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const lost = useRef(false);
  const submit = form.handleSubmit(async (passwords) => {
    if (!readTokens()) return toast.error('Not authenticated');
    try {
      await call(changePassword, { body: passwords });
      form.reset();
      toast.success('Your password is changed', { description: 'Other devices were signed out.' });
      lost.current = false;
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'unprocessable';
      if (isAnswerLost(error)) toast.error(PASSWORD_UNSURE);
      else if (lost.current && isWrong) toast.error(CHANGED_BEFORE);
      else toast.error(failureText(error, 'Password change failed'));
      lost.current ||= isAnswerLost(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Change password" className="grid gap-4">
      {/* Tells password managers which account the password is for. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.oldPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('oldPassword')} />
      </Field>
      <NewPasswordField
        label="New password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <Button type="submit" variant="secondary" loading={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
