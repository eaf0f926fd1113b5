import { Check, X } from 'lucide-react';

interface ExcerptLine {
  readonly mark: 'good' | 'bad' | 'added' | 'removed' | 'none';
  readonly text: string;
}

const colour: Readonly<Record<ExcerptLine['mark'], string>> = {
  good: 'text-ink',
  bad: 'text-ink',
  added: 'text-good',
  removed: 'text-bad',
  none: 'text-ink',
};

function Mark({ mark }: Pick<ExcerptLine, 'mark'>) {
  if (mark === 'good')
    return <Check aria-label="Passed:" role="img" className="mt-[0.22rem] size-3.5 shrink-0 text-good" />;
  if (mark === 'bad')
    return <X aria-label="Failed:" role="img" className="mt-[0.22rem] size-3.5 shrink-0 text-bad" />;
  return null;
}

/** A few lines of a file, as an example of what the product writes. */
export function FileExcerpt({ file, lines }: { file: string; lines: readonly ExcerptLine[] }) {
  return (
    <figure data-markdown="leave-out" className="mt-auto border-t border-line bg-sunken px-6 py-5">
      <figcaption className="mb-3 font-mono text-[0.75rem] wrap-anywhere text-faint">{file}</figcaption>
      <ul className="grid gap-1.5 font-mono text-[0.8125rem]">
        {lines.map(({ mark, text }) => (
          <li key={text} className={`flex min-w-0 gap-2 ${colour[mark]}`}>
            <Mark mark={mark} />
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
