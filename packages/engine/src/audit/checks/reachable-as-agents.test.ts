import { describe } from 'vitest';
import { reachableAsAgents } from './reachable-as-agents.ts';
import { expectTable } from './testing/expect-table.ts';

const probe = (token: string, outcome: 'same' | 'blocked' | 'unclear', status: number | null = 200) => ({
  token,
  operator: 'Operator',
  status,
  problem: status === null ? 'timed out' : null,
  outcome,
});

describe('the check reachable-as-agents', () => {
  expectTable(reachableAsAgents, [
    {
      page: 'every agent gets the page',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['OAI-SearchBot, PerplexityBot'],
    },
    {
      page: 'one of two is turned away',
      changes: {
        probes: { probes: [probe('OAI-SearchBot', 'blocked', 403), probe('PerplexityBot', 'same')] },
      },
      score: 0.5,
      status: 'warn',
      says: ['OAI-SearchBot (Operator): status 403', 'bakery.example', 'checks addresses'],
    },
    {
      page: 'all are turned away',
      changes: { probes: { probes: [probe('OAI-SearchBot', 'blocked', 403)] } },
      score: 0,
      status: 'fail',
    },
    {
      page: 'an unclear answer is not counted',
      changes: {
        probes: { probes: [probe('OAI-SearchBot', 'unclear', null), probe('PerplexityBot', 'same')] },
      },
      score: 1,
      status: 'pass',
      says: ['1 answer stayed unclear'],
    },
    {
      page: 'the site answers nobody',
      changes: {
        probes: { control: { status: 503, problem: null }, probes: [probe('OAI-SearchBot', 'unclear', 503)] },
      },
      score: null,
      status: 'na',
      says: ['status 503'],
    },
  ]);
});
