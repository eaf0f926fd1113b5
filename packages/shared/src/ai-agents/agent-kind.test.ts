import { describe, expect, it } from 'vitest';
import { agentKind, retiredAgents } from './agent-kind.ts';
import { aiAgents } from './ai-agents.ts';
import { probeUserAgents } from './probe-user-agents.ts';

const countedTokens = aiAgents.filter((agent) => agent.counted).map((agent) => agent.token);

describe('the registry of agents', () => {
  it('counts exactly the seven agents that decide whether a page can be part of an answer', () => {
    expect(countedTokens).toEqual([
      'OAI-SearchBot',
      'ChatGPT-User',
      'Claude-SearchBot',
      'Claude-User',
      'PerplexityBot',
      'Googlebot',
      'Bingbot',
    ]);
  });

  it('never counts an agent that collects for training', () => {
    expect(aiAgents.filter((agent) => agent.counted && agent.kind === 'training')).toEqual([]);
  });

  it('has the header of every counted agent, naming its token', () => {
    expect(probeUserAgents.map((probe) => probe.token)).toEqual(countedTokens);
    for (const { token, userAgent } of probeUserAgents) {
      expect(userAgent.toLowerCase()).toContain(`${token.toLowerCase()}/`);
    }
  });

  it('lists every token once, and none that is retired', () => {
    const tokens = [...aiAgents, ...retiredAgents].map((agent) => agent.token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
  });
});

describe('saying who a User-agent value means', () => {
  it('knows agents whatever the case and the version', () => {
    expect(agentKind('gptbot/1.2')).toMatchObject({ state: 'known', token: 'GPTBot', kind: 'training' });
    expect(agentKind('DUCKASSISTBOT')).toMatchObject({ state: 'known', kind: 'search' });
  });

  it('tells retired tokens, everyone and strangers apart', () => {
    expect(agentKind('anthropic-ai')).toMatchObject({ state: 'retired', replacedBy: ['ClaudeBot'] });
    expect(agentKind('*')).toEqual({ state: 'everyone' });
    expect(agentKind('SomeBot')).toEqual({ state: 'unknown' });
    expect(agentKind('constructor')).toEqual({ state: 'unknown' });
  });
});
