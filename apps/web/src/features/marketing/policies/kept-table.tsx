import { Table } from '@/components/ui/table.tsx';

interface KeptTableProps {
  caption: string;
  /** The headings of the three columns. */
  heads: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
}

/** What we store, why, and for how long. On a phone each row is a block. */
export function KeptTable({ caption, heads, rows }: KeptTableProps) {
  return (
    <Table caption={caption} className="max-sm:block [&_tbody]:max-sm:block [&_tr]:max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, why, howLong]) => (
          <tr key={what} className="align-top max-sm:py-3">
            <th scope="row" className="text-ink max-sm:block max-sm:py-1 sm:w-2/5">
              {what}
            </th>
            <td className="max-sm:block max-sm:py-1">{why}</td>
            <td className="max-sm:block max-sm:py-1 sm:w-1/4">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
