import { planLimits } from '@visible-ai/shared/accounts/plan-limits';
import type { User } from '@visible-ai/shared/accounts/schema';
import { Link } from 'react-router-dom';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { siteFacts } from '@/lib/site-facts.ts';

/** How a server hands in its log by itself, with this site's id filled in. */
export function SendAutomatically({ siteId, user }: { siteId: string; user: User }) {
  const curl = [
    '# every night, e.g. from cron: yesterday’s log',
    'curl --fail --silent --show-error \\',
    '  --header "Authorization: Bearer $VISIBLE_AI_KEY" \\',
    '  --data-binary @/var/log/nginx/access.log.1 \\',
    `  "${siteFacts.origin}/api/logs?site=${siteId}"`,
  ].join('\n');
  return (
    <Disclosure summary="Send it by itself, every night" className="border-b">
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-note text-muted">
          {planLimits(user).monitoring ? (
            <>
              Make a key with the scope <code>logs:write</code> on{' '}
              <Link to="/account/keys" className="text-link">
                API keys
              </Link>
              . It can hand in logs and do nothing else.
            </>
          ) : (
            <>
              This takes an API key with the scope <code>logs:write</code>; keys are part of our{' '}
              <Link to="/pricing" className="text-link">
                plans
              </Link>
              .
            </>
          )}{' '}
          The same log sent twice is counted once. A log packed by gzip is taken as it is.
        </p>
        <CodeBlock code={curl} label="With curl" labelShown />
        <p className="max-w-prose text-note text-muted">
          To see who came without handing anything in, read the log on your own machine:
        </p>
        <CodeBlock
          code="visible-ai logs /var/log/nginx/access.log.1"
          label="With the command line"
          labelShown
        />
      </div>
    </Disclosure>
  );
}
