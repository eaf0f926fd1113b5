import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Link } from 'react-router-dom';
import { formatMoment } from '@/lib/format-date.ts';
import { Table } from '../ui/table.tsx';
import { toneText } from '../ui/tone.ts';
import type { PlacedPoint } from './place-scores.ts';
import { signedPoints } from './signed-points.ts';

/** What the line says, newest first. */
export function ScoreTable({ label, points }: { label: string; points: readonly PlacedPoint[] }) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table caption={label}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Score</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row">
                {point.to ? (
                  <Link to={point.to} className="text-link touch-target">
                    {formatMoment(point.at)}
                  </Link>
                ) : (
                  formatMoment(point.at)
                )}
                {point.event && <span className="block font-normal text-muted">{point.event}</span>}
              </th>
              <td className={toneText[scoreBand(point.score)]}>{point.score}</td>
              <td className="text-muted">
                {point.change === null ? 'First audit' : signedPoints(point.change)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
