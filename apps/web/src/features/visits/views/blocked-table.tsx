import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { Table } from '@/components/ui/table.tsx';
import { readableAddress } from '@/lib/address-text.ts';
import { formatCount } from '@/lib/format-count.ts';
import { ShownRows } from './shown-rows.tsx';

/** Agents that fetched pages although robots.txt forbids it, with the rule that decides. */
export function BlockedTable({ rows }: { rows: BotVisits['blockedButCame'] }) {
  if (rows.length === 0)
    return (
      <p className="text-note text-muted">
        Nobody fetched what robots.txt of the last audit keeps them from.
      </p>
    );
  return (
    <ShownRows rows={rows} noun="cases">
      {(shown) => (
        <Table caption="Agents that came although they are blocked">
          <thead>
            <tr>
              <th scope="col">Agent and path</th>
              <th scope="col" className="text-right">
                Visits
              </th>
              <th scope="col">Rule</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ token, path, visits, rule }) => (
              <tr key={`${token} ${path}`}>
                <th scope="row" className="align-top">
                  {token}
                  <span className="block font-mono font-normal text-muted [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
                    {readableAddress(path)}
                  </span>
                </th>
                <td className="text-right align-top">{formatCount(visits)}</td>
                <td className="min-w-36 align-top font-mono [overflow-wrap:anywhere]">{rule}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ShownRows>
  );
}
