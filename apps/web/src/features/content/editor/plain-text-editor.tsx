import { useDeferredValue, useMemo } from 'react';
import { FileDiff } from '@/components/file-diff/file-diff.tsx';
import type { FileCheck } from '../kinds/kind-view.ts';
import { EditorColumns } from './editor-columns.tsx';
import { restoreLineEnds, toEditable } from './line-ends.ts';
import { NumberedTextArea } from './numbered-text-area.tsx';

interface PlainTextEditorProps {
  label: string;
  check: ((text: string, websiteUrl: string) => FileCheck) | null;
  websiteUrl: string;
  /** The text that was saved last. */
  base: string;
  text: string;
  readOnly: boolean;
  onChange: (text: string) => void;
}

const noLines: ReadonlySet<number> = new Set();

/** Edits a file as plain text. On the right are the result of the check and the changes. */
export function PlainTextEditor(props: PlainTextEditorProps) {
  const { label, check, websiteUrl, base, text, readOnly, onChange } = props;
  const shown = useDeferredValue(text);
  const checked = useMemo(() => check?.(shown, websiteUrl), [check, shown, websiteUrl]);
  return (
    <EditorColumns
      editor={
        <NumberedTextArea
          label={label}
          value={toEditable(text)}
          readOnly={readOnly}
          onChange={(edited) => onChange(restoreLineEnds(base, edited))}
          marked={checked?.lines ?? noLines}
        />
      }
      check={checked?.report ?? null}
      changes={
        <FileDiff
          label="Since the last save"
          before={base}
          after={shown}
          same="Nothing has changed since the last save."
        />
      }
    />
  );
}
