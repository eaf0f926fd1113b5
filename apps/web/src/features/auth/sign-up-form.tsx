import { zodResolver } from '@hookform/resolvers/zod';
import { register } from '@visible-ai/shared/accounts/endpoints';
import { useForm } from 'react-hook-form';
import { NewPasswordField } from '@/components/new-password-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { session } from '@/lib/session/session.ts';
import { EmailField } from './email-field.tsx';

interface SignUpFormProps {
  /** The initial value. */
  email: string;
  /** Called with every change, so that another mode can show the same address. */
  onEmail: (email: string) => void;
  /** Called if the address must be verified first. */
  onMailSent: (email: string) => void;
}

/** Creates an account. */
export function SignUpForm({ email, onEmail, onMailSent }: SignUpFormProps) {
  const form = useForm({
    resolver: zodResolver(register.body),
    defaultValues: { displayName: '', email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (account) => {
    try {
      const answer = await call(register, { body: account });
      if ('requiresVerification' in answer) return onMailSent(account.email);
      await session.signIn(answer.tokens, answer.user);
      toast.success('Welcome to Visible AI', { description: 'Your account is open.' });
    } catch (error) {
      toast.error(failureText(error, 'Registration failed'));
    }
  });

  return (
    <form onSubmit={submit} noValidate aria-label="Sign up" className="grid gap-5">
      <Field label="Display name" error={errors.displayName?.message} required>
        <TextInput dir="auto" autoComplete="name" {...form.register('displayName')} />
      </Field>
      <EmailField
        error={errors.email?.message}
        {...form.register('email', { onChange: () => onEmail(form.getValues('email')) })}
      />
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        required
        {...form.register('password')}
      />
      <Button type="submit" loading={isSubmitting}>
        Create account
      </Button>
    </form>
  );
}
