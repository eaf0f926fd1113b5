import { EditorContent, useEditor } from '@tiptap/react';
import { richTextExtensions } from './rich-text-extensions.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { sanitiseHtml } from './sanitise-html.ts';

interface RichTextAreaProps {
  /** The initial HTML. To replace it, use another `key`. */
  initial: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

const looks = [
  'min-h-full px-5 py-4 outline-none break-words whitespace-break-spaces *:max-w-prose',
  '[&_p:not(:first-child)]:mt-3 [&_:is(h2,h3,h4)]:mt-5 [&_:is(h2,h3,h4)]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:mt-3 [&_:is(ul,ol)]:pl-6 [&_a]:text-link',
  '[&_pre]:mt-3 [&_pre]:overflow-x-auto [&_pre]:whitespace-pre [&_:is(pre,code)]:font-mono [&_:is(pre,code)]:text-note',
  '[&_.qa-question]:font-semibold [&_:is(p,li,h1,h2,h3,h4)]:[unicode-bidi:plaintext]',
].join(' ');

/** Edits rich text, with a toolbar. The HTML is sanitised first. */
export function RichTextArea({ initial, readOnly, onChange }: RichTextAreaProps) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: sanitiseHtml(initial),
    editable: !readOnly,
    immediatelyRender: false,
    autofocus: 'start',
    // Its stylesheet would be an inline style; `looks` has the few rules that we need.
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': 'Text of the Q&A section',
        'aria-multiline': 'true',
        ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
        role: 'textbox',
        class: looks,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className="flex h-full min-h-72 flex-col overflow-hidden rounded-box bg-raised inset-ring inset-ring-edge focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
      {editor && (
        <>
          {!readOnly && <RichTextToolbar editor={editor} />}
          <EditorContent editor={editor} className="min-h-0 flex-1 overflow-y-auto" />
        </>
      )}
    </div>
  );
}
