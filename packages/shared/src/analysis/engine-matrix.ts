import { byEngine } from './answer-engines.ts';
import type { AgentProbe, AgentVerdict, AnalysisReport } from './schema.ts';

/** An agent of an engine, and whether it gets the page. */
export interface EngineCell {
  agent: AgentVerdict;
  /** How the page answered to the agent's name; null if it was not requested. */
  probe: AgentProbe | null;
  /** `lit`: it may read the page and gets it. */
  state: 'lit' | 'dark' | 'unknown';
  word: string;
}

export interface EngineRow {
  name: string;
  /** In the order of `purposes`; null if the engine has no such agent in our list. */
  cells: (EngineCell | null)[];
}

function judge(agent: AgentVerdict, probe: AgentProbe | null): EngineCell {
  if (agent.verdict === 'unknown') return { agent, probe, state: 'unknown', word: 'Unknown' };
  if (agent.verdict === 'blocked') return { agent, probe, state: 'dark', word: 'Blocked' };
  // robots.txt allows it, but a firewall blocks it.
  if (probe?.outcome === 'blocked') return { agent, probe, state: 'dark', word: 'Refused' };
  return { agent, probe, state: 'lit', word: 'Allowed' };
}

/** Which agents of each engine get the page. */
export function engineMatrix({ agents, probes }: Pick<AnalysisReport, 'agents' | 'probes'>): EngineRow[] {
  return byEngine((operator, kind) => {
    const agent = agents.find((one) => one.operator === operator && one.kind === kind);
    return agent ? judge(agent, probes.find(({ token }) => token === agent.token) ?? null) : null;
  });
}

/**
 * "4 of 5 engines can cite you": the engines whose search agent gets the page. Null if we know it of none.
 */
export function citedBy(rows: readonly EngineRow[]): { can: number; of: number } | null {
  const searching = rows.flatMap(({ cells }) => cells[0] ?? []);
  const known = searching.filter(({ state }) => state !== 'unknown');
  if (known.length === 0) return null;
  return { can: known.filter(({ state }) => state === 'lit').length, of: known.length };
}

/** Says in a sentence who can cite the page. */
export function citedText(cited: ReturnType<typeof citedBy>): string {
  if (!cited) return 'Whether the engines may read this page could not be checked.';
  if (cited.can === cited.of) return `All ${cited.of} can find this page and cite it.`;
  return cited.can === 0
    ? `None of the ${cited.of} can find this page, so none can cite it.`
    : `${cited.can} of ${cited.of} can find this page and cite it.`;
}
