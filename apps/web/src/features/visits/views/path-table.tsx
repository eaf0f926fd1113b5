import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { Table } from '@/components/ui/table.tsx';
import { readableAddress } from '@/lib/address-text.ts';
import { formatCount } from '@/lib/format-count.ts';
import { ShownRows } from './shown-rows.tsx';

type Path = BotVisits['paths'][number];

const isError = (status: string) => Number(status) >= 400;

/** The statuses of the answers: "200: 12, 404: 3". */
function Statuses({ statuses }: Pick<Path, 'statuses'>) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {Object.entries(statuses).map(([status, count]) => (
        <span key={status} className={`whitespace-nowrap ${isError(status) ? 'text-bad' : ''}`}>
          {status}: {formatCount(count)}
        </span>
      ))}
    </span>
  );
}

/** How many agents are named. The table above has all. */
const NAMED = 3;

function namesOf(agents: readonly string[]): string {
  const more = agents.length - NAMED;
  return more > 1 ? `${agents.slice(0, NAMED).join(', ')} and ${more} more` : agents.join(', ');
}

/** The paths that agents fetched, and the statuses they got. */
export function PathTable({ paths, caption }: { paths: BotVisits['paths']; caption: string }) {
  return (
    <ShownRows rows={paths} noun="paths">
      {(rows) => (
        <Table caption={caption}>
          <thead>
            <tr>
              <th scope="col">Path</th>
              <th scope="col" className="text-right">
                Visits
              </th>
              <th scope="col">Answered</th>
              <th scope="col" className="max-md:hidden">
                Agents
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, visits, agents, statuses }) => (
              <tr key={path}>
                <th
                  scope="row"
                  className="min-w-36 align-top font-mono font-normal! [overflow-wrap:anywhere] [unicode-bidi:plaintext]"
                >
                  {readableAddress(path)}
                </th>
                <td className="text-right align-top">{formatCount(visits)}</td>
                <td className="align-top">
                  <Statuses statuses={statuses} />
                </td>
                <td className="align-top text-muted max-md:hidden">{namesOf(agents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ShownRows>
  );
}

/** The paths where agents got errors, most errors first. */
export function pathsWithErrors(paths: BotVisits['paths']): Path[] {
  const errorsOf = ({ statuses }: Path) =>
    Object.entries(statuses).reduce((sum, [status, count]) => sum + (isError(status) ? count : 0), 0);
  return paths
    .map((path) => ({
      ...path,
      visits: errorsOf(path),
      statuses: Object.fromEntries(Object.entries(path.statuses).filter(([status]) => isError(status))),
    }))
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits);
}
