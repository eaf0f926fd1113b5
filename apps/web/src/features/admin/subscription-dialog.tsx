import { zodResolver } from '@hookform/resolvers/zod';
import { subscriptionStatuses } from '@visible-ai/shared/accounts/schema';
import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { NotSavedYet } from '@/components/not-saved-yet.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
import { accountKey } from '@/lib/account-key.ts';
import { tabStorage } from '@/lib/tab-storage.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { personName } from './person-name.ts';
import type { UserChange } from './use-user-changes.ts';

interface SubscriptionDialogProps {
  user: ListedUser;
  pending: boolean;
  onClose: () => void;
  onSave: (change: UserChange) => void;
}

const MOST_CREDITS = 1_000_000;
const MOST_LETTERS = 100;
const NONE = 'none';
const options = [
  { value: NONE, label: 'None' },
  { value: 'trial', label: 'Trial' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
] as const;

const isCredits = (text: string) => /^\d{1,7}$/.test(text) && Number(text) <= MOST_CREDITS;

/** The form as it is kept over a reload, also half typed. */
const kept = z.object({
  status: z.enum([NONE, ...subscriptionStatuses]),
  plan: z.string(),
  credits: z.string(),
});

/** The form as it is sent: credits may not be a number yet. */
const typed = z.object({
  status: z.enum([NONE, ...subscriptionStatuses]),
  plan: z.string().trim().max(MOST_LETTERS),
  credits: z.string().trim().refine(isCredits, 'Credits are a whole number from 0 to 1,000,000'),
});

/** Changes the status, plan and credits of a person. */
export function SubscriptionDialog({ user, pending, onClose, onSave }: SubscriptionDialogProps) {
  const { subscription } = user;
  const initial: z.infer<typeof kept> = {
    status: subscription.status ?? NONE,
    plan: subscription.plan ?? '',
    credits: String(subscription.credits ?? 0),
  };
  const key = accountKey(`subscription:${user.user_id}`);
  const { form, changed } = useKeptForm({
    key,
    schema: kept,
    initial,
    resolver: zodResolver(typed),
    mode: 'onChange',
  });
  // Closing the dialog gives it up. A reload closes nothing.
  useEffect(() => () => tabStorage.remove(key), [key]);
  const { errors } = form.formState;
  const save = form.handleSubmit(({ status, plan, credits }) =>
    onSave({
      kind: 'subscription',
      subscription: {
        status: status === NONE ? null : status,
        plan: plan || null,
        credits: Number(credits),
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Subscription of ${personName(user)}`}
      description={user.email}
    >
      <form onSubmit={save} noValidate aria-label="Subscription" className="grid gap-5">
        <Field label="Status" hint="Active, or a trial with credits, opens the content tools.">
          <Controller
            control={form.control}
            name="status"
            render={({ field }) => (
              <Select options={options} value={field.value} onValueChange={field.onChange} />
            )}
          />
        </Field>
        <Field label="Plan">
          <TextInput maxLength={MOST_LETTERS} {...form.register('plan')} />
        </Field>
        <Field label="Credits" hint="A trial pays one for each generation." error={errors.credits?.message}>
          <TextInput inputMode="numeric" {...form.register('credits')} />
        </Field>
        <NotSavedYet changed={changed} onDiscard={() => form.reset(initial)} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            <WorkingLabel working={pending} idle="Save subscription" busy="Processing..." />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
