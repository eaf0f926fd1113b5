import { useQuery, useQueryClient } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { addWebhook } from '@visible-ai/shared/webhooks/endpoints';
import { MOST_WEBHOOKS } from '@visible-ai/shared/webhooks/schema';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { ShownOnce } from '@/components/ui/shown-once.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { call } from '@/lib/api-client.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookListQuery } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';

/** What somebody without the plan is told, in a sentence, with the way to one. */
function NoPlan({ hasWebhooks }: { hasWebhooks: boolean }) {
  return (
    <EmptyState
      icon={<WebhookIcon aria-hidden="true" />}
      title="Webhooks are part of our plans"
      description={
        hasWebhooks
          ? 'Your plan includes no webhooks any more: nothing is sent to those you have.'
          : 'With an active plan, your own server is told when audits are done and when a site becomes worse.'
      }
      action={
        <ButtonLink to="/pricing" variant="secondary">
          View Pricing Plans
        </ButtonLink>
      }
    />
  );
}

type Adding = { step: 'idle' } | { step: 'form' } | { step: 'added'; secret: string; url: string };

/** The way to a new webhook: the button, then the form, then the secret. */
function NewWebhook({ count }: { count: number }) {
  const [adding, setAdding] = useState<Adding>({ step: 'idle' });
  const queryClient = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const back = () => {
    setAdding({ step: 'idle' });
    // The form has taken the focus with it.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (adding.step === 'form')
    return (
      <WebhookForm
        title="New webhook"
        submitLabel="Add webhook"
        start={{ url: '', events: ['site_audit.completed', 'site.regressed', 'site.recovered'] }}
        onCancel={back}
        onSubmit={async (body) => {
          const { secret, webhook } = await call(addWebhook, { body });
          setAdding({ step: 'added', secret, url: webhook.url });
          void queryClient.invalidateQueries(webhookListQuery);
        }}
      />
    );
  if (adding.step === 'added')
    return (
      <ShownOnce
        title={`The secret of ${adding.url}`}
        secret={adding.secret}
        copyLabel="Copy secret"
        onDone={back}
      >
        Copy it now: it is shown this once. By it your server can tell that an event comes from us.
      </ShownOnce>
    );
  const add = (
    <Button ref={button} disabled={count >= MOST_WEBHOOKS} onClick={() => setAdding({ step: 'form' })}>
      Add webhook
    </Button>
  );
  if (count === 0)
    return (
      <EmptyState
        icon={<WebhookIcon aria-hidden="true" />}
        title="No webhooks yet"
        description="A webhook tells your own server what happens here: an audit is done, a site became worse, a file was written."
        action={add}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {add}
      {count >= MOST_WEBHOOKS && (
        <p className="text-note text-muted">
          You have {MOST_WEBHOOKS} webhooks, as many as an account may have. Delete one to add another.
        </p>
      )}
    </div>
  );
}

/** The account's webhooks: where they go, what they are told, and what came of it. */
export function Webhooks({ user }: { user: User }) {
  const list = useQuery(webhookListQuery);
  if (list.isPending)
    return (
      <LoadingState className="grid gap-3">
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-24 w-full" />
      </LoadingState>
    );
  if (list.isError)
    return (
      <ErrorState
        title="Your webhooks could not be loaded"
        description={list.error.message}
        onRetry={() => void list.refetch()}
      />
    );
  const { webhooks } = list.data;
  const isInPlan = planLimits(user).monitoring;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      {isInPlan ? <NewWebhook count={webhooks.length} /> : <NoPlan hasWebhooks={webhooks.length > 0} />}
      {webhooks.length > 0 && (
        <ul aria-label="Your webhooks" className="grid grid-cols-1 gap-6">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} isInPlan={isInPlan} />
          ))}
        </ul>
      )}
    </div>
  );
}
