import { classNames } from '@/lib/class-names.ts';

const WIDTH = 120;
const HEIGHT = 32;
const EDGE = 4;
/** A smaller range would make one point look like a mountain. */
const LEAST_RANGE = 8;

/**
 * The last scores as a line, oldest first, scaled to their own range. It is decoration: the text beside it
 * says how the score changed.
 */
export function ScoreTrend({ scores, className }: { scores: readonly number[]; className?: string }) {
  if (scores.length < 2) return null;
  const least = Math.min(...scores);
  const most = Math.max(...scores);
  const middle = (least + most) / 2;
  const range = Math.max(LEAST_RANGE, most - least);
  const step = (WIDTH - 2 * EDGE) / (scores.length - 1);
  const points = scores.map((score, index) => ({
    x: EDGE + index * step,
    y: HEIGHT / 2 - ((score - middle) / range) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className={classNames('h-8 w-30 shrink-0 text-muted', className)}
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && (
        <>
          <circle cx={last.x} cy={last.y} r="4" fill="var(--accent)" fillOpacity="0.2" />
          <circle cx={last.x} cy={last.y} r="2.25" fill="var(--accent)" />
        </>
      )}
    </svg>
  );
}
