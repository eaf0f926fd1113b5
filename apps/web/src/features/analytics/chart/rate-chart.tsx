import { bandText } from '@visible-ai/shared/answers/rate-words';
import { ChartFigure } from '@/components/ui/chart-figure.tsx';
import { type PlacedRate, placeRates, type RatePoint, scaleTop } from './place-points.ts';
import { RateLines } from './rate-lines.tsx';
import { RateTable } from './rate-table.tsx';
import { runTime } from './run-time.ts';

const said = ({ at, figure }: PlacedRate, when: (iso: string) => string) =>
  figure.band
    ? `${figure.k} of ${figure.n} on ${when(at)} (${bandText(figure.band)})`
    : `nothing to count on ${when(at)}`;

/** Says in words what the chart shows, with bands and gaps. */
function summary(points: readonly PlacedRate[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'No run yet.';
  const when = runTime(points);
  if (first === last) return `One run: ${said(first, when)}.`;
  const broken = points.some(({ changed }) => changed)
    ? ' An engine changed in between: what lies before it cannot be compared with what lies after.'
    : '';
  return `From ${said(first, when)} to ${said(last, when)}, in ${points.length} runs.${broken}`;
}

/** Shares over time, always with their bands. A button shows the same as a table. */
export function RateChart({ label, points }: { label: string; points: readonly RatePoint[] }) {
  const placed = placeRates(points);
  return (
    <ChartFigure
      summary={summary(placed)}
      chart={<RateLines points={placed} top={scaleTop(points)} />}
      table={<RateTable label={label} points={placed} />}
    />
  );
}
