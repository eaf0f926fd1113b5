import { redeliver } from '@visible-ai/shared/webhooks/endpoints';
import type { Delivery, DeliveryAttempt } from '@visible-ai/shared/webhooks/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { call } from '@/lib/api-client.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { useWebhookAction } from './webhook-queries.ts';

const states: Record<Delivery['status'], { tone: Tone; label: string }> = {
  waiting: { tone: 'accent', label: 'Waiting' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'poor', label: 'Failed' },
  disabled: { tone: 'neutral', label: 'Not sent' },
};

/** When the next attempt is, or why there is none. */
function outlook({ status, nextAttemptAt, attempts }: Delivery): string {
  if (status === 'disabled') return 'The webhook was off, or the plan had ended.';
  if (status === 'failed') return 'It was given up after the last attempt.';
  if (status === 'waiting' && attempts.length > 0 && nextAttemptAt)
    return `Next attempt: ${formatMoment(nextAttemptAt)}.`;
  return '';
}

function Attempt({ attempt: { at, httpStatus, error, durationMs } }: { attempt: DeliveryAttempt }) {
  return (
    <li className="[overflow-wrap:anywhere]">
      <time dateTime={at}>{formatMoment(at)}</time>, {durationMs} ms:{' '}
      {error ?? `answered ${httpStatus ?? 'nothing'}`}
    </li>
  );
}

/** A delivery: its status, each attempt, and a button to send it again. */
export function DeliveryRow({ delivery, canSend }: { delivery: Delivery; canSend: boolean }) {
  const { id, webhookId, event, status, attempts, createdAt } = delivery;
  const again = useWebhookAction(
    () => call(redeliver, { params: { id: webhookId, deliveryId: id } }),
    { failed: 'It could not be sent again' },
    () => undefined,
  );
  const next = outlook(delivery);
  const { tone, label } = states[status];
  return (
    <li className="grid grid-cols-1 gap-1.5 border-b border-line py-3 text-note last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={tone}>{label}</Badge>
        <code className="font-mono [overflow-wrap:anywhere]">{event}</code>
        <time dateTime={createdAt} className="text-muted max-sm:flex-1 max-sm:basis-36">
          {formatMoment(createdAt)}
        </time>
        {canSend && (
          <Button
            variant="quiet"
            size="small"
            className="-mr-4 ml-auto"
            aria-label={`Send ${event} of ${formatMoment(createdAt)} again`}
            loading={again.isPending}
            onClick={() => again.mutate()}
          >
            Send again
          </Button>
        )}
      </div>
      {attempts.length > 0 && (
        <ol aria-label="Attempts" className="grid gap-0.5 text-muted">
          {attempts.map((attempt) => (
            <Attempt key={attempt.at} attempt={attempt} />
          ))}
        </ol>
      )}
      <p className="text-muted">
        {next && `${next} `}
        <span className="font-mono [overflow-wrap:anywhere]">{id}</span>
      </p>
    </li>
  );
}
