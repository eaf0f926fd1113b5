import type { AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';
import { Fold } from './fold.tsx';

function Verdict({ agent }: { agent: AgentVerdict }) {
  const training = agent.kind === 'training';
  if (agent.verdict === 'unknown') return <span className="text-muted">Unknown</span>;
  if (agent.verdict === 'allowed')
    return <span className={training ? 'text-muted' : 'font-semibold text-good'}>Allowed</span>;
  return training ? (
    <span className="text-muted">Blocked, fine</span>
  ) : (
    <span className="font-semibold text-bad">Blocked</span>
  );
}

const groups = [
  { kind: 'search', title: 'Search', note: 'Blocking one of these removes you from its answers.' },
  { kind: 'user', title: 'Asked by a person', note: 'They fetch a page when somebody asks about it.' },
  {
    kind: 'training',
    title: 'Training',
    note: 'Blocking these costs no points: it removes you from no answer.',
  },
] as const;

/** "9 of 10 allowed" */
const tally = (agents: AgentVerdict[]) =>
  `${agents.filter(({ verdict }) => verdict === 'allowed').length} of ${agents.length} allowed`;

function AgentRow({ agent }: { agent: AgentVerdict }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-normal">
        <span className="break-words">{agent.token}</span>
        <span className="block text-note text-muted">
          {agent.purpose}, {agent.operator}
        </span>
      </th>
      <td className="py-2 text-right text-note">
        <Verdict agent={agent} />
        {agent.rule && (
          <span className="block font-mono text-note [overflow-wrap:anywhere] text-muted">
            line {agent.line}: {agent.rule}
          </span>
        )}
      </td>
    </tr>
  );
}

function Agents({ label, agents }: { label: string; agents: AgentVerdict[] }) {
  return (
    <table aria-label={label} className="mt-2 w-full table-fixed border-collapse">
      <colgroup>
        <col />
        <col className="w-[min(9.5rem,45%)]" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Agent and what it reads for</th>
          <th scope="col">Verdict and the rule that decides</th>
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => (
          <AgentRow key={agent.token} agent={agent} />
        ))}
      </tbody>
    </table>
  );
}

function ContentSignals({ signals }: { signals: RobotsReport['contentSignals'] }) {
  if (signals.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">Content signals</h3>
      <ul className="mt-1 grid gap-1 text-note text-muted">
        {signals.map(({ agents, line, signal }) => (
          <li key={`${line}-${signal}`} className="break-words">
            <code className="font-mono text-ink">{signal}</code> for {agents}, line {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every agent that we judge, with the line of robots.txt that decides. */
export function AgentTable({ agents, robots }: { agents: AgentVerdict[]; robots: RobotsReport }) {
  if (agents.length === 0) return null;
  return (
    <section aria-label="Every agent">
      <Fold heading={<h2 className="speaks text-title">Every agent</h2>} count={tally(agents)}>
        <p className="text-note text-muted">{robots.note}</p>
        <div className="mt-4 grid grid-cols-1 gap-6">
          {groups.map(({ kind, title, note }) => (
            <div key={kind}>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-note text-muted">{note}</p>
              <Agents label={title} agents={agents.filter((agent) => agent.kind === kind)} />
            </div>
          ))}
          <ContentSignals signals={robots.contentSignals} />
        </div>
      </Fold>
    </section>
  );
}
