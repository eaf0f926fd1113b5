import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';
import { formatMoment } from '@/lib/format-date.ts';
import { toneText } from '../ui/tone.ts';
import { chosenLabels } from './chosen-labels.ts';
import type { PlacedEvent, PlacedPoint } from './place-scores.ts';
import { signedPoints } from './signed-points.ts';

/** The least distance between two event texts, in hundredths of the width. Closer texts would overlap. */
const EVENT_ROOM = 45;

/** Details of a score, shown when the pointer is near, on the side that has room. */
function Card({ point }: { point: PlacedPoint }) {
  return (
    <span
      className={classNames(
        'pointer-events-none absolute z-10 grid w-max max-w-[min(13rem,36vw)] grid-cols-1 gap-0.5 [overflow-wrap:anywhere] rounded-box bg-raised px-3 py-2 text-note opacity-0 shadow-float ring ring-line transition-opacity group-hover/point:opacity-100',
        point.x > 50 ? 'right-3' : 'left-3',
        point.y > 50 ? 'bottom-3' : 'top-3',
      )}
    >
      <span className="font-semibold tabular-nums">
        {point.score} of 100
        {point.change !== null && point.change !== 0 && (
          <span className="font-normal text-muted"> ({signedPoints(point.change)})</span>
        )}
      </span>
      <span className="text-muted">{formatMoment(point.at)}</span>
      {point.event && <span>{point.event}</span>}
    </span>
  );
}

function Mark({ point, last, label }: { point: PlacedPoint; last: boolean; label: boolean }) {
  return (
    <>
      <span
        className={classNames(
          'absolute -translate-1/2 rounded-full',
          last
            ? 'size-3 bg-accent ring-4 ring-halo'
            : 'size-2 bg-paper ring-[1.75px] ring-ink group-hover/point:bg-ink',
        )}
      />
      {label && point.change !== null && (
        <span
          className={classNames(
            'absolute -translate-x-1/2 rounded-full bg-paper px-1.5 text-axis leading-[1.5] font-semibold tabular-nums inset-ring inset-ring-line-strong',
            point.change > 0 ? 'bottom-3' : 'top-3',
            toneText[point.change > 0 ? 'good' : 'poor'],
          )}
        >
          {signedPoints(point.change)}
        </span>
      )}
    </>
  );
}

/** An event: a line through the chart, with its text at the bottom if there is room. */
function EventMark({ event, named }: { event: PlacedEvent; named: boolean }) {
  return (
    <span
      data-event
      className="absolute inset-y-0 border-l border-dashed border-muted"
      style={{ left: `${event.x}%` }}
    >
      {named && (
        <span
          className={classNames(
            'absolute bottom-1 max-w-72 truncate rounded-[4px] bg-paper px-1 text-axis leading-[1.5] whitespace-nowrap text-muted max-sm:hidden',
            event.x > 50 ? 'right-1' : 'left-1',
          )}
        >
          {event.text}
        </span>
      )}
    </span>
  );
}

/** The events in the chart. An event has its text unless that would overlap the next one. */
export function EventMarks({ events }: { events: readonly PlacedEvent[] }) {
  return events.map((event, index) => {
    const next = events[index + 1];
    return <EventMark key={event.at} event={event} named={!next || next.x - event.x >= EVENT_ROOM} />;
  });
}

/** Each score has a band that ends half way to its neighbours: the pointer always finds the nearest score. */
export function ScoreMarks({ points }: { points: readonly PlacedPoint[] }) {
  const labels = chosenLabels(points);
  return points.map((point, index) => {
    const before = points[index - 1];
    const next = points[index + 1];
    const left = before ? (before.x + point.x) / 2 : 0;
    const right = next ? (point.x + next.x) / 2 : 100;
    const inside = `${(100 * (point.x - left)) / Math.max(0.01, right - left)}%`;
    const band = (
      <>
        <span
          className="absolute inset-y-0 w-px bg-line-strong opacity-0 group-hover/point:opacity-100"
          style={{ left: inside }}
        />
        <span className="absolute" style={{ left: inside, top: `${point.y}%` }}>
          <Mark point={point} last={!next} label={labels.has(point)} />
          <Card point={point} />
        </span>
      </>
    );
    const frame = {
      className: 'group/point absolute inset-y-0 hover:z-10',
      style: { left: `${left}%`, width: `${right - left}%` },
    };
    return point.to ? (
      // With the keyboard, people use the same link in the table.
      <Link key={point.at} to={point.to} tabIndex={-1} {...frame}>
        {band}
      </Link>
    ) : (
      <span key={point.at} {...frame}>
        {band}
      </span>
    );
  });
}
