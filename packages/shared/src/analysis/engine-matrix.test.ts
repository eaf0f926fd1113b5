import { describe, expect, it } from 'vitest';
import { agentVerdicts } from '../ai-agents/agent-verdicts.ts';
import { parseRobotsTxt } from '../robots-txt/parse-robots-txt.ts';
import { citedBy, engineMatrix } from './engine-matrix.ts';
import type { AgentVerdict } from './schema.ts';

const agentsOf = (robots: string): AgentVerdict[] =>
  agentVerdicts(parseRobotsTxt(robots), 'https://shop.example/');
const words = (rows: ReturnType<typeof engineMatrix>) =>
  Object.fromEntries(rows.map(({ name, cells }) => [name, cells.map((cell) => cell?.word ?? null)]));

describe('the matrix of engines', () => {
  it('has each engine’s agents for search, for a person and for training, and a gap where it has none', () => {
    expect(words(engineMatrix({ agents: agentsOf(''), probes: [] }))).toEqual({
      ChatGPT: ['Allowed', 'Allowed', 'Allowed'],
      Claude: ['Allowed', 'Allowed', 'Allowed'],
      Perplexity: ['Allowed', 'Allowed', null],
      Google: ['Allowed', null, 'Allowed'],
      Bing: ['Allowed', null, null],
    });
  });

  it('tells a rule of robots.txt from a refusal by name, and neither is lit', () => {
    const agents = agentsOf('User-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /');
    const probe = { status: 403, problem: 'Answered with status 403', outcome: 'blocked' as const };
    const rows = engineMatrix({ agents, probes: [{ ...probe, token: 'Claude-User' }] });
    expect(words(rows)).toMatchObject({
      ChatGPT: ['Blocked', 'Allowed', 'Blocked'],
      Claude: ['Allowed', 'Refused', 'Allowed'],
    });
    expect(rows[1]?.cells[1]?.state).toBe('dark');
    expect(citedBy(rows)).toEqual({ can: 4, of: 5 });
  });

  it('leaves lit what answered unclearly, and says unknown where robots.txt could not be read', () => {
    const unclear = { token: 'Bingbot', outcome: 'unclear' as const, status: null, problem: 'No answer' };
    expect(words(engineMatrix({ agents: agentsOf(''), probes: [unclear] })).Bing?.[0]).toBe('Allowed');
    const unread = agentsOf('').map((agent) => ({ ...agent, verdict: 'unknown' as const }));
    const rows = engineMatrix({ agents: unread, probes: [] });
    expect(rows[0]?.cells.map((cell) => cell?.state)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(citedBy(rows)).toBeNull();
  });
});
