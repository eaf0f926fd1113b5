import { scopes } from '@visible-ai/shared/contract/scopes';
import { scopeWords } from '@visible-ai/shared/keys/scope-words';
import { Link } from 'react-router-dom';
import { Table } from '@/components/ui/table.tsx';
import { siteFacts } from '@/lib/site-facts.ts';
import { CodeSample } from './code-sample.tsx';
import { Guide } from './guide.tsx';

/** What holds for every call: keys, limits, repeated calls and errors. */
export function KeyGuide() {
  return (
    <Guide id="keys" number={2} title="Keys, limits and errors">
      <p>
        Make a key under{' '}
        <Link to="/account/keys" className="text-link">
          Account, API keys
        </Link>
        ; plans have them. It is shown once, and sent in one way only: as a bearer token. A key does what its
        scopes name, as the account that made it; accounts, keys, webhooks and branding are opened by no key.
      </p>
      <CodeSample
        label="call with a key"
        code={`export VISIBLE_AI_KEY=vai_...\ncurl '${siteFacts.origin}/api/sites' -H "Authorization: Bearer $VISIBLE_AI_KEY"`}
      />
      <Table caption="What each scope opens">
        <thead>
          <tr>
            <th scope="col">Scope</th>
            <th scope="col">Opens</th>
          </tr>
        </thead>
        <tbody>
          {scopes.map((scope) => (
            <tr key={scope}>
              <th scope="row" className="font-mono whitespace-nowrap">
                {scope}
              </th>
              <td>{scopeWords[scope].hint}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h3>Limits</h3>
      <p>
        Every answer to a key says how much is left in <code>RateLimit</code> and{' '}
        <code>RateLimit-Policy</code>. Too many calls are answered 429 with <code>Retry-After</code>, in
        seconds.
      </p>
      <h3>The same call twice</h3>
      <p>
        A call that spends something takes an <code>Idempotency-Key</code>, 1 to 255 printable characters of
        your choice. The same key with the same body within 24 hours has the same answer and spends nothing
        more; with another body it is answered 422 <code>idempotency_mismatch</code>.
      </p>
      <h3>Lists</h3>
      <p>
        A list answers <code>nextCursor</code>: send it as <code>cursor</code> for the next page; null ends
        the list. Times are ISO 8601 in UTC, scores 0 to 100.
      </p>
      <h3>Errors</h3>
      <p>
        Every error has one shape: a sentence for people, a code for programs, and for wrong input which field
        was wrong and what is taken. A path that does not take your method answers 405, and <code>Allow</code>{' '}
        names the methods that it takes; so does OPTIONS.
      </p>
      <CodeSample
        label="an error"
        code={`{\n  "error": "Please enter a valid website URL (e.g., example.com)",\n  "code": "invalid_url"\n}`}
      />
    </Guide>
  );
}
