import { subscriptionStatuses } from '@visible-ai/shared/accounts/schema';
import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { personName } from './person-name.ts';
import type { UserChange } from './use-user-changes.ts';

interface SubscriptionDialogProps {
  user: ListedUser;
  pending: boolean;
  onClose: () => void;
  onSave: (change: UserChange) => void;
}

const MOST_CREDITS = 1_000_000;
const NONE = 'none';
const options = [
  { value: NONE, label: 'None' },
  { value: 'trial', label: 'Trial' },
  { value: 'active', label: 'Active' },
  { value: 'expired', label: 'Expired' },
] as const;

/** Status, plan and credits of one person. */
export function SubscriptionDialog({ user, pending, onClose, onSave }: SubscriptionDialogProps) {
  const { subscription } = user;
  const [status, setStatus] = useState<(typeof options)[number]['value']>(subscription.status ?? NONE);
  const [plan, setPlan] = useState(subscription.plan ?? '');
  const [credits, setCredits] = useState(String(subscription.credits ?? 0));
  const amount = Number(credits);
  const badCredits =
    credits.trim() === '' || !Number.isInteger(amount) || amount < 0 || amount > MOST_CREDITS;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (badCredits) return;
    const known = subscriptionStatuses.find((candidate) => candidate === status) ?? null;
    onSave({
      kind: 'subscription',
      subscription: { status: known, plan: plan.trim() || null, credits: amount },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Subscription of ${personName(user)}`}
      description={user.email}
    >
      <form onSubmit={save} noValidate aria-label="Subscription" className="grid gap-5">
        <Field label="Status" hint="Active, or a trial with credits, opens the content tools.">
          <Select options={options} value={status} onValueChange={setStatus} />
        </Field>
        <Field label="Plan">
          <TextInput value={plan} maxLength={100} onChange={(event) => setPlan(event.target.value)} />
        </Field>
        <Field
          label="Credits"
          hint="A trial pays one for each generation."
          error={badCredits ? 'Credits are a whole number from 0 to 1,000,000' : undefined}
        >
          <TextInput
            inputMode="numeric"
            value={credits}
            onChange={(event) => setCredits(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {pending ? 'Processing...' : 'Save subscription'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
