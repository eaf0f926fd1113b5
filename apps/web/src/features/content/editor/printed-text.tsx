import { useDeferredValue } from 'react';
import { createPortal } from 'react-dom';

interface PrintedTextProps {
  title: string;
  subject: string;
  text: string;
}

/** What is printed while the editor is open: the whole text, not the window of it nor the page behind (see base.css). */
export function PrintedText({ title, subject, text }: PrintedTextProps) {
  const shown = useDeferredValue(text);
  return createPortal(
    <div data-printed className="hidden print:block">
      <p className="speaks text-title">{title}</p>
      <p className="font-mono text-note">{subject}</p>
      <pre dir="auto" className="mt-6 font-mono text-note whitespace-pre-wrap [overflow-wrap:anywhere]">
        {shown}
      </pre>
    </div>,
    document.body,
  );
}
