import { Link } from 'react-router-dom';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { Disclosure } from '@/components/ui/disclosure.tsx';
import { siteFacts } from '@/lib/site-facts.ts';
import { ReadAtHome } from './read-at-home.tsx';

/** How a server uploads its log automatically, with this site's id filled in. */
export function SendAutomatically({ siteId }: { siteId: string }) {
  const curl = [
    '# every night, e.g. from cron: yesterday’s log',
    'curl --fail --silent --show-error \\',
    '  --header "Authorization: Bearer $VISIBLE_AI_KEY" \\',
    '  --header "Content-Type: application/octet-stream" \\',
    '  --data-binary @/var/log/nginx/access.log.1 \\',
    `  "${siteFacts.origin}/api/logs?site=${siteId}"`,
  ].join('\n');
  return (
    <Disclosure summary="Without uploading by hand" className="border-b">
      <div className="grid grid-cols-1 gap-4">
        <p className="max-w-prose text-note text-muted">
          Make a key with the scope <code>logs:write</code> on{' '}
          <Link to="/account/keys" className="text-link">
            API keys
          </Link>
          : it can hand in logs and do nothing else. The same log sent twice is counted once, and one that is
          packed by gzip is taken as it is.
        </p>
        <CodeBlock code={curl} label="Every night, with curl" labelShown />
        <ReadAtHome />
      </div>
    </Disclosure>
  );
}
