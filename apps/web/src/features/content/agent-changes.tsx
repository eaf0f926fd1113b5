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

function AgentRow({ agent }: { agent: AgentChange }) {
  const changed = agent.before !== agent.after;
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
        {changed && <ArrowRight aria-label="changes to" className="mr-1.5 inline size-3.5 text-accent" />}
        <Verdict verdict={agent.after} kind={agent.kind} />
      </td>
      <td className="min-w-64 pr-2 text-muted">{agent.because}</td>
    </tr>
  );
}

/** May each agent fetch the home page, before and after: those whose verdict changes first. */
export function AgentChanges({ agents }: { agents: readonly AgentChange[] }) {
  const changed = agents.filter(({ before, after }) => before !== after);
  const others = agents.filter(({ before, after }) => before === after);
  const summary =
    changed.length === 0
      ? 'No agent’s verdict changes.'
      : `${changed.length} of ${agents.length} verdicts ${changed.length === 1 ? 'changes' : 'change'}.`;
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
