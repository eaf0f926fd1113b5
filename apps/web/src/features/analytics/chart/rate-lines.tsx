import { bandText, isFew, percentText } from '@visible-ai/shared/answers/rate-words';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names.ts';
import { formatDay, formatMoment } from '@/lib/format-date.ts';
import { type PlacedRate, stretches } from './place-points.ts';
import { runTime } from './run-time.ts';

/** From so many runs on, the marks are small, and the scale of time has a day in its middle. */
const CROWD = 20;

const middleOf = (begin: string, end: string) =>
  new Date((Date.parse(begin) + Date.parse(end)) / 2).toISOString();

const topOf = (share: number, top: number) => 100 * (1 - share / top);

function Grid({ top }: { top: number }) {
  const steps = top <= 0.4 ? 4 : Math.round(top * 5);
  return Array.from({ length: steps + 1 }, (_, step) => (top * step) / steps).map((tick) => (
    <div
      key={tick}
      className="absolute inset-x-0 border-t border-line"
      style={{ top: `${topOf(tick, top)}%` }}
    >
      <span className="absolute top-0 right-full mr-2.5 -translate-y-1/2 text-axis leading-none text-faint tabular-nums">
        {Math.round(tick * 100)}%
      </span>
    </div>
  ));
}

/** One group of runs: the bands as a coloured area, the counted shares as a line in it. */
function Stretch({ points, top }: { points: readonly PlacedRate[]; top: number }) {
  const place = (x: number, share: number) => `${x.toFixed(2)},${topOf(share, top).toFixed(2)}`;
  const upper = points.map(({ x, figure }) => place(x, figure.band?.high ?? figure.value ?? 0));
  const lower = points.map(({ x, figure }) => place(x, figure.band?.low ?? figure.value ?? 0));
  return (
    <>
      <polygon
        points={[...upper, ...lower.reverse()].join(' ')}
        fill="color-mix(in oklch, var(--accent) 13%, transparent)"
      />
      <polyline
        points={points.map(({ x, figure }) => place(x, figure.value ?? 0)).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

function Card({ point, up }: { point: PlacedRate; up: boolean }) {
  const { figure, at, x } = point;
  return (
    <span
      className={classNames(
        'pointer-events-none absolute z-10 grid w-max max-w-[min(15rem,28vw)] grid-cols-1 [overflow-wrap:anywhere] gap-0.5 rounded-box bg-raised px-3 py-2 text-note opacity-0 shadow-float ring ring-line transition-opacity group-hover/point:opacity-100',
        x > 50 ? 'right-3' : 'left-3',
        up ? 'bottom-3' : 'top-3',
      )}
    >
      <span className="font-semibold tabular-nums">
        {figure.k} of {figure.n}
        {figure.value !== null && !isFew(figure) && `, ${percentText(figure.value)}`}
      </span>
      {figure.band && <span className="tabular-nums">Most likely {bandText(figure.band)}</span>}
      <span className="text-muted">{formatMoment(at)}</span>
      {point.changed && <span>The engine changed</span>}
    </span>
  );
}

interface MarkProps {
  point: PlacedRate;
  last: boolean;
  top: number;
  /** How many runs are drawn. Many have less room each. */
  among: number;
  /** Whether a change of the engine is named here, and not only drawn. */
  named: boolean;
}

/** A run: its share as a dot, its band as a bar through it. A click shows its answers. */
function Mark({ point, last, top, among, named }: MarkProps) {
  const { figure, x, to, changed } = point;
  const { value, band } = figure;
  const crowded = among > CROWD;
  return (
    <>
      {changed && (
        <span
          data-break
          className="absolute inset-y-0 border-l border-dashed border-muted"
          style={{ left: `${x}%` }}
        >
          {named && (
            <span
              className={classNames(
                'absolute -top-1 rounded-[4px] bg-paper px-1 text-axis leading-[1.5] whitespace-nowrap text-muted',
                x > 50 ? 'right-1' : 'left-1',
              )}
            >
              The engine changed
            </span>
          )}
        </span>
      )}
      {value !== null && (
        <Link
          to={to}
          // With the keyboard, people use the same link in the table.
          tabIndex={-1}
          className="group/point absolute inset-y-0 -translate-x-1/2 hover:z-10"
          style={{ left: `${x}%`, width: `min(2rem, ${Math.min(8, 100 / among)}%)` }}
        >
          {band && (
            <span
              className={classNames(
                'absolute left-1/2 -translate-x-1/2 rounded-full bg-[color-mix(in_oklch,var(--accent)_38%,transparent)]',
                crowded ? 'w-0.5' : 'w-1.5',
              )}
              style={{
                top: `${topOf(band.high, top)}%`,
                height: `${(100 * (band.high - band.low)) / top}%`,
              }}
            />
          )}
          <span className="absolute left-1/2" style={{ top: `${topOf(value, top)}%` }}>
            <span
              className={classNames(
                'absolute -translate-1/2 rounded-full',
                last && 'size-3 bg-accent ring-2 ring-paper',
                !last && (crowded ? 'size-1 bg-ink' : 'size-2.5 bg-paper ring-[1.75px] ring-ink'),
              )}
            />
            <Card point={point} up={value / top < 0.5} />
          </span>
        </Link>
      )}
    </>
  );
}

/** Shares over time, each with the band that shows how sure it is. */
export function RateLines({ points, top }: { points: readonly PlacedRate[]; top: number }) {
  const [first] = points;
  const last = points.at(-1);
  const when = runTime(points);
  const change = points.find(({ changed }) => changed);
  return (
    <div aria-hidden="true" className="pl-10 drawn">
      <div className="relative h-52 sm:h-64">
        <Grid top={top} />
        <svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-ink"
        >
          {stretches(points).map((stretch) => (
            <Stretch key={stretch[0]?.at} points={stretch} top={top} />
          ))}
        </svg>
        {points.map((point) => (
          <Mark
            key={point.at}
            point={point}
            last={point === last}
            top={top}
            among={points.length}
            named={point === change}
          />
        ))}
      </div>
      {first && last && (
        <div className="flex justify-between gap-4 pt-2 text-axis leading-5 text-faint">
          {first !== last && <span>{when(first.at)}</span>}
          {points.length > CROWD && <span>{formatDay(middleOf(first.at, last.at))}</span>}
          <span className={first === last ? 'mx-auto' : undefined}>{when(last.at)}</span>
        </div>
      )}
    </div>
  );
}
