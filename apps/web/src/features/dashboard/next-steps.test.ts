import { describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/make-user.ts';
import { nextSteps } from './next-steps.ts';
import type { SiteHistory } from './site-history.ts';

const site = (siteName: string, score: number): SiteHistory => ({
  latest: {
    id: siteName,
    url: `https://${siteName}.example/`,
    siteName,
    score,
    createdAt: '2026-11-20T10:00:00.000Z',
  },
  scores: [score],
  change: null,
});
const visitor = makeUser();
const entitled = makeUser({ subscription: { status: 'active', plan: null, credits: 0 } });
const done = (steps: ReturnType<typeof nextSteps>) => steps.map((step) => step.done);

describe('the next steps', () => {
  it('begin with an audit', () => {
    expect(done(nextSteps(visitor, [], 0))).toEqual([false, false, false]);
  });

  it('lead to the report of the weakest site until every one is good', () => {
    const [, fix] = nextSteps(visitor, [site('Oak', 91), site('Elm', 63)], 0);
    expect(fix).toMatchObject({ to: '/website-analysis?report=Elm', done: false });
    expect(fix?.text).toContain('Elm stands at 63');
    expect(done(nextSteps(visitor, [site('Oak', 91), site('Elm', 80)], 0))).toEqual([true, true, false]);
  });

  it('offer a plan to who may not generate, the generators to who may', () => {
    expect(nextSteps(visitor, [], 0)[2]?.to).toBe('/pricing');
    expect(nextSteps(entitled, [], 0)[2]).toMatchObject({ to: '/content', done: false });
    expect(nextSteps(entitled, [], 3)[2]?.done).toBe(true);
  });
});
