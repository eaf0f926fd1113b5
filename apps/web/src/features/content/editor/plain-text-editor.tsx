import type { ContentItem } from '@visible-ai/shared/content/schema';
import { useDeferredValue, useMemo } from 'react';
import { FileDiff } from '../diff/file-diff.tsx';
import { checkFile, type FileCheck } from './check-file.ts';
import { EditorColumns } from './editor-columns.tsx';
import { restoreLineEnds, toEditable } from './line-ends.ts';
import { LlmsCheck } from './llms-check.tsx';
import { NumberedTextArea } from './numbered-text-area.tsx';
import { RobotsCheck } from './robots-check.tsx';

interface PlainTextEditorProps {
  type: FileCheck['type'];
  item: ContentItem;
  /** What was saved last. */
  base: string;
  text: string;
  onChange: (text: string) => void;
}

/** A file as plain text: what it is on the left; on the right what its readers make of it, and what changed. */
export function PlainTextEditor({ type, item, base, text, onChange }: PlainTextEditorProps) {
  const shown = useDeferredValue(text);
  const check = useMemo(() => checkFile(type, shown, item.website_url), [type, shown, item.website_url]);
  return (
    <EditorColumns
      editor={
        <NumberedTextArea
          label={type === 'llms_txt' ? 'Text of llms.txt' : 'Text of robots.txt'}
          value={toEditable(text)}
          onChange={(edited) => onChange(restoreLineEnds(base, edited))}
          marked={check.lines}
        />
      }
      check={
        check.type === 'llms_txt' ? (
          <LlmsCheck file={check.file} />
        ) : (
          <RobotsCheck agents={check.agents} parsed={check.parsed} />
        )
      }
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
