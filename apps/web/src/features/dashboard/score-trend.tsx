const WIDTH = 96;
const HEIGHT = 28;
const EDGE = 3;

/** The last scores of a site as a line, oldest first. Decoration: the words beside it say the same. */
export function ScoreTrend({ scores }: { scores: readonly number[] }) {
  if (scores.length < 2) return null;
  const step = (WIDTH - 2 * EDGE) / (scores.length - 1);
  const points = scores.map((score, index) => ({
    x: EDGE + index * step,
    y: HEIGHT - EDGE - (score / 100) * (HEIGHT - 2 * EDGE),
  }));
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="h-7 w-24 shrink-0 text-muted max-sm:w-16"
    >
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" fill="var(--accent)" />}
    </svg>
  );
}
