import { scoreBand } from '@visible-ai/shared/analysis/score-band';
import { Link } from 'react-router-dom';
import { formatMoment } from '@/lib/format-date.ts';
import { Table } from '../ui/table.tsx';
import { toneText } from '../ui/tone.ts';
import type { ChartEvent, PlacedPoint } from './place-scores.ts';
import { signedPoints } from './signed-points.ts';

function EventRow({ event }: { event: ChartEvent }) {
  return (
    <tr>
      <th scope="row">{formatMoment(event.at)}</th>
      <td colSpan={2} className="text-muted">
        {event.text}
        {event.more && `: ${event.more}`}
      </td>
    </tr>
  );
}

function ScoreRow({ point }: { point: PlacedPoint }) {
  return (
    <tr>
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
      <td className="text-muted">{point.change === null ? 'First audit' : signedPoints(point.change)}</td>
    </tr>
  );
}

interface ScoreTableProps {
  label: string;
  points: readonly PlacedPoint[];
  events: readonly ChartEvent[];
}

/** The data of the chart, newest first. */
export function ScoreTable({ label, points, events }: ScoreTableProps) {
  const rows = [
    ...points.map((point) => ({ at: point.at, row: <ScoreRow key={point.at} point={point} /> })),
    ...events.map((event) => ({
      at: event.at,
      row: <EventRow key={`${event.at} ${event.text} ${event.more}`} event={event} />,
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
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
        <tbody>{rows.map(({ row }) => row)}</tbody>
      </Table>
    </div>
  );
}
