import { webhookEvents } from '@visible-ai/shared/webhooks/event-names';
import { Link } from 'react-router-dom';
import { CodeSample } from './code-sample.tsx';
import { Guide } from './guide.tsx';
import { webhookExample } from './webhook-example.ts';

const verify = `import { Webhook } from 'standardwebhooks';

// The body as it came, before any parsing. Throws where the signature is not ours or older than five minutes.
const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');
const headers = request.headers as Record<string, string>;
const event = webhook.verify(rawBody, headers) as { type: string; data: unknown };
console.log(event.type, event.data);`;

/** How webhooks replace polling. */
export function WebhookGuide() {
  return (
    <Guide id="webhooks" number={4} title="Webhooks">
      <p>
        Add an address under{' '}
        <Link to="/account/webhooks" className="text-link">
          Account, Webhooks
        </Link>
        , and what happens is posted there as JSON, signed by the{' '}
        <a href="https://www.standardwebhooks.com" className="text-link">
          Standard Webhooks
        </a>{' '}
        rules. Answer 2xx within 15 seconds; anything else is tried again for 24 hours with growing pauses.{' '}
        <code>Retry-After</code> is respected, 410 ends it, redirects are not followed.
      </p>
      <CodeSample label="an event" code={JSON.stringify(webhookExample, null, 2)} />
      <p>
        Its headers: <code>webhook-id</code>, the same for every try, <code>webhook-timestamp</code> in
        seconds, <code>webhook-signature</code>. Check the signature before you trust what it says:
      </p>
      <CodeSample label="checking a signature" code={verify} />
      <h3>Events</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {webhookEvents.map((event) => (
          <li key={event}>
            <code className="font-mono text-note">{event}</code>
          </li>
        ))}
      </ul>
    </Guide>
  );
}
