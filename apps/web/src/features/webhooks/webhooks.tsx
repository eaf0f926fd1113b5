import { useQuery, useQueryClient } from '@tanstack/react-query';
import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { addWebhook } from '@visible-ai/shared/webhooks/endpoints';
import { MOST_WEBHOOKS } from '@visible-ai/shared/webhooks/schema';
import { Webhook as WebhookIcon } from 'lucide-react';
import { MakeOne } from '@/components/own-list/make-one.tsx';
import { OwnList } from '@/components/own-list/own-list.tsx';
import { PlanNeeded } from '@/components/own-list/plan-needed.tsx';
import { ShownOnce } from '@/components/ui/shown-once.tsx';
import { accountKey } from '@/lib/account-key.ts';
import { call } from '@/lib/api-client.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookListQuery } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';

const icon = <WebhookIcon aria-hidden="true" />;

function NewWebhook({ count }: { count: number }) {
  const queryClient = useQueryClient();
  return (
    <MakeOne<{ secret: string; url: string }>
      label="Add webhook"
      formKey={accountKey('new-webhook')}
      count={count}
      most={MOST_WEBHOOKS}
      full={`You have ${MOST_WEBHOOKS} webhooks, as many as an account may have. Delete one to add another.`}
      empty={{
        icon,
        title: 'No webhooks yet',
        description:
          'A webhook tells your own server what happens here: an audit is done, a site became worse, a file was written.',
      }}
      form={({ onCancel, onMade }) => (
        <WebhookForm
          formKey={accountKey('new-webhook')}
          title="New webhook"
          submitLabel="Add webhook"
          start={{ url: '', events: ['site_audit.completed', 'site.regressed', 'site.recovered'] }}
          onCancel={onCancel}
          onSubmit={async (body) => {
            const { secret, webhook } = await call(addWebhook, { body });
            onMade({ secret, url: webhook.url });
            void queryClient.invalidateQueries(webhookListQuery);
          }}
        />
      )}
      made={({ url, secret }, onDone) => (
        <ShownOnce title={`The secret of ${url}`} secret={secret} copyLabel="Copy secret" onDone={onDone}>
          Copy it now: it is shown this once. By it your server can tell that an event comes from us.
        </ShownOnce>
      )}
    />
  );
}

/** The account's webhooks: where events go, which ones, and what became of them. */
export function Webhooks({ user }: { user: User }) {
  const list = useQuery(webhookListQuery);
  const isInPlan = planLimits(user).monitoring;
  return (
    <OwnList label="webhooks" list={list} count={({ webhooks }) => webhooks.length}>
      {({ webhooks }) => (
        <>
          {isInPlan ? (
            <NewWebhook count={webhooks.length} />
          ) : (
            <PlanNeeded
              icon={icon}
              title="Webhooks are part of our plans"
              description={
                webhooks.length > 0
                  ? 'Your plan includes no webhooks any more: nothing is sent to those you have.'
                  : 'With an active plan, your own server is notified when audits are done and when a site becomes worse.'
              }
            />
          )}
          {webhooks.length > 0 && (
            <ul aria-label="Your webhooks" className="grid grid-cols-1 gap-6">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} isInPlan={isInPlan} />
              ))}
            </ul>
          )}
        </>
      )}
    </OwnList>
  );
}
