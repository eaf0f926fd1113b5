import { useMemo } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region.tsx';
import { classNames } from '@/lib/class-names.ts';
import { type DiffRow, diffRows } from './diff-rows.ts';

export interface DiffViewProps {
  /** Names what is compared, for screen readers. */
  label: string;
  before: string;
  after: string;
  /** Shown when there is no difference. */
  same: string;
  /** Sets the height at which it scrolls. */
  className?: string;
}

const marks = { same: ' ', added: '+', removed: '-' };
const said = { same: '', added: 'added: ', removed: 'removed: ' };
const looks = { same: 'text-muted', added: 'bg-good-soft text-good', removed: 'bg-bad-soft text-bad' };

/**
 * Scrolls only the box around a row until the row is visible: on a phone unchanged lines can fill the box.
 */
function showInBox(row: HTMLElement | null): void {
  const box = row?.parentElement;
  if (!row || !box) return;
  const [ofRow, ofBox] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  const over = Math.min(ofRow.bottom - ofBox.bottom, ofRow.top - ofBox.top);
  if (over > 0) box.scrollTop += over;
}

function Row({ row, isFirstChange }: { row: DiffRow; isFirstChange: boolean }) {
  if (row.kind === 'gap')
    return (
      <span className="block bg-raised px-3 py-0.5 text-faint">
        {row.count} unchanged {row.count === 1 ? 'line' : 'lines'}
      </span>
    );
  if (row.kind === 'more')
    return (
      <span className="block bg-raised px-3 py-0.5 text-faint">
        {row.count} more {row.count === 1 ? 'line' : 'lines'} {row.of}
      </span>
    );
  return (
    <span ref={isFirstChange ? showInBox : null} className={classNames('flex min-h-6', looks[row.kind])}>
      <span aria-hidden="true" className="w-11 shrink-0 pr-2 text-right text-faint select-none">
        {row.after ?? row.before}
      </span>
      <span aria-hidden="true" className="w-4 shrink-0 select-none">
        {marks[row.kind]}
      </span>
      <span className="min-w-0 flex-1 pr-3 break-words whitespace-pre-wrap [unicode-bidi:plaintext]">
        <span className="sr-only">{said[row.kind]}</span>
        {row.text}
      </span>
    </span>
  );
}

/** Shows two texts as one, with removed and added lines. */
export function DiffView({ label, before, after, same, className = 'max-h-96' }: DiffViewProps) {
  const rows = useMemo(() => diffRows(before, after), [before, after]);
  if (rows.length === 0)
    return <p className="text-note text-muted">{before === after ? same : 'Only line ends differ.'}</p>;
  const firstChange = rows.findIndex(({ kind }) => kind === 'added' || kind === 'removed');
  const count = (kind: 'added' | 'removed') =>
    rows.reduce(
      (sum, row) => sum + (row.kind === kind ? 1 : row.kind === 'more' && row.of === kind ? row.count : 0),
      0,
    );
  return (
    <figure className="min-w-0 overflow-hidden rounded-box bg-sunken ring ring-line">
      <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-line px-3 py-2 text-note text-muted">
        <span>{label}</span>
        <span className="tabular-nums">
          {count('added')} added, {count('removed')} removed
        </span>
      </figcaption>
      <ScrollRegion
        label={label}
        className={classNames('overflow-y-auto font-mono text-note leading-6', className)}
      >
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its place
          <Row key={index} row={row} isFirstChange={index === firstChange} />
        ))}
      </ScrollRegion>
    </figure>
  );
}
