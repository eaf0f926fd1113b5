import type { Figure } from '@visible-ai/shared/answers/rate-words';
import type { ReactNode } from 'react';
import { Table } from '@/components/ui/table.tsx';
import { RateCell } from './rate-cell.tsx';

interface RatesRow {
  key: string;
  head: ReactNode;
  /** One figure for each column; null means that there is none. */
  figures: readonly (Figure | null)[];
  /** True for our own brand. */
  lit?: boolean;
}

interface RatesTableProps {
  caption: string;
  /** The heading of the first column. */
  what: string;
  columns: readonly string[];
  rows: readonly RatesRow[];
}

const headClass = 'max-sm:block max-sm:pt-3.5! max-sm:pb-1!';
const cellClass =
  'align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-1.5! max-sm:*:last:flex-1 max-sm:pr-0! max-sm:last:pb-3.5!';

/** Shares side by side with bands and numbers. On a phone each row is a block that names its columns. */
export function RatesTable({ caption, what, columns, rows }: RatesTableProps) {
  return (
    <Table
      caption={caption}
      className="max-sm:block sm:table-fixed [&_tbody_th]:align-top [&_tbody]:max-sm:block"
    >
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col">{what}</th>
          {columns.map((column) => (
            // Of one width, so that tables below each other stand in the same columns.
            <th key={column} scope="col" className="sm:w-[23%]">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, figures, lit = true }) => (
          <tr key={key} className="max-sm:block">
            <th scope="row" className={headClass}>
              {head}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index]} className={cellClass}>
                <span aria-hidden="true" className="w-32 text-muted sm:hidden">
                  {columns[index]}
                </span>
                {figure ? (
                  <RateCell figure={figure} lit={lit} />
                ) : (
                  <span className="text-muted">Not asked yet</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
