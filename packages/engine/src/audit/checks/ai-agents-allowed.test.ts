import { describe } from 'vitest';
import { aiAgentsAllowed } from './ai-agents-allowed.ts';
import { expectTable } from './testing/expect-table.ts';

describe('the check ai-agents-allowed', () => {
  expectTable(aiAgentsAllowed, [
    {
      page: 'everybody is allowed',
      changes: {},
      score: 1,
      status: 'pass',
      says: ['OAI-SearchBot', 'Bingbot'],
    },
    { page: 'there is no rule at all', changes: { robots: '' }, score: 1, status: 'pass' },
    {
      page: 'training agents are blocked',
      changes: { robots: 'User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /' },
      score: 1,
      status: 'pass',
      says: ['GPTBot', 'costs no points'],
    },
    {
      page: 'an agent that only counts elsewhere is blocked',
      changes: { robots: 'User-agent: DuckAssistBot\nDisallow: /' },
      score: 1,
      status: 'pass',
    },
    {
      page: 'one answer engine is blocked',
      changes: { robots: 'User-agent: PerplexityBot\nDisallow: /' },
      score: 6 / 7,
      status: 'warn',
      says: ['PerplexityBot', 'line 2', '-Disallow: /', '+Allow: /'],
    },
    {
      page: 'one answer engine is blocked, and some paths for all',
      changes: {
        robots:
          'User-agent: *\nDisallow: /admin\nDisallow: /buy\nAllow: /buy/plans\n\nUser-agent: PerplexityBot\nDisallow: /\nDisallow: /buy # too\n',
      },
      score: 6 / 7,
      status: 'warn',
      says: [
        /-Disallow: \/\n\s*\+Allow: \/\n\s*\+Disallow: \/admin\n\s*\+Allow: \/buy\/plans\n\s*Disallow: \/buy # too/,
      ],
    },
    {
      page: 'everybody is blocked',
      changes: { robots: 'User-agent: *\nDisallow: /' },
      score: 0,
      status: 'fail',
      says: ['No answer engine', '+User-agent: Googlebot', '+Allow: /'],
    },
    {
      page: 'another path is blocked',
      changes: { robots: 'User-agent: *\nDisallow: /admin' },
      score: 1,
      status: 'pass',
    },
  ]);
});
