import { bandText } from '@visible-ai/shared/answers/rate-words';
import { Link } from 'react-router-dom';
import { Table } from '@/components/ui/table.tsx';
import { formatMoment } from '@/lib/format-date.ts';
import type { PlacedRate } from './place-points.ts';

/** The data of the chart, newest first. */
export function RateTable({ label, points }: { label: string; points: readonly PlacedRate[] }) {
  return (
    <Table caption={`${label} over time`}>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Counted</th>
          <th scope="col">Most likely</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ at, to, figure, changed }) => (
          <tr key={at}>
            <th scope="row">
              <Link to={to} className="text-link touch-target">
                {formatMoment(at)}
              </Link>
              {changed && <span className="block font-normal text-muted">The engine changed</span>}
            </th>
            <td>{figure.n === 0 ? 'Nothing to count' : `${figure.k} of ${figure.n}`}</td>
            <td>{figure.band ? bandText(figure.band) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
