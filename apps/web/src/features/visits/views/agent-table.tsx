import { type BotVisits, visitVerdicts } from '@visible-ai/shared/logs/schema';
import { Badge } from '@/components/ui/badge.tsx';
import { Table } from '@/components/ui/table.tsx';
import { formatCount } from '@/lib/format-count.ts';
import { formatZonedMoment } from '@/lib/format-zoned-moment.ts';
import { purposeWords, verdictWords } from '../verdict-words.ts';

type Agent = BotVisits['agents'][number];

/** On a phone a row is a block: agent and visits, then who it was, then the last visit and the errors. */
const rowClass =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-2 max-sm:py-3.5 max-sm:*:p-0!';
const numberClass = 'align-top text-right sm:pr-8!';

/** In a block a value is named; in a table its column is. Screen readers hear the column in both. */
const Name = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="text-muted sm:hidden">
    {children}
  </span>
);

function Verdicts({ agent }: { agent: Agent }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {visitVerdicts
        .filter((verdict) => agent[verdict] > 0)
        .map((verdict) => (
          <Badge key={verdict} tone={verdictWords[verdict].tone} className="whitespace-normal!">
            {formatCount(agent[verdict])} {verdictWords[verdict].word}
          </Badge>
        ))}
    </span>
  );
}

function AgentRow({ agent }: { agent: Agent }) {
  return (
    <tr className={rowClass}>
      <th scope="row" className="align-top">
        <span className="[overflow-wrap:anywhere]">{agent.token}</span>
        <span className="block font-normal text-muted">
          {agent.operator}, {purposeWords[agent.purpose].toLowerCase()}
        </span>
      </th>
      <td className={numberClass}>
        {formatCount(agent.visits)}
        <Name>{agent.visits === 1 ? ' visit' : ' visits'}</Name>
      </td>
      <td className="align-top max-sm:col-span-full">
        <Verdicts agent={agent} />
      </td>
      <td className={`${numberClass} max-sm:order-last`}>
        {agent.errors > 0 ? (
          <>
            <span className="text-bad">{formatCount(agent.errors)}</span>
            <Name>{agent.errors === 1 ? ' error' : ' errors'}</Name>
          </>
        ) : (
          <span className="text-muted">
            <span className="max-sm:sr-only">None</span>
            <Name>No errors</Name>
          </span>
        )}
      </td>
      <td className="align-top sm:whitespace-nowrap">
        <Name>Last visit </Name>
        <time dateTime={agent.lastAt}>{formatZonedMoment(agent.lastAt)}</time>
      </td>
    </tr>
  );
}

/** What each verdict means. */
function Meanings() {
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-note sm:grid-cols-2">
      {visitVerdicts.map((verdict) => (
        <div key={verdict}>
          <dt className="font-semibold first-letter:uppercase">{verdictWords[verdict].word}</dt>
          <dd className="text-muted">{verdictWords[verdict].means}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every agent that visited: its purpose, its number of visits, and whether its identity is verified. */
export function AgentTable({ agents }: { agents: BotVisits['agents'] }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table caption="Agents that came" className="max-sm:block [&_tbody]:max-sm:block">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">Agent</th>
            <th scope="col" className="text-right sm:pr-8!">
              Visits
            </th>
            <th scope="col">Who it was</th>
            <th scope="col" className="text-right sm:pr-8!">
              Errors
            </th>
            <th scope="col">Last visit</th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <AgentRow key={agent.token} agent={agent} />
          ))}
        </tbody>
      </Table>
      <Meanings />
    </div>
  );
}
