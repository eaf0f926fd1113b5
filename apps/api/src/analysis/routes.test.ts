import { getAnalysis, listAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { comparePages } from '@visible-ai/shared/compare/endpoints';
import { pino } from 'pino';
import request from 'supertest';
import { expect, it } from 'vitest';
import { noKeys } from '../../test/support/no-keys.ts';
import { createApp } from '../http/create-app.ts';
import { createStopSignal } from '../http/stop-signal.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { type AnalysisRoutesDeps, analysisRoutes } from './routes.ts';

/** The calls on an empty store. */
function openCalls(consumeLimit: ConsumeLimit = async () => ({ ok: true })) {
  const store = { find: async () => null, list: async () => ({ analyses: [], nextCursor: null }) };
  // These tests call only what reads a saved analysis.
  const deps = {
    store,
    keyedHash: () => 'k',
    observe: (events: unknown) => events,
  } as unknown as AnalysisRoutesDeps;
  const wanted: string[] = [getAnalysis.id, listAnalyses.id, comparePages.id];
  return request(
    createApp({
      endpoints: [getAnalysis, listAnalyses, comparePages],
      routes: analysisRoutes(deps).filter(({ endpoint }) => wanted.includes(endpoint.id)),
      logger: pino({ level: 'silent' }),
      appUrl: 'https://visible.example',
      version: '0.0.0',
      trustProxy: undefined,
      scriptHashes: [],
      ...noKeys,
      authenticate: async () => ({ userId: 'ann', isAdmin: false, isEntitled: false, sessionId: 's' }),
      consumeLimit,
      stop: createStopSignal(),
    }),
  );
}

it('answers an analysis that is not there as not found, to visitors and accounts alike', async () => {
  const path = '/api/analyses/a-long-id-that-nobody-has';
  const visitor = await openCalls().get(path);
  expect(visitor.status).toBe(404);
  expect(visitor.body).toMatchObject({ code: 'not_found' });
  expect((await openCalls().get(path).set('authorization', 'Bearer t')).status).toBe(404);
});

it('lists analyses for who is signed in alone', async () => {
  await openCalls().get('/api/analyses').expect(401);
  const signedIn = await openCalls().get('/api/analyses').set('authorization', 'Bearer t').expect(200);
  expect(signedIn.body).toEqual({ analyses: [], nextCursor: null });
});

it.each(["' or 1=1", '999999999999999.a', '-1.a', '1.', 'abc'])(
  'says that the cursor %j is none of a list',
  async (cursor) => {
    const answer = await openCalls()
      .get(`/api/analyses?${new URLSearchParams({ cursor })}`)
      .set('authorization', 'Bearer t');
    expect(answer.status).toBe(400);
    expect(answer.body.details).toEqual([
      { path: 'query.cursor', problem: 'cursor is the nextCursor of the page before' },
    ]);
  },
);

it('counts a comparison as the two analyses that it is', async () => {
  const asked: unknown[] = [];
  const calls = openCalls(async (name, { calls }) => {
    asked.push({ name, calls });
    return { ok: false, retryAfterSeconds: 60 };
  });
  await calls.post('/api/compare').send({ ours: 'a.example', theirs: 'b.example' }).expect(429);
  expect(asked).toEqual([{ name: 'analysis', calls: 2 }]);
});
