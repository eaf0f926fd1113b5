import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { scopes } from '@visible-ai/shared/contract/scopes';
import { createKey } from '@visible-ai/shared/keys/endpoints';
import type { ApiKey } from '@visible-ai/shared/keys/schema';
import { scopeWords } from '@visible-ai/shared/keys/scope-words';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { toastFailure } from '@/components/toast-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Choices } from '@/components/ui/choices.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextInput } from '@/components/ui/text-input.tsx';
import { toast } from '@/components/ui/toast.ts';
import { accountKey } from '@/lib/account-key.ts';
import { call } from '@/lib/api-client.ts';
import { isAnswerLost } from '@/lib/api-error.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { keyListQuery } from './key-list-query.ts';

const NEVER = 'never';
const expiries = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: NEVER, label: 'Never' },
];

/** What the tab stores of the form until the key is made. */
export const newKeyForm = () => accountKey('new-key');
const typed = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  expiresInDays: z.int().nullable(),
});
const initial: z.infer<typeof typed> = { name: '', scopes: ['audits:run', 'audits:read'], expiresInDays: 90 };

/** A new key. Its secret is shown only once. */
export interface MadeKey {
  key: ApiKey;
  secret: string;
}

/** The key may exist, but its secret was in the answer. */
const LOST =
  'No answer came. If the key is in the list now, revoke it, because its secret is shown only once.';

interface CreateKeyFormProps {
  onMade: (made: MadeKey) => void;
  onCancel: () => void;
}

/** Creates a key with a name, scopes and a lifetime. */
export function CreateKeyForm({ onMade, onCancel }: CreateKeyFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const { form, forget } = useKeptForm({
    key: newKeyForm(),
    schema: typed,
    initial,
    resolver: zodResolver(createKey.body),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const made = await call(createKey, { body });
      forget();
      onMade(made);
    } catch (error) {
      if (isAnswerLost(error)) toast.error(LOST);
      else toastFailure(error, 'The key could not be made');
      void queryClient.invalidateQueries(keyListQuery);
    }
  });
  return (
    <Card className="p-5 sm:p-6">
      <form onSubmit={submit} noValidate aria-labelledby={id} className="grid grid-cols-1 gap-6">
        <h2 id={id} className="font-semibold">
          New API key
        </h2>
        <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Field label="Name" hint="What it is for, such as: our build" error={errors.name?.message}>
            <TextInput dir="auto" autoFocus autoComplete="off" maxLength={100} {...form.register('name')} />
          </Field>
          <Field label="Expires after" error={errors.expiresInDays?.message}>
            <Controller
              control={form.control}
              name="expiresInDays"
              render={({ field }) => (
                <Select
                  options={expiries}
                  value={field.value == null ? NEVER : String(field.value)}
                  onValueChange={(value) => field.onChange(value === NEVER ? null : Number(value))}
                />
              )}
            />
          </Field>
        </div>
        <Controller
          control={form.control}
          name="scopes"
          render={({ field }) => (
            <Choices
              legend="What it may do"
              options={scopes.map((value) => ({ value, ...scopeWords[value] }))}
              chosen={field.value}
              onChange={field.onChange}
              error={errors.scopes?.message}
            />
          )}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isSubmitting}>
            Create key
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
