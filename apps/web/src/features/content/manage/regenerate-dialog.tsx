import {
  type ContentItem,
  contentTypeLabels,
  QUESTIONS_DEFAULT,
  QUESTIONS_ERROR,
  questionCount,
} from '@visible-ai/shared/content/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { readQuestionCount } from '../generators/question-count.ts';
import { QuestionCountField } from '../generators/question-count-field.tsx';
import { hostOf } from '../host-of.ts';
import { startGeneration } from '../jobs/start-generation.ts';
import { HandEditsChoice } from './hand-edits-choice.tsx';
import { HandEditsShown } from './hand-edits-shown.tsx';

type HandEdits = 'keep' | 'discard';

/** Has a content written anew from the site as it is now. */
export function RegenerateDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const { content_type: type, website_url: url } = item;
  const [handEdits, setHandEdits] = useState<HandEdits>('keep');
  const [questions, setQuestions] = useState(String(QUESTIONS_DEFAULT));
  const [starting, setStarting] = useState(false);
  const count = readQuestionCount(questions);
  const badCount = type === 'qa_section' && !questionCount.safeParse(count).success;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (badCount) return;
    setStarting(true);
    const id = await startGeneration({
      url,
      contentType: type,
      ...(type === 'qa_section' && { questionCount: count }),
      regenerate: { contentId: item.id, handEdits },
    });
    setStarting(false);
    if (id !== null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size={item.edited && handEdits === 'discard' ? 'wide' : 'regular'}
      title={`Write ${contentTypeLabels[type]} anew`}
      description={`We read ${hostOf(url)} again. What stands now stays in the revisions.`}
    >
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label="Write anew"
        className="grid grid-cols-1 gap-6"
      >
        {item.edited && <HandEditsChoice value={handEdits} onChange={setHandEdits} />}
        {item.edited && handEdits === 'discard' && <HandEditsShown item={item} />}
        {type === 'qa_section' && (
          <QuestionCountField
            value={questions}
            problem={badCount ? QUESTIONS_ERROR : undefined}
            onChange={setQuestions}
          />
        )}
        {type === 'robots_txt' && (
          <p className="text-note text-muted">
            The paths and agents you chose for it stay. To choose others, use the robots.txt generator.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={starting}>
            Cancel
          </Button>
          <Button type="submit" loading={starting}>
            Write it anew
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
