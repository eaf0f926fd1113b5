import type { AgentVerdict } from '@visible-ai/shared/analysis/schema';
import type { ParsedRobots } from '@visible-ai/shared/robots-txt/parsed-robots';
import { classNames } from '@/lib/class-names.ts';

const groups = [
  { kind: 'search', title: 'Search' },
  { kind: 'user', title: 'Asked by a person' },
  { kind: 'training', title: 'Training' },
] as const;

const reasons = {
  'unknown-field': 'crawlers do not know this field and skip it',
  'no-colon': 'there is no colon, so crawlers skip it',
  'no-group': 'it is before the first User-agent line, so crawlers skip it',
};

function look({ kind, verdict }: AgentVerdict): string {
  if (kind === 'training') return 'text-muted';
  return verdict === 'allowed' ? 'text-good' : 'text-bad';
}

/** The verdict of a robots.txt for each agent: whether it may fetch the home page, and which line decides. */
export function RobotsCheck({ agents, parsed }: { agents: readonly AgentVerdict[]; parsed: ParsedRobots }) {
  return (
    <section aria-labelledby="robots-check" className="grid gap-4">
      <h3 id="robots-check" className="text-note font-semibold">
        Who may read the home page
      </h3>
      {parsed.ignored.length > 0 && (
        <ul className="grid gap-1.5">
          {parsed.ignored.map(({ line, reason }) => (
            <li key={line} className="flex gap-3 text-note">
              <span className="shrink-0 font-mono text-warn">Line {line}</span>
              <span>{reasons[reason]}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ kind, title }) => (
        <div key={kind}>
          <h4 className="text-note text-muted">{title}</h4>
          <ul>
            {agents
              .filter((agent) => agent.kind === kind)
              .map((agent) => (
                <li
                  key={agent.token}
                  className="flex items-baseline justify-between gap-3 border-b border-line py-1.5 text-note last:border-0"
                >
                  <span className="min-w-0 truncate" title={agent.because}>
                    {agent.token}
                    {agent.line !== null && <span className="text-faint"> line {agent.line}</span>}
                  </span>
                  <span className={classNames('shrink-0 font-semibold', look(agent))}>
                    {agent.verdict === 'allowed' ? 'Allowed' : 'Blocked'}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
