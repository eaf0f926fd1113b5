import { aiAgents } from '@visible-ai/shared/ai-agents/ai-agents';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';

type SiteAgent = SiteAudit['agents'][number];

/** The engines people ask, and who runs their agents. */
const engines = [
  { name: 'ChatGPT', operator: 'OpenAI' },
  { name: 'Claude', operator: 'Anthropic' },
  { name: 'Perplexity', operator: 'Perplexity' },
  { name: 'Google', operator: 'Google' },
  { name: 'Bing', operator: 'Microsoft' },
] as const;

/** What an engine reads pages for. */
export const purposes = [
  { kind: 'search', title: 'Search' },
  { kind: 'user', title: 'For a person' },
  { kind: 'training', title: 'Training' },
] as const;

/** Lit: it may read every page; part: some; dark: none; unknown where robots.txt could not be read. */
export type Reach = 'lit' | 'part' | 'dark' | 'unknown';

const kindOfAgent = new Map(aiAgents.map(({ token, kind }) => [token, kind]));

/** How much of a site an agent may read. */
export function reachOf({ allowed, blocked, unknown }: SiteAgent): Reach {
  if (blocked === 0) return unknown > 0 && allowed === 0 ? 'unknown' : 'lit';
  return allowed === 0 ? 'dark' : 'part';
}

export interface EngineReach {
  name: string;
  /** In the order of `purposes`; null where the engine has no agent that is judged. */
  agents: (SiteAgent | null)[];
}

/** Engine by engine how much of the site each of its agents may read. */
export function engineReach(agents: SiteAudit['agents']): EngineReach[] {
  return engines.map(({ name, operator }) => ({
    name,
    agents: purposes.map(
      ({ kind }) =>
        agents.find((agent) => agent.operator === operator && kindOfAgent.get(agent.token) === kind) ?? null,
    ),
  }));
}
