import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { hostOf } from '../../../lib/address-text.ts';
import { startGeneration } from '../jobs/start-generation.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { HandEditsChoice } from './hand-edits-choice.tsx';
import { HandEditsShown } from './hand-edits-shown.tsx';

type HandEdits = 'keep' | 'discard';

/** Generates a content again from the current site. */
export function RegenerateDialog({ item, onClose }: { item: ContentSummary; onClose: () => void }) {
  const { content_type: type, website_url: url } = item;
  const [handEdits, setHandEdits] = useState<HandEdits>('keep');
  const [starting, setStarting] = useState(false);
  const { kind, useAgain } = kindViews[type];
  const { fields, choices } = useAgain(item);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!choices) return;
    setStarting(true);
    const started = await startGeneration({
      url,
      contentType: type,
      ...choices,
      regenerate: { contentId: item.id, handEdits },
    });
    setStarting(false);
    if (started !== null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size={item.edited && handEdits === 'discard' ? 'wide' : 'regular'}
      title={`Write ${kind.label} again`}
      description={`We read ${hostOf(url)} again. The present version stays in the revisions.`}
    >
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label="Write again"
        className="grid grid-cols-1 gap-6"
      >
        {item.edited && <HandEditsChoice value={handEdits} onChange={setHandEdits} />}
        {item.edited && handEdits === 'discard' && <HandEditsShown item={item} />}
        {fields}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose} disabled={starting}>
            Cancel
          </Button>
          <Button type="submit" loading={starting}>
            Write it again
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
