import type { ContentItem } from '@visible-ai/shared/content/schema';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { hostOf } from '../../../lib/address-text.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditFrame } from './edit-frame.tsx';
import { PlainTextEditor } from './plain-text-editor.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { useEdit } from './use-edit.ts';

const descriptions = {
  file: 'Edit your plain text content below. Line breaks and spacing will be preserved.',
  rich: 'Edit your rich text content below. Use the toolbar for formatting.',
};

function RecoveredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-accent-soft px-4 py-2.5 text-note"
    >
      <RotateCcw aria-hidden="true" className="size-4 text-accent" />
      <p className="min-w-[min(10rem,100%)] flex-1">This is text you typed before and did not save.</p>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        Discard it
      </Button>
    </div>
  );
}

function Body({ item, edit }: { item: ContentItem; edit: ReturnType<typeof useEdit> }) {
  const { draft, conflict, change } = edit;
  if (conflict)
    return (
      <ConflictView
        newer={conflict}
        mine={draft.text}
        onChoose={(choice) => edit.resolve(choice, conflict)}
      />
    );
  const { kind, text } = kindViews[item.content_type];
  if (text.how === 'rich')
    return <RichTextEditor version={edit.version} base={draft.base} text={draft.text} onChange={change} />;
  return (
    <PlainTextEditor
      label={`Text of ${kind.label}`}
      check={text.check}
      websiteUrl={item.website_url}
      base={draft.base}
      text={draft.text}
      onChange={change}
    />
  );
}

/** Edits one content. It closes when it is saved, or when what is typed may be given up. */
export function EditDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const edit = useEdit(item, onClose);
  const [asking, setAsking] = useState(false);
  const { kind, text } = kindViews[item.content_type];
  const leave = () => {
    if (edit.dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <EditFrame
        title={`Edit ${kind.label}`}
        description={descriptions[text.how]}
        site={hostOf(item.website_url)}
        onClose={leave}
        onSave={edit.save}
        footer={
          <>
            <p className="mr-auto min-w-0 text-note text-muted" role="status">
              {edit.failed ? (
                <span className="text-bad">Failed to save content. Your text is still here.</span>
              ) : edit.dirty ? (
                'Not saved yet'
              ) : (
                ''
              )}
            </p>
            <Button variant="secondary" onClick={leave} disabled={edit.saving}>
              Cancel
            </Button>
            <Button onClick={edit.save} loading={edit.saving} disabled={edit.conflict !== null}>
              {edit.saving ? 'Saving...' : 'Save'}
            </Button>
          </>
        }
      >
        {edit.recovered && edit.dirty && !edit.conflict && <RecoveredNotice onDiscard={edit.discard} />}
        <Body item={item} edit={edit} />
      </EditFrame>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you typed since the last save will be lost."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        destructive
        onConfirm={() => {
          edit.discard();
          onClose();
        }}
      />
    </>
  );
}
