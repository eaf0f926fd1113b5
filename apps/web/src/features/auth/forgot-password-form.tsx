import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPassword } from '@visible-ai/shared/accounts/endpoints';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { EmailField } from './email-field.tsx';

interface ForgotPasswordFormProps {
  /** The initial value. */
  email: string;
  /** Called with every change, so that another mode can show the same address. */
  onEmail: (email: string) => void;
}

/** Asks for a reset link. The answer does not reveal whether the address has an account. */
export function ForgotPasswordForm({ email, onEmail }: ForgotPasswordFormProps) {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(forgotPassword.body), defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (asked) => {
    setAskedFor(null);
    try {
      await call(forgotPassword, { body: asked });
      setAskedFor(asked.email);
    } catch (error) {
      toast.error(failureText(error, 'Password reset not available'));
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Reset password" className="grid gap-5">
      <EmailField
        error={errors.email?.message}
        {...form.register('email', { onChange: () => onEmail(form.getValues('email')) })}
      />
      <Button type="submit" loading={isSubmitting}>
        Send reset link
      </Button>
      <div role="status" className="empty:hidden">
        {askedFor && (
          <p className="flex gap-3 rounded-box bg-sunken p-4 text-note ring ring-line-strong [overflow-wrap:anywhere]">
            <MailCheck aria-hidden="true" className="mt-0.5 size-[18px] shrink-0" />
            If {askedFor} has an account, a link to set a new password is on its way. It works for an hour.
          </p>
        )}
      </div>
    </form>
  );
}
