import { zodResolver } from '@hookform/resolvers/zod';
import { updateAccount } from '@visible-ai/shared/accounts/endpoints';
import { z } from 'zod';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { accountKey } from '@/lib/account-key.ts';
import { call } from '@/lib/api-client.ts';
import { session } from '@/lib/session/session.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';

const typed = z.object({ displayName: z.string() });

/** Changes the name of the account. */
export function DisplayNameForm({ displayName }: { displayName: string }) {
  const { form, changed, forget } = useKeptForm({
    key: accountKey('display-name'),
    schema: typed,
    initial: { displayName },
    resolver: zodResolver(updateAccount.body),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (change) => {
    try {
      await call(updateAccount, { body: change });
      forget();
      await session.refreshUser();
      toast.success('Your name is saved');
    } catch (error) {
      toastFailure(error, 'Your name could not be saved');
    }
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Your name" className="flex flex-wrap items-start gap-3">
      <Field
        label="Display name"
        error={errors.displayName?.message}
        className="min-w-[min(14rem,100%)] flex-1"
      >
        <TextInput dir="auto" autoComplete="name" {...form.register('displayName')} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        loading={isSubmitting}
        disabled={!changed}
        className="sm:mt-[27px]"
      >
        Save name
      </Button>
    </form>
  );
}
