import { formatDay } from '@/lib/format-date.ts';
import { ChartFigure } from '../ui/chart-figure.tsx';
import { type ChartEvent, type PlacedPoint, placeScores, type ScorePoint } from './place-scores.ts';
import { ScoreLine } from './score-line.tsx';
import { EventMarks, ScoreMarks } from './score-marks.tsx';
import { scoreScale } from './score-scale.ts';
import { ScoreTable } from './score-table.tsx';

export interface ScoreChartProps {
  /** Says what is scored: the name of the chart and of its table. */
  label: string;
  /** Oldest first. */
  points: readonly ScorePoint[];
  /** What happened between the audits. */
  events?: readonly ChartEvent[];
}

/** Says in words what the line shows. */
function summary(points: readonly PlacedPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'No audit yet.';
  if (first === last) return `One audit, on ${formatDay(first.at)}: ${first.score} of 100.`;
  const [begin, end] = [formatDay(first.at), formatDay(last.at)];
  return begin === end
    ? `From ${first.score} to ${last.score} of 100, in ${points.length} audits on ${end}.`
    : `From ${first.score} on ${begin} to ${last.score} of 100 on ${end}, in ${points.length} audits.`;
}

/**
 * Scores over time as a line (from two scores on), scaled to their range. It marks each audit, labels larger changes, lights the
 * last score and shows what happened between audits. A button shows the same as a table, which also works by
 * keyboard.
 */
export function ScoreChart({ label, points, events = [] }: ScoreChartProps) {
  const scale = scoreScale(points.map(({ score }) => score));
  const placed = placeScores(points, scale, events);
  // A single score is no line: its sentence says all of it.
  if (placed.points.length < 2) return <p className="text-note text-muted">{summary(placed.points)}</p>;
  return (
    <ChartFigure
      summary={summary(placed.points)}
      chart={
        <ScoreLine points={placed.points} end={placed.events.at(-1)?.at} scale={scale}>
          <EventMarks events={placed.events} />
          <ScoreMarks points={placed.points} />
        </ScoreLine>
      }
      table={<ScoreTable label={label} points={placed.points} events={events} />}
    />
  );
}
