import type { AgentChange } from '@visible-ai/shared/content/schema';
import { ArrowRight } from 'lucide-react';
import { Table } from '@/components/ui/table.tsx';

const kinds = { search: 'Search', user: 'Asked by a person', training: 'Training' };

function Verdict({ verdict, kind }: { verdict: AgentChange['before']; kind: AgentChange['kind'] }) {
  if (kind === 'training')
    return <span className="text-muted">{verdict === 'allowed' ? 'Allowed' : 'Blocked'}</span>;
  return verdict === 'allowed' ? (
    <span className="text-good">Allowed</span>
  ) : (
    <span className="text-bad">Blocked</span>
  );
}

/** Whether anything changes for an agent, at the home page or at another known page. */
const changes = ({ before, after, pages }: AgentChange) =>
  before !== after || (pages?.changed.length ?? 0) > 0;

function AgentRow({ agent }: { agent: AgentChange }) {
  const changed = changes(agent);
  return (
    <tr className={changed ? 'bg-accent-soft' : undefined}>
      <th scope="row" className="min-w-40 pl-2">
        {agent.token}
        <span className="block font-normal text-muted">
          {agent.operator}, {kinds[agent.kind].toLowerCase()}
        </span>
      </th>
      <td className="whitespace-nowrap">
        <Verdict verdict={agent.before} kind={agent.kind} />
      </td>
      <td className="font-semibold whitespace-nowrap">
        {agent.before !== agent.after && (
          <ArrowRight aria-label="changes to" className="mr-1.5 inline size-3.5 text-accent" />
        )}
        <Verdict verdict={agent.after} kind={agent.kind} />
      </td>
      {agent.pages && (
        <td className="whitespace-nowrap">
          {agent.pages.before === agent.pages.after
            ? `${agent.pages.after} of ${agent.pages.known}`
            : `${agent.pages.before} → ${agent.pages.after} of ${agent.pages.known}`}
        </td>
      )}
      <td className="min-w-64 pr-2 text-muted">{agent.because}</td>
    </tr>
  );
}

/**
 * Whether each agent may fetch the home page, and how many known pages, before and after. Changes come first.
 */
export function AgentChanges({ agents }: { agents: readonly AgentChange[] }) {
  const changed = agents.filter(changes);
  const others = agents.filter((agent) => !changes(agent));
  const withPages = agents.some(({ pages }) => pages);
  const summary =
    changed.length === 0
      ? 'No agent’s verdict changes.'
      : `Something changes for ${changed.length} of ${agents.length} agents.`;
  return (
    <div className="grid gap-3">
      <p className="text-note text-muted">{summary}</p>
      <Table caption="Agents before and after">
        <thead>
          <tr>
            <th scope="col" className="pl-2">
              Agent
            </th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            {withPages && <th scope="col">Pages</th>}
            <th scope="col" className="pr-2">
              Because
            </th>
          </tr>
        </thead>
        <tbody>
          {[...changed, ...others].map((agent) => (
            <AgentRow key={agent.token} agent={agent} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
