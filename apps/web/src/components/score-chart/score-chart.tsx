import { useState } from 'react';
import { formatDay } from '@/lib/format-date.ts';
import { Button } from '../ui/button.tsx';
import { type PlacedPoint, placeScores, type ScorePoint } from './place-scores.ts';
import { ScoreLine } from './score-line.tsx';
import { EventMarks, ScoreMarks } from './score-marks.tsx';
import { scoreScale } from './score-scale.ts';
import { ScoreTable } from './score-table.tsx';

export interface ScoreChartProps {
  /** What is scored: names the chart and its table. */
  label: string;
  /** Oldest first. */
  points: readonly ScorePoint[];
}

/** In words what the line shows. */
function summary(points: readonly PlacedPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return 'No audit yet.';
  if (first === last) return `One audit, on ${formatDay(first.at)}: ${first.score} of 100.`;
  return `From ${first.score} on ${formatDay(first.at)} to ${last.score} of 100 on ${formatDay(last.at)}, in ${points.length} audits.`;
}

/**
 * Scores over time as a line scaled to their range: each audit marked, larger changes labelled, the last one lit. The
 * same as a table at a press, which is also the way by keyboard.
 */
export function ScoreChart({ label, points }: ScoreChartProps) {
  const [asTable, setAsTable] = useState(false);
  const scale = scoreScale(points.map(({ score }) => score));
  const placed = placeScores(points, scale);
  return (
    <figure className="grid grid-cols-1 gap-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-note text-muted">
        <span>{summary(placed)}</span>
        <Button
          variant="quiet"
          size="small"
          className="-mx-4 print:hidden"
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {asTable ? (
        <ScoreTable label={label} points={placed} />
      ) : (
        <ScoreLine points={placed} scale={scale}>
          <EventMarks points={placed} />
          <ScoreMarks points={placed} />
        </ScoreLine>
      )}
    </figure>
  );
}
