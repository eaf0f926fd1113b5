import { type ComponentProps, memo } from 'react';
import { classNames } from '@/lib/class-names.ts';

interface NumberedTextAreaProps {
  label: string;
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
  /** Lines with a problem. */
  marked: ReadonlySet<number>;
}

/**
 * The text area and the hidden lines must break in the same places. At 16 px phones do not zoom in. A line of Hebrew
 * or Arabic is written from the right.
 */
const textClass =
  'px-3 font-mono text-note leading-6 break-words whitespace-pre-wrap [unicode-bidi:plaintext] max-sm:text-body max-sm:leading-6';

/** A longer file has no line numbers, because drawing each line twice would make typing slow. */
const MOST_NUMBERED = 4000;

interface NumberedLineProps {
  number: number;
  line: string;
  marked: boolean;
}

/**
 * The number of a line. Its hidden text beside it breaks like the line, so that both have the same height.
 */
const NumberedLine = memo(function NumberedLine({ number, line, marked }: NumberedLineProps) {
  return (
    <div className="flex min-h-6">
      <span
        className={classNames(
          'w-(--gutter) shrink-0 px-2.5 text-right font-mono text-note leading-6 tabular-nums',
          marked ? 'bg-warn-soft font-semibold text-warn' : 'text-faint',
        )}
      >
        {number}
      </span>
      <span className={classNames('invisible min-w-0 flex-1', textClass)}>{line}</span>
    </div>
  );
});

/**
 * Edits a file with line numbers. Long lines break, so that a phone shows them completely; the number is at
 * the first row. The frame scrolls, and the text area is as high as its text.
 */
export function NumberedTextArea({ label, value, readOnly, onChange, marked }: NumberedTextAreaProps) {
  const lines = value.split('\n');
  const field: ComponentProps<'textarea'> = {
    'aria-label': label,
    value,
    readOnly,
    onChange: (event) => onChange(event.target.value),
    spellCheck: false,
    autoCapitalize: 'none',
    autoCorrect: 'off',
  };
  if (lines.length > MOST_NUMBERED)
    return (
      <textarea
        {...field}
        className={classNames(
          'h-full min-h-72 w-full resize-none overflow-y-auto rounded-box border border-edge bg-raised py-3',
          textClass,
        )}
      />
    );
  const gutter = lines.length > 999 ? '[--gutter:4rem]' : '[--gutter:2.75rem]';
  return (
    <div className="h-full min-h-72 overflow-y-auto rounded-box border border-edge bg-raised font-mono text-note focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent">
      <div className={classNames('relative min-h-full', gutter)}>
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-(--gutter) border-r border-line bg-sunken"
        />
        <div aria-hidden="true" className="relative py-3 select-none">
          {lines.map((line, index) => (
            <NumberedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
              key={index}
              number={index + 1}
              line={line}
              marked={marked.has(index + 1)}
            />
          ))}
        </div>
        <textarea
          {...field}
          className={classNames(
            'absolute inset-y-0 right-0 left-(--gutter) resize-none overflow-hidden bg-transparent py-3 outline-none',
            textClass,
          )}
        />
      </div>
    </div>
  );
}
