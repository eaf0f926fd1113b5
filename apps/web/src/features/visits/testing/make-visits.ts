import type { BotVisits } from '@visible-ai/shared/logs/schema';

const FROM = '2026-10-24T00:00:00.000Z';
const TO = '2026-11-23T00:00:00.000Z';

export const makeAgent = (
  differing: Partial<BotVisits['agents'][number]> = {},
): BotVisits['agents'][number] => ({
  token: 'OAI-SearchBot',
  operator: 'OpenAI',
  purpose: 'search',
  visits: 12,
  verified: 10,
  claimed: 0,
  spoofed: 2,
  unverifiable: 0,
  errors: 1,
  lastAt: '2026-11-20T09:30:00.000Z',
  ...differing,
});

/** Visits as the server sends them. A test sets only the fields that matter to it. */
export const makeVisits = (differing: Partial<BotVisits> = {}): BotVisits => ({
  from: FROM,
  to: TO,
  lines: { read: 1200, unread: 3 },
  agents: [makeAgent()],
  paths: [
    { path: '/', visits: 9, agents: ['OAI-SearchBot'], statuses: { 200: 9 } },
    { path: '/old-page', visits: 3, agents: ['OAI-SearchBot'], statuses: { 200: 2, 404: 1 } },
  ],
  days: [
    { day: '2026-11-19', token: 'OAI-SearchBot', visits: 8 },
    { day: '2026-11-20', token: 'OAI-SearchBot', visits: 4 },
  ],
  notFetched: ['https://shop.example/guides/caf%C3%A9'],
  notFetchedCount: 1,
  blockedButCame: [{ token: 'GPTBot', path: '/private', visits: 2, rule: 'Disallow: /private' }],
  afterFixes: [
    {
      at: '2026-11-18T08:00:00.000Z',
      what: 'robots.txt was changed',
      token: 'OAI-SearchBot',
      firstVisitAt: '2026-11-19T10:00:00.000Z',
      path: '/',
    },
  ],
  referrals: [{ assistant: 'chatgpt', visits: 7 }],
  ranges: [{ operator: 'OpenAI', list: 'openai.com/searchbot.json', prefixes: 4, fetchedAt: null }],
  ...differing,
});
