import type { ContentItem } from '@visible-ai/shared/content/schema';
import { BookOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { WorkingLabel } from '@/components/ui/working-label.tsx';
import { hostOf } from '../../../lib/address-text.ts';
import { kindViews } from '../kinds/all-kinds.ts';
import { contentWords } from '../kinds/content-words.ts';
import { useEntitled } from '../use-entitled.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditFrame } from './edit-frame.tsx';
import { PlainTextEditor } from './plain-text-editor.tsx';
import { PrintedText } from './printed-text.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { useEdit } from './use-edit.ts';

const descriptions = {
  file: 'Edit your plain text content below. Line breaks and spacing will be preserved.',
  rich: 'Edit your rich text content below. Use the toolbar for formatting.',
};

/** Replaces the description of how to edit. */
const READING = 'Read and copy your content below.';

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

interface GoneNoticeProps {
  forGood: boolean;
  text: string;
  saving: boolean;
  onBringBack: () => void;
}

/** Saving found that the content was deleted. */
function GoneNotice({ forGood, text, saving, onBringBack }: GoneNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box bg-bad-soft px-4 py-2.5 text-note"
    >
      <p className="min-w-[min(16rem,100%)] flex-1">
        <span className="font-semibold">This content was deleted in the meantime.</span>{' '}
        {forGood
          ? 'It can no longer be brought back. Your text is still here: copy it before you close.'
          : 'Your text is still here and not saved.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {!forGood && (
          <Button size="small" loading={saving} onClick={onBringBack}>
            Bring it back with my text
          </Button>
        )}
        <CopyButton text={text} label="Copy my text" />
      </div>
    </div>
  );
}

function ReadingNotice() {
  return (
    <p className="flex items-center gap-3 rounded-box bg-accent-soft px-4 py-2.5 text-note">
      <BookOpen aria-hidden="true" className="size-4 shrink-0 text-accent" />
      You can only read this. Your plan has ended or its credits are used up, and editing needs a plan.
    </p>
  );
}

interface BodyProps {
  item: ContentItem;
  edit: ReturnType<typeof useEdit>;
  readOnly: boolean;
}

function Body({ item, edit, readOnly }: BodyProps) {
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
    return (
      <RichTextEditor
        version={edit.version}
        base={draft.base}
        text={draft.text}
        readOnly={readOnly}
        onChange={change}
      />
    );
  return (
    <PlainTextEditor
      label={`Text of ${kind.label}`}
      check={text.check}
      websiteUrl={item.website_url}
      base={draft.base}
      text={draft.text}
      readOnly={readOnly}
      onChange={change}
    />
  );
}

/** Edits a content, or shows it read-only. It closes after saving, or when changes may be discarded. */
export function EditDialog({ item, onClose }: { item: ContentItem; onClose: () => void }) {
  const edit = useEdit(item, onClose);
  const readOnly = !useEntitled();
  const [asking, setAsking] = useState(false);
  const { kind, text, editTitle } = kindViews[item.content_type];
  const host = hostOf(item.website_url);
  const leave = () => {
    if (edit.dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <EditFrame
        title={editTitle ?? 'Edit Content'}
        description={readOnly ? READING : descriptions[text.how]}
        subject={editTitle ? host : `${kind.label} for ${host}`}
        onClose={leave}
        onSave={() => !readOnly && edit.save()}
        footer={
          <>
            <p id="save-state" className="mr-auto min-w-0 text-note text-muted" role="status">
              {readOnly ? (
                'Saving needs a plan.'
              ) : edit.failure !== null ? (
                <span className="text-bad">
                  Failed to save content. {edit.failure} Your text is still here.
                </span>
              ) : edit.dirty ? (
                'Not saved yet'
              ) : (
                ''
              )}
            </p>
            <Button variant="secondary" onClick={leave} disabled={edit.saving}>
              Cancel
            </Button>
            <Button
              onClick={edit.save}
              loading={edit.saving}
              disabled={readOnly || edit.conflict !== null || edit.gone !== null}
              aria-describedby="save-state"
            >
              <WorkingLabel working={edit.saving} idle="Save" busy="Saving..." />
            </Button>
          </>
        }
      >
        {readOnly && <ReadingNotice />}
        {edit.gone && (
          <GoneNotice
            forGood={edit.gone === 'for good'}
            text={edit.draft.text}
            saving={edit.saving}
            onBringBack={edit.bringBack}
          />
        )}
        {edit.recovered && edit.dirty && !edit.conflict && <RecoveredNotice onDiscard={edit.discard} />}
        <Body item={item} edit={edit} readOnly={readOnly} />
      </EditFrame>
      <PrintedText
        title={kind.label}
        subject={host}
        text={contentWords(item.content_type, edit.draft.text)}
      />
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
