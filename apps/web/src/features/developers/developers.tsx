import { ButtonLink } from '@/components/ui/button-link.tsx';
import { PageIntro } from '@/components/ui/page-intro.tsx';
import { PartLinks } from '@/components/ui/part-links.tsx';
import { useLinkedDetails } from '@/lib/use-linked-details.ts';
import { Guide } from './guide.tsx';
import { KeyGuide } from './key-guide.tsx';
import { ActionGuide, CliGuide, McpGuide } from './program-guides.tsx';
import { QuickStart } from './quick-start.tsx';
import { Reference } from './reference.tsx';
import { SharedIcons } from './shared-icons.tsx';
import { useCopyClicks } from './use-copy-clicks.ts';
import { WebhookGuide } from './webhook-guide.tsx';

const parts = [
  { id: 'quick-start', title: 'A score in a minute' },
  { id: 'keys', title: 'Keys, limits and errors' },
  { id: 'calls', title: 'Every call' },
  { id: 'webhooks', title: 'Webhooks' },
  { id: 'mcp', title: 'In an assistant (MCP)' },
  { id: 'cli', title: 'On a terminal' },
  { id: 'action', title: 'In a pipeline' },
] as const;

/** What programs can do here: three ways to start, keys, and every call. */
export function Developers() {
  const { onClick, said } = useCopyClicks();
  useLinkedDetails();
  return (
    <>
      <SharedIcons />
      <PageIntro
        title="For developers"
        lead="The audit, the files and the sites are open to programs: by HTTP, in a terminal, in a pipeline and in an assistant."
      >
        <ButtonLink to="#quick-start">Get a score</ButtonLink>
        <ButtonLink to="/account/keys" variant="secondary">
          Make a key
        </ButtonLink>
        <a href="/api/openapi.json" className="text-link self-center sm:px-3">
          OpenAPI 3.1
        </a>
      </PageIntro>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for the copy buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button is a click */}
      <div
        onClick={onClick}
        className="page-width grid grid-cols-1 gap-x-18 gap-y-10 lg:grid-cols-[min(15rem,25%)_minmax(0,1fr)]"
      >
        <PartLinks label="Parts of this page" parts={parts} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-14">
          <QuickStart />
          <KeyGuide />
          <Guide id="calls" number={3} title="Every call">
            <p>
              Made of the same definitions that check each request, so it cannot be out of date. Each call
              names the scope that a key needs.
            </p>
            <Reference />
          </Guide>
          <WebhookGuide />
          <McpGuide />
          <CliGuide />
          <ActionGuide />
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </>
  );
}
