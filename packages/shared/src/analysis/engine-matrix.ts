import { byEngine } from './answer-engines.ts';
import type { AgentProbe, AgentVerdict, AnalysisReport } from './schema.ts';

/** One agent of an engine, and whether it gets the page. */
export interface EngineCell {
  agent: AgentVerdict;
  /** How the page answered to its name; null where nobody asked. */
  probe: AgentProbe | null;
  /** Lit: it may read the page and gets it. */
  state: 'lit' | 'dark' | 'unknown';
  word: string;
}

export interface EngineRow {
  name: string;
  /** In the order of `purposes`; null where the engine has no agent that is judged. */
  cells: (EngineCell | null)[];
}

function judge(agent: AgentVerdict, probe: AgentProbe | null): EngineCell {
  if (agent.verdict === 'unknown') return { agent, probe, state: 'unknown', word: 'Unknown' };
  if (agent.verdict === 'blocked') return { agent, probe, state: 'dark', word: 'Blocked' };
  // robots.txt lets it in, and a firewall does not.
  if (probe?.outcome === 'blocked') return { agent, probe, state: 'dark', word: 'Refused' };
  return { agent, probe, state: 'lit', word: 'Allowed' };
}

/** Engine by engine what each of its agents gets. */
export function engineMatrix({ agents, probes }: Pick<AnalysisReport, 'agents' | 'probes'>): EngineRow[] {
  return byEngine((operator, kind) => {
    const agent = agents.find((one) => one.operator === operator && one.kind === kind);
    return agent ? judge(agent, probes.find(({ token }) => token === agent.token) ?? null) : null;
  });
}

/** "4 of 5 engines can cite you": those whose search gets the page. Null where that is not known of any. */
export function citedBy(rows: readonly EngineRow[]): { can: number; of: number } | null {
  const searching = rows.flatMap(({ cells }) => cells[0] ?? []);
  const known = searching.filter(({ state }) => state !== 'unknown');
  if (known.length === 0) return null;
  return { can: known.filter(({ state }) => state === 'lit').length, of: known.length };
}

/** Who can cite the page, in a sentence. */
export function citedText(cited: ReturnType<typeof citedBy>): string {
  if (!cited) return 'Whether the engines may read this page could not be checked.';
  if (cited.can === cited.of) return `All ${cited.of} can find this page and cite it.`;
  return cited.can === 0
    ? `None of the ${cited.of} can find this page, so none can cite it.`
    : `${cited.can} of ${cited.of} can find this page and cite it.`;
}
