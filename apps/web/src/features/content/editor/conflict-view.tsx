import type { ContentItem } from '@visible-ai/shared/content/schema';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WordsView } from '@/components/ui/words-view.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import { contentWords } from '../kinds/content-words.ts';

interface ConflictViewProps {
  /** The version that somebody else saved. */
  newer: ContentItem;
  mine: string;
  onChoose: (choice: 'mine' | 'theirs' | 'later') => void;
}

/** Shows two versions of a content and asks which one to keep. */
export function ConflictView({ newer, mine, onChoose }: ConflictViewProps) {
  const type = newer.content_type;
  const versions = [
    { title: 'Saved meanwhile', text: contentWords(type, newer.content_text) },
    { title: 'Yours, not saved', text: contentWords(type, mine) },
  ];
  return (
    <div
      role="alert"
      className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 content-start gap-5 overflow-y-auto"
    >
      <div className="grid gap-1">
        <h3 className="font-semibold">Somebody saved this content in the meantime</h3>
        <p className="text-note text-muted">
          It was saved elsewhere on {formatMoment(newer.updated_at)}. Choose which version to keep. If you
          save yours, the other one stays in the revisions.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose('mine')}>Save mine over it</Button>
        <Button variant="secondary" onClick={() => onChoose('theirs')}>
          Take the saved version
        </Button>
        <Button variant="quiet" onClick={() => onChoose('later')}>
          Back to my text
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {versions.map(({ title, text }) => (
          <WordsView key={title} label={title} text={text} className="max-h-56" />
        ))}
      </div>
      <FileDiff
        label="From the saved version to yours"
        before={versions[0]?.text ?? ''}
        after={versions[1]?.text ?? ''}
        same="Both say the same."
      />
    </div>
  );
}
