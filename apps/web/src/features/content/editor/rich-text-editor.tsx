import { lazy, Suspense, useDeferredValue } from 'react';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import { LoadingState } from '@/components/ui/loading-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { plainText } from '../plain-text.ts';
import { EditorColumns } from './editor-columns.tsx';

const RichTextArea = lazy(async () => ({ default: (await import('./rich-text-area.tsx')).RichTextArea }));

interface RichTextEditorProps {
  /** A new version makes the editor start again with `text`. */
  version: number;
  /** The text that was saved last. */
  base: string;
  text: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** Edits a Q&A section as rich text, and shows the changed words. */
export function RichTextEditor({ version, base, text, readOnly, onChange }: RichTextEditorProps) {
  const shown = useDeferredValue(text);
  return (
    <EditorColumns
      editor={
        <Suspense
          fallback={
            <LoadingState label="Loading the editor" className="h-full">
              <Skeleton className="h-full w-full" />
            </LoadingState>
          }
        >
          <RichTextArea key={version} initial={text} readOnly={readOnly} onChange={onChange} />
        </Suspense>
      }
      check={null}
      changes={
        <FileDiff
          label="Since the last save"
          before={plainText(base)}
          after={plainText(shown)}
          same={
            base === shown ? 'Nothing has changed since the last save.' : 'Only the formatting has changed.'
          }
        />
      }
    />
  );
}
