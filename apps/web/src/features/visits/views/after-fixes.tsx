import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { Chip } from '@/components/ui/chip.tsx';
import { readableAddress } from '@/lib/address-text.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { ShownRows } from './shown-rows.tsx';

/** The first visit of each search agent after a fix, newest first. */
export function AfterFixes({ fixes }: { fixes: BotVisits['afterFixes'] }) {
  if (fixes.length === 0)
    return (
      <p className="text-note text-muted">
        When an audit sees that an issue was fixed, the next verified visit of each search agent is shown
        here.
      </p>
    );
  const newest = fixes.toSorted(
    (one, other) => Date.parse(other.firstVisitAt) - Date.parse(one.firstVisitAt),
  );
  return (
    <ShownRows rows={newest} noun="first visits">
      {(rows) => (
        <ul className="border-b border-line">
          {rows.map(({ at, what, token, firstVisitAt, path }) => (
            <li
              key={`${token} ${at} ${what}`}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-3 text-note"
            >
              <span aria-hidden="true" className="mt-0.5">
                <Chip lit className="px-0!">
                  1
                </Chip>
              </span>
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p>
                  <strong className="font-semibold">{token}</strong> came first{' '}
                  <time dateTime={firstVisitAt}>{formatZonedMoment(firstVisitAt)}</time>, for{' '}
                  <code className="font-mono">{readableAddress(path)}</code>
                </p>
                <p className="text-muted">
                  {what}, seen <time dateTime={at}>{formatZonedMoment(at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </ShownRows>
  );
}
