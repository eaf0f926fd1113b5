import { useRef } from 'react';
import { classNames } from '@/lib/class-names.ts';

interface NumberedTextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Lines that something is said about. */
  marked: ReadonlySet<number>;
}

/** A file to be edited, with its line numbers. Lines are never wrapped, so that a number stands for one line. */
export function NumberedTextArea({ label, value, onChange, marked }: NumberedTextAreaProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const count = value.split('\n').length;
  return (
    <div className="flex h-full min-h-72 overflow-hidden rounded-box bg-raised font-mono text-note leading-6 inset-ring inset-ring-edge focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
      <div aria-hidden="true" className="shrink-0 overflow-hidden border-r border-line bg-sunken select-none">
        <div ref={numbers} className="py-3">
          {Array.from({ length: count }, (_, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
              key={index}
              className={classNames(
                'min-w-11 px-2.5 text-right tabular-nums',
                marked.has(index + 1) ? 'bg-warn-soft font-semibold text-warn' : 'text-faint',
              )}
            >
              {index + 1}
            </div>
          ))}
        </div>
      </div>
      <textarea
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.style.translate = `0 ${-currentTarget.scrollTop}px`;
        }}
        wrap="off"
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        className="h-full min-w-0 flex-1 resize-none overflow-auto bg-transparent px-3 py-3 whitespace-pre outline-none max-sm:text-body max-sm:leading-6"
      />
    </div>
  );
}
