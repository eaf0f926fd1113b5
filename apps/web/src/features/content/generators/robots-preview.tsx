import type { previewRobots } from '@visible-ai/shared/content/endpoints';
import type { EndpointResult } from '@visible-ai/shared/contract/endpoint';
import { type Ref, useState } from 'react';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { CodeBlock } from '@/components/ui/code-block.tsx';
import { NotesList } from '@/components/ui/notes-list.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { AgentChanges } from '../agent-changes.tsx';
import { PageChanges } from './page-changes.tsx';

export type RobotsPreviewResult = EndpointResult<typeof previewRobots>;

/** The result of the form: each agent's verdict, the changes in the file, and the file. */
export function RobotsPreview({
  preview,
  headingRef,
}: {
  preview: RobotsPreviewResult;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const [shown, setShown] = useState<'agents' | 'pages' | 'changes' | 'file'>('agents');
  const { live, text, agents, pages, notes } = preview;
  return (
    <section aria-labelledby="robots-preview" className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h2 id="robots-preview" ref={headingRef} tabIndex={-1} className="speaks text-title">
          What your robots.txt would be
        </h2>
        <p className="max-w-prose text-note break-words text-muted">{live.message}</p>
      </div>
      <NotesList notes={notes} />
      <Tabs
        label="Views of the preview"
        value={shown}
        onValueChange={setShown}
        items={[
          { value: 'agents', label: 'Agents', content: <AgentChanges agents={agents} /> },
          { value: 'pages', label: 'Pages', content: <PageChanges pages={pages} /> },
          {
            value: 'changes',
            label: 'Changes',
            content: (
              <FileDiff
                label="From the file on your site to the new one"
                before={live.found ? live.text : ''}
                after={text}
                same="The file on your site already says this."
              />
            ),
          },
          { value: 'file', label: 'File', content: <CodeBlock label="robots.txt" labelShown code={text} /> },
        ]}
      />
    </section>
  );
}
