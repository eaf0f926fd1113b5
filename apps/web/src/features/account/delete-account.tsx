import { zodResolver } from '@hookform/resolvers/zod';
import { deleteAccount } from '@visible-ai/shared/accounts/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { failureText } from '@/lib/failure-text.ts';
import { signOut } from '@/lib/session/sign-out.ts';

/** Deletes the account after the password was typed again. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(deleteAccount.body), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (confirmation) => {
    try {
      await call(deleteAccount, { body: confirmation });
      setOpen(false);
      await signOut();
      toast.success('Your account is deleted');
      navigate('/');
    } catch (error) {
      form.setError('password', { message: failureText(error, 'The account could not be deleted') });
    }
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          form.reset();
        }}
        title="Delete your account?"
        description={`${email}, with all its audits and files, will be gone. There is no way back.`}
      >
        <form onSubmit={submit} noValidate aria-label="Delete account" className="grid gap-5">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button type="submit" variant="destructive" loading={isSubmitting}>
              Delete account
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
