import { zodResolver } from '@hookform/resolvers/zod';
import { addWebhook } from '@visible-ai/shared/webhooks/endpoints';
import { type WebhookEvent, webhookEvents } from '@visible-ai/shared/webhooks/event-names';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Choices } from '@/components/ui/choices.tsx';
import { Field } from '@/components/ui/field.tsx';
import { UrlInput } from '@/components/ui/text-input.tsx';
import { ApiError } from '@/lib/api-error.ts';
import { failureText } from '@/lib/failure-text.ts';
import { useKeptForm } from '@/lib/use-kept-form.ts';
import { offeredEvents } from './event-words.ts';

export interface WebhookChoice {
  url: string;
  events: WebhookEvent[];
}

const typed = z.object({ url: z.string(), events: z.array(z.enum(webhookEvents)) });

interface WebhookFormProps {
  /** Names what the tab stores of it. */
  formKey: string;
  title: string;
  submitLabel: string;
  start: WebhookChoice;
  /** Rejects with the server's message. */
  onSubmit: (chosen: WebhookChoice) => Promise<void>;
  onCancel: () => void;
}

/** Chooses the address of a webhook and its events. */
export function WebhookForm({ formKey, title, submitLabel, start, onSubmit, onCancel }: WebhookFormProps) {
  const id = useId();
  const { form, forget } = useKeptForm({
    key: formKey,
    schema: typed,
    initial: start,
    resolver: zodResolver(addWebhook.body),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (chosen) => {
    try {
      await onSubmit(chosen);
      forget();
    } catch (error) {
      const message = failureText(error, 'The webhook could not be saved');
      form.setError(error instanceof ApiError && error.code === 'target_refused' ? 'url' : 'root', {
        message,
      });
    }
  });
  return (
    <Card className="p-5 sm:p-6">
      <form onSubmit={submit} noValidate aria-labelledby={id} className="grid grid-cols-1 gap-6">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <Field
          label="Address"
          hint={
            <>
              Where your server takes events, such as{' '}
              <span className="[overflow-wrap:anywhere]">https://example.com/webhooks</span>
            </>
          }
          error={errors.url?.message}
        >
          <UrlInput autoFocus autoComplete="off" maxLength={2048} {...form.register('url')} />
        </Field>
        <Controller
          control={form.control}
          name="events"
          render={({ field }) => (
            <Choices
              legend="Events to send"
              options={offeredEvents}
              chosen={field.value}
              onChange={field.onChange}
              error={errors.events?.message}
            />
          )}
        />
        <p role="alert" className="text-note text-bad empty:hidden">
          {errors.root?.message}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
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
