import type { AgentVerdict, RobotsReport } from '@visible-ai/shared/analysis/schema';

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

const kindWords = {
  search: 'Search: blocking these removes you from answers',
  user: 'Asked by a person: fetches a page when somebody asks for it',
  training: 'Training: blocking these costs no points and removes you from no answer',
} as const;

function AgentRow({ agent }: { agent: AgentVerdict }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2.5 pr-3 text-left font-normal">
        {agent.token}
        <span className="block font-mono text-note break-all text-muted">
          {agent.rule ? `line ${agent.line}: ${agent.rule}` : agent.because}
        </span>
      </th>
      <td className="py-2.5 pr-3 text-note text-muted">
        {agent.purpose}
        <span className="block text-note">{agent.operator}</span>
      </td>
      <td className="py-2.5 text-right text-note whitespace-nowrap">
        <Verdict agent={agent} />
      </td>
    </tr>
  );
}

/** Which agents may read the page, and the line of robots.txt that decides it for each. */
export function AgentTable({ agents, robots }: { agents: AgentVerdict[]; robots: RobotsReport }) {
  return (
    <section aria-labelledby="agents-title">
      <h3 id="agents-title" className="mb-2 speaks text-title">
        Who may read you
      </h3>
      <p className="mb-4 text-note text-muted">{robots.note}</p>
      <table className="w-full border-collapse">
        <thead className="sr-only">
          <tr>
            <th scope="col">Agent</th>
            <th scope="col">Used for</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        {(['search', 'user', 'training'] as const).map((kind) => (
          <tbody key={kind}>
            <tr>
              <th
                colSpan={3}
                scope="colgroup"
                className="pt-4 pb-2 text-left text-note font-medium text-muted"
              >
                {kindWords[kind]}
              </th>
            </tr>
            {agents
              .filter((agent) => agent.kind === kind)
              .map((agent) => (
                <AgentRow key={agent.token} agent={agent} />
              ))}
          </tbody>
        ))}
      </table>
      {robots.contentSignals.length > 0 && (
        <div className="mt-5">
          <h4 className="text-note font-semibold">Content signals</h4>
          <ul className="mt-1 grid gap-1 text-note text-muted">
            {robots.contentSignals.map(({ agents: group, line, signal }) => (
              <li key={`${line}-${signal}`}>
                <code className="font-mono text-note text-ink">{signal}</code> for {group}, line {line}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
