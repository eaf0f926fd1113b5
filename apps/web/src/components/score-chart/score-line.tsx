import type { ReactNode } from 'react';
import { formatDay } from '@/lib/format-date.ts';
import type { PlacedPoint } from './place-scores.ts';
import { type ScoreScale, shareOfScale } from './score-scale.ts';

function Grid({ scale }: { scale: ScoreScale }) {
  return scale.ticks.map((tick) => (
    <div
      key={tick}
      className="absolute inset-x-0 border-t border-line"
      style={{ top: `${100 * (1 - shareOfScale(tick, scale))}%` }}
    >
      <span className="absolute top-0 right-full mr-2.5 -translate-y-1/2 text-axis leading-none text-faint tabular-nums">
        {tick}
      </span>
    </div>
  ));
}

function Line({ points }: { points: readonly PlacedPoint[] }) {
  const line = points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const [first] = points;
  const last = points.at(-1);
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full text-ink"
    >
      {first && last && (
        <polygon
          points={`${first.x},100 ${line} ${last.x},100`}
          fill="color-mix(in oklch, var(--accent) 7%, transparent)"
        />
      )}
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The first and the last day of the chart. */
function Days({ begin, end }: { begin: string; end: string }) {
  return (
    <div className="flex justify-between gap-4 pt-2 text-axis leading-5 text-faint">
      <span>{formatDay(begin)}</span>
      {formatDay(begin) !== formatDay(end) && <span>{formatDay(end)}</span>}
    </div>
  );
}

/** The line with the values of its scale. */
export function ScoreLine({
  points,
  end,
  scale,
  children,
}: {
  points: readonly PlacedPoint[];
  /** The time of the last event, if there is one. */
  end: string | undefined;
  scale: ScoreScale;
  children: ReactNode;
}) {
  const [first] = points;
  const last = points.at(-1)?.at ?? '';
  return (
    <div aria-hidden="true" className="pl-8 drawn">
      <div className="relative h-52 sm:h-64">
        <Grid scale={scale} />
        <Line points={points} />
        {children}
      </div>
      {first && <Days begin={first.at} end={end && end > last ? end : last} />}
    </div>
  );
}
