import type { ContentItem } from '@visible-ai/shared/content/schema';
import { Button } from '@/components/ui/button.tsx';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import { contentWords } from '../content-words.ts';
import { FileDiff } from '../diff/file-diff.tsx';

interface ConflictViewProps {
  /** What was saved meanwhile. */
  newer: ContentItem;
  mine: string;
  onChoose: (choice: 'mine' | 'theirs' | 'later') => void;
}

/** Two versions of one content, and the choice between them. */
export function ConflictView({ newer, mine, onChoose }: ConflictViewProps) {
  const type = newer.content_type;
  const versions = [
    { title: 'Saved meanwhile', text: contentWords(type, newer.content_text) },
    { title: 'Yours, not saved', text: contentWords(type, mine) },
  ];
  return (
    <div role="alert" className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto">
      <div className="grid gap-1">
        <h3 className="font-semibold">Somebody saved this content meanwhile</h3>
        <p className="text-note text-muted">
          It was saved elsewhere on {formatMoment(newer.updated_at)}. Choose which version is to stand. Save
          yours, and the other one stays in the revisions.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {versions.map(({ title, text }) => (
          <figure key={title} className="min-w-0 rounded-box bg-sunken ring ring-line">
            <figcaption className="border-b border-line px-3 py-2 text-note font-semibold">
              {title}
            </figcaption>
            <ScrollRegion
              label={title}
              className="max-h-56 overflow-auto p-3 font-mono text-note break-words whitespace-pre-wrap"
            >
              {text}
            </ScrollRegion>
          </figure>
        ))}
      </div>
      <FileDiff
        label="From the saved version to yours"
        before={versions[0]?.text ?? ''}
        after={versions[1]?.text ?? ''}
        same="Both say the same."
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('mine')}>Save mine over it</Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          Take the saved version
        </Button>
        <Button variant="quiet" onClick={() => onChoose('later')}>
          Back to my text
        </Button>
      </div>
    </div>
  );
}
