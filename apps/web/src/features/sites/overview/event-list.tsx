import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChartEvent } from '@/components/score-chart/place-scores.ts';
import { Button } from '@/components/ui/button.tsx';
import { counted } from '@/lib/counted.ts';
import { formatDay, formatMoment } from '@/lib/format-date.ts';

const SHOWN = 6;

/** Events between audits, newest first. */
export function EventList({ events }: { events: readonly ChartEvent[] }) {
  const [all, setAll] = useState(false);
  const newestFirst = events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const rest = newestFirst.length - SHOWN;
  return (
    <>
      <ol className="border-b border-line">
        {newestFirst.slice(0, all ? undefined : SHOWN).map(({ at, text, more, to }) => (
          <li
            key={`${at} ${text} ${more}`}
            className="grid grid-cols-1 border-t border-line py-2.5 text-note"
          >
            {to ? (
              <Link to={to} className="touch-target min-w-0 [overflow-wrap:anywhere] hover:underline">
                {text}
              </Link>
            ) : (
              <span className="[overflow-wrap:anywhere]">{text}</span>
            )}
            <span className="text-muted [overflow-wrap:anywhere]">
              <time dateTime={at} title={formatMoment(at)}>
                {formatDay(at)}
              </time>
              {more && `: ${more}`}
            </span>
          </li>
        ))}
      </ol>
      {rest > 0 && !all && (
        <Button variant="quiet" size="small" className="mt-2 -ml-4" onClick={() => setAll(true)}>
          Show {counted(rest, 'earlier event')}
        </Button>
      )}
    </>
  );
}
