import { aiAgents } from '../ai-agents/ai-agents.ts';
import { byEngine } from '../analysis/answer-engines.ts';
import type { SiteAudit } from './schema.ts';

type SiteAgent = SiteAudit['agents'][number];

/** lit: it may read every page; part: some; dark: none; unknown: robots.txt could not be read. */
export type Reach = 'lit' | 'part' | 'dark' | 'unknown';

const kindOfAgent = new Map(aiAgents.map(({ token, kind }) => [token, kind]));

/** How much of a site an agent may read. */
export function reachOf({ allowed, blocked, unknown }: SiteAgent): Reach {
  if (blocked === 0) return unknown > 0 && allowed === 0 ? 'unknown' : 'lit';
  return allowed === 0 ? 'dark' : 'part';
}

/** How much of a site each engine's agents may read. */
export const engineReach = (agents: SiteAudit['agents']) =>
  byEngine(
    (operator, kind) =>
      agents.find((agent) => agent.operator === operator && kindOfAgent.get(agent.token) === kind) ?? null,
  );
