import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { Table } from '@/components/ui/table.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { formatDay } from '@/lib/format-date.ts';
import { softBreaks } from '@/lib/soft-breaks.tsx';
import { ShownRows } from './shown-rows.tsx';

/** The address lists of the operators, which we use to verify visits. */
export function Ranges({ ranges }: { ranges: BotVisits['ranges'] }) {
  return (
    <ShownRows rows={ranges} shown={6} noun="lists">
      {(rows) => (
        <Table caption="Address lists that visits are verified by">
          <thead>
            <tr>
              <th scope="col">Operator and list</th>
              <th scope="col" className="text-right">
                Ranges
              </th>
              <th scope="col">Fetched</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ operator, list, prefixes, fetchedAt }) => (
              <tr key={list}>
                <th scope="row" className="align-top">
                  {operator}
                  <span className="block font-mono font-normal text-muted [overflow-wrap:anywhere]">
                    {softBreaks(list)}
                  </span>
                </th>
                <td className="text-right align-top">{formatCount(prefixes)}</td>
                <td className="align-top">
                  {fetchedAt ? (
                    <time dateTime={fetchedAt} className="whitespace-nowrap">
                      {formatDay(fetchedAt)}
                    </time>
                  ) : (
                    'Came with this program'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ShownRows>
  );
}
