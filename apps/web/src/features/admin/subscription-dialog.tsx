import { zodResolver } from '@hookform/resolvers/zod';
import { subscriptionStatuses } from '@visible-ai/shared/accounts/schema';
import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
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

/** The form as typed: credits may not be a number yet. */
const typed = z.object({
  status: z.enum([NONE, ...subscriptionStatuses]),
  plan: z.string().trim().max(MOST_LETTERS),
  credits: z.string().trim().refine(isCredits, 'Credits are a whole number from 0 to 1,000,000'),
});

/** Changes the status, plan and credits of a person. */
export function SubscriptionDialog({ user, pending, onClose, onSave }: SubscriptionDialogProps) {
  const { subscription } = user;
  const form = useForm<z.infer<typeof typed>>({
    resolver: zodResolver(typed),
    mode: 'onChange',
    defaultValues: {
      status: subscription.status ?? NONE,
      plan: subscription.plan ?? '',
      credits: String(subscription.credits ?? 0),
    },
  });
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
