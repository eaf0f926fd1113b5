import { useQueryClient } from '@tanstack/react-query';
import { changeWebhook, testWebhook } from '@visible-ai/shared/webhooks/endpoints';
import type { Webhook } from '@visible-ai/shared/webhooks/schema';
import { useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ShownOnce } from '@/components/ui/shown-once.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { toast } from '@/components/ui/toast.ts';
import { call } from '@/lib/api-client.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { tabStorage } from '@/lib/tab-storage.ts';
import { DeleteWebhook } from './delete-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { useWebhookAction, webhookListQuery } from './webhook-queries.ts';

/** Why nothing is sent, or that deliveries fail. Shows nothing if all is well. */
function State({ webhook: { disabledBecause, disabledAt, failingSince } }: { webhook: Webhook }) {
  if (disabledBecause === 'gone')
    return (
      <p className="text-note text-bad">
        Its receiver answered 410 on {disabledAt && formatMoment(disabledAt)}, which says that it wants no
        more events. We switched it off.
      </p>
    );
  if (disabledBecause === 'failing')
    return (
      <p className="text-note text-bad">
        Its receiver took nothing for five days. We switched it off on{' '}
        {disabledAt && formatMoment(disabledAt)}.
      </p>
    );
  if (!disabledBecause && failingSince)
    return (
      <p className="text-note text-warn">
        Its receiver has accepted nothing since {formatMoment(failingSince)}. We go on trying; after five days
        without a success it is switched off.
      </p>
    );
  return null;
}

function StateBadge({
  webhook: { enabled, failingSince },
  isInPlan,
}: {
  webhook: Webhook;
  isInPlan: boolean;
}) {
  if (!enabled) return <Badge tone="neutral">Off</Badge>;
  if (!isInPlan) return <Badge tone="neutral">Resting</Badge>;
  return failingSince ? <Badge tone="middling">Failing</Badge> : <Badge tone="good">On</Badge>;
}

interface FactsProps {
  webhook: Webhook;
  isInPlan: boolean;
  onEdit: () => void;
  onRotated: (secret: string) => void;
}

/** The actions of a webhook. */
function Actions({ webhook, isInPlan, onEdit, onRotated }: FactsProps) {
  const test = useWebhookAction(
    () => call(testWebhook, { params: { id: webhook.id } }),
    { failed: 'The test could not be sent' },
    () => toast.notice('A test is on its way', { description: 'The result is listed with the deliveries.' }),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {isInPlan && (
        <>
          <Button
            variant="secondary"
            size="small"
            disabled={!webhook.enabled}
            loading={test.isPending}
            onClick={() => test.mutate()}
          >
            Send a test
          </Button>
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit
          </Button>
          <RotateSecret webhook={webhook} onRotated={onRotated} />
        </>
      )}
      <DeleteWebhook webhook={webhook} />
    </div>
  );
}

/** The events that the webhook gets. */
function EventList({ events }: Pick<Webhook, 'events'>) {
  return (
    <ul aria-label="Events to send" className="flex flex-wrap gap-1.5">
      {events.map((event) => (
        <li key={event}>
          <code className="inline-block rounded-[14px] bg-sunken px-2.5 py-0.5 font-mono text-note text-muted [overflow-wrap:anywhere]">
            {event}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Switches the webhook on and off. */
function OnOffSwitch({ webhook: { id, enabled }, isInPlan }: { webhook: Webhook; isInPlan: boolean }) {
  const change = useWebhookAction(
    (next: boolean) => call(changeWebhook, { params: { id }, body: { enabled: next } }),
    { failed: 'The webhook could not be switched' },
    () => undefined,
  );
  return (
    <Switch
      checked={enabled}
      disabled={change.isPending || (!isInPlan && !enabled)}
      onCheckedChange={(next) => change.mutate(next)}
      label="Send events"
      hint={
        enabled
          ? 'What waits is dropped when it is switched off.'
          : 'What happens meanwhile is not sent later.'
      }
    />
  );
}

const editForm = (id: string) => `webhook:${id}`;

/** The form in place of the row. */
function EditForm({ webhook: { id, url, events }, onDone }: { webhook: Webhook; onDone: () => void }) {
  const queryClient = useQueryClient();
  return (
    <WebhookForm
      formKey={editForm(id)}
      title="Edit webhook"
      submitLabel="Save webhook"
      start={{ url, events }}
      onCancel={onDone}
      onSubmit={async (body) => {
        await call(changeWebhook, { params: { id }, body });
        void queryClient.invalidateQueries(webhookListQuery);
        toast.success('The webhook is saved');
        onDone();
      }}
    />
  );
}

/** What is known of the webhook, and what can be done with it. */
function WebhookFacts({ webhook, isInPlan, onEdit, onRotated }: FactsProps) {
  const headingId = useId();
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-6">
      <section aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2
            id={headingId}
            className="min-w-0 flex-1 basis-64 font-mono text-note font-semibold [overflow-wrap:anywhere]"
          >
            {webhook.url}
          </h2>
          <StateBadge webhook={webhook} isInPlan={isInPlan} />
        </div>
        <EventList events={webhook.events} />
        <State webhook={webhook} />
        <OnOffSwitch webhook={webhook} isInPlan={isInPlan} />
        <Actions webhook={webhook} isInPlan={isInPlan} onEdit={onEdit} onRotated={onRotated} />
        <Deliveries webhook={webhook} isInPlan={isInPlan} />
      </section>
    </Card>
  );
}

type Shown = { what: 'row' } | { what: 'form' } | { what: 'secret'; secret: string };

/** A webhook: its address, its events, its state and its deliveries. */
export function WebhookRow({ webhook, isInPlan }: { webhook: Webhook; isInPlan: boolean }) {
  const [shown, setShown] = useState<Shown>(() => ({
    what: tabStorage.has(editForm(webhook.id)) ? 'form' : 'row',
  }));
  const row = useRef<HTMLLIElement>(null);
  const back = () => {
    setShown({ what: 'row' });
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  return (
    <li ref={row} className="grid grid-cols-1 gap-4">
      {shown.what === 'form' ? (
        <EditForm webhook={webhook} onDone={back} />
      ) : (
        <>
          {shown.what === 'secret' && (
            <ShownOnce
              title={`The new secret of ${webhook.url}`}
              secret={shown.secret}
              copyLabel="Copy secret"
              onDone={back}
            >
              Copy it now: it is shown this once. For 24 hours events are signed with the one before as well.
            </ShownOnce>
          )}
          <WebhookFacts
            webhook={webhook}
            isInPlan={isInPlan}
            onEdit={() => setShown({ what: 'form' })}
            onRotated={(secret) => setShown({ what: 'secret', secret })}
          />
        </>
      )}
    </li>
  );
}
