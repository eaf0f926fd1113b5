import type { Site } from '@visible-ai/shared/sites/schema';
import { defaultAlerts, defaultSchedule } from '@visible-ai/shared/sites/schema';
import { describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/make-user.ts';
import { nextSteps } from './next-steps.ts';
import type { PageHistory } from './page-history.ts';

const createdAt = '2026-11-20T10:00:00.000Z';
const page = (siteName: string, score: number): PageHistory => ({
  latest: {
    id: siteName,
    url: `https://${siteName.toLowerCase()}.example/about`,
    siteName,
    score,
    createdAt,
  },
  scores: [score],
  change: null,
});
const site = (name: string, score: number | null): Site => ({
  id: name,
  url: `https://${name}.example/`,
  name,
  createdAt,
  schedule: defaultSchedule,
  alerts: defaultAlerts,
  nextAuditAt: null,
  lastAudit: { id: name, score, status: score === null ? 'running' : 'completed', createdAt },
  trend: [],
});
const visitor = makeUser();
const entitled = makeUser({ subscription: { status: 'active', plan: null, credits: 0 } });
const done = (steps: ReturnType<typeof nextSteps>) => steps.map((step) => step.done);

describe('the next steps', () => {
  it('begin with a site: that of the page audited last, where there is one', () => {
    expect(nextSteps(visitor, [], [], 0).map((step) => [step.to, step.done])).toEqual([
      ['/sites', false],
      ['/website-analysis', false],
      ['/pricing', false],
    ]);
    const [add] = nextSteps(visitor, [], [page('Oak', 91)], 0);
    expect(add?.to).toBe('/sites?add=https%3A%2F%2Foak.example%2F');
  });

  it('lead to the weakest site, or to the weakest page while no site has a score, until all is good', () => {
    const pages = [page('Oak', 91), page('Elm', 63)];
    const [, ofPages] = nextSteps(visitor, [site('ash', null)], pages, 0);
    expect(ofPages).toMatchObject({ to: '/website-analysis?report=Elm', done: false });
    expect(ofPages?.text).toContain('Elm has 63 of 100');
    const [, ofSites] = nextSteps(visitor, [site('fir', 85), site('ash', 41)], pages, 0);
    expect(ofSites).toMatchObject({ to: '/sites/ash', done: false });
    expect(done(nextSteps(visitor, [site('fir', 80)], [], 0))).toEqual([true, true, false]);
  });

  it('name a site with a long name in as much as a step has room for', () => {
    const [, step] = nextSteps(visitor, [site('The honourable company of bakers', 41)], [], 0);
    expect(step?.text).toBe('The honourable compa… has 41 of 100. See what to fix first.');
  });

  it('offer a plan to who may not generate, the generators to who may', () => {
    expect(nextSteps(visitor, [], [], 0)[2]?.to).toBe('/pricing');
    expect(nextSteps(entitled, [], [], 0)[2]).toMatchObject({ to: '/content', done: false });
    expect(nextSteps(entitled, [], [], 3)[2]?.done).toBe(true);
  });

  it('do not call everything good where only the sites are', () => {
    const [, ofSites] = nextSteps(visitor, [site('fir', 85)], [page('Oak', 41)], 0);
    expect(ofSites).toMatchObject({ done: true, text: 'Each audited site is in good shape.' });
    const [, ofPages] = nextSteps(visitor, [], [page('Oak', 91)], 0);
    expect(ofPages).toMatchObject({ done: true, text: 'Everything you audited is in good shape.' });
  });
});
