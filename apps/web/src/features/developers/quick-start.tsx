import { siteFacts } from '@/lib/site-facts.ts';
import { CodeSample } from './code-sample.tsx';
import { Guide } from './guide.tsx';

/** Three ways to get a score, each in one line. */
export function QuickStart() {
  const { origin } = siteFacts;
  return (
    <Guide id="quick-start" number={1} title="A score in a minute">
      <p>
        The audit of a page is free and needs no account. It answers a stream of events: seven steps, and at
        its end the whole report.
      </p>
      <CodeSample label="audit by curl" code={`curl -N '${origin}/api/analyze-url?url=example.com'`} />
      <p>Its score and its id alone, or why there is none:</p>
      <CodeSample
        label="score by curl"
        code={`curl -s '${origin}/api/analyze-url?url=example.com' \\\n  | grep '^data:' | tail -1 | cut -c7- | jq '{score, id, error}'`}
      />
      <p>The same report later, by the id in its last event, in any of seven formats:</p>
      <CodeSample label="export by curl" code={`curl -OJ '${origin}/api/analyses/<id>/export?format=pdf'`} />
      <p>In a terminal, without any server:</p>
      <CodeSample label="audit by command line" code="visible-ai audit https://example.com" />
      <p>
        In an assistant that speaks the Model Context Protocol: add <code>{origin}/mcp</code> with an API key,
        and ask “Why is example.com not cited?”.
      </p>
    </Guide>
  );
}
