import { classNames } from '@/lib/class-names.ts';
import { afterDiff, changeOf } from './after-diff.ts';
import { CopyButton } from './copy-button.tsx';

export interface CodeBlockProps {
  code: string;
  /** What the code is, e.g. the file's name. Shown above if `labelShown`, and read by screen readers. */
  label: string;
  labelShown?: boolean;
  /** Colours lines that begin with `+` or `-`. The copy button copies the text after the change. */
  diff?: boolean;
  /** False if the text is not worth copying. */
  copyable?: boolean;
  className?: string;
}

/** Paper cannot scroll, so lines break in print. */
const preClass =
  'overflow-x-auto rounded-box px-4 py-3.5 font-mono text-note leading-6 print:whitespace-pre-wrap print:wrap-anywhere';
const lineClass = 'block min-h-6 pr-24 print:pr-0';
const changeClass = { added: 'text-good', removed: 'text-bad' };

/** A piece of a file to read and copy. */
export function CodeBlock(props: CodeBlockProps) {
  const { code, label, labelShown = false, diff = false, copyable = true, className } = props;
  return (
    <figure className={classNames('group/code relative rounded-box bg-sunken ring ring-line', className)}>
      <figcaption
        className={
          labelShown
            ? classNames(
                'border-b border-line py-2.5 pl-4 font-mono text-note text-muted [overflow-wrap:anywhere]',
                // Keeps room for the button beside it.
                copyable ? 'pr-28' : 'pr-4',
              )
            : 'sr-only'
        }
      >
        {label}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0} className={preClass}>
        <code>
          {code.split('\n').map((line, index) => {
            const change = diff ? changeOf(line) : null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its place
              <span key={index} className={classNames(lineClass, change && changeClass[change])}>
                {line}
              </span>
            );
          })}
        </code>
      </pre>
      {copyable && (
        <div className={classNames('absolute right-2 print:hidden', labelShown ? 'top-1' : 'top-2')}>
          <CopyButton text={diff ? afterDiff(code) : code} aria-label={`Copy ${label}`} />
        </div>
      )}
    </figure>
  );
}
