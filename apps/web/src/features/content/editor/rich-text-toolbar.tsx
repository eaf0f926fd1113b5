import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { classNames } from '@/lib/class-names.ts';

interface ToolProps {
  label: string;
  /** Undefined for an action that has no state. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, disabled, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={pressed}
      disabled={disabled}
      // The text keeps the focus. Otherwise a space typed right after a click would press the button again.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(pressed && 'bg-accent-soft text-accent')}
    >
      {children}
    </IconButton>
  );
}

/** Bold, Italic, Undo and Redo. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div role="toolbar" aria-label="Formatting" className="flex gap-1 border-b border-line px-2 py-1.5">
      <Tool label="Bold" pressed={state.bold} onPress={() => chain().toggleBold().run()}>
        <Bold aria-hidden="true" />
      </Tool>
      <Tool label="Italic" pressed={state.italic} onPress={() => chain().toggleItalic().run()}>
        <Italic aria-hidden="true" />
      </Tool>
      <span aria-hidden="true" className="mx-1 my-1.5 w-px bg-line" />
      <Tool label="Undo" disabled={!state.undo} onPress={() => chain().undo().run()}>
        <Undo2 aria-hidden="true" />
      </Tool>
      <Tool label="Redo" disabled={!state.redo} onPress={() => chain().redo().run()}>
        <Redo2 aria-hidden="true" />
      </Tool>
    </div>
  );
}
