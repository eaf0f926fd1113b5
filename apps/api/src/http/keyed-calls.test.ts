import { defineEndpoint, type EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noKeys } from '../../test/support/no-keys.ts';
import type { AnswerOnce } from '../infra/idempotency/answer-once.ts';
import type { ConsumeLimit, LimitKeys } from '../infra/rate-limit/limits.ts';
import { createApp } from './create-app.ts';
import { reply, route, streamRoute } from './route.ts';
import { createStopSignal } from './stop-signal.ts';

const base = {
  tag: 'Service',
  access: 'signed-in',
  limit: 'default',
  errors: [],
  summary: 'A call',
} as const;
const ok = { answers: { 200: z.object({ by: z.string().nullable() }) } };
const write = defineEndpoint({
  ...base,
  ...ok,
  id: 'write',
  scope: 'files:write',
  takesIdempotencyKey: true,
  access: 'entitled',
  limit: 'generation',
  method: 'POST',
  path: '/api/write',
  body: z.object({ text: z.string() }),
});
const watch = defineEndpoint({
  ...base,
  id: 'watch',
  scope: 'audits:run',
  access: 'public',
  method: 'GET',
  path: '/api/watch',
  answers: {},
  events: z.object({ by: z.string().nullable() }),
});
const own = defineEndpoint({ ...base, ...ok, id: 'own', method: 'GET', path: '/api/own' });
const health = defineEndpoint({
  ...base,
  ...ok,
  id: 'health',
  access: 'public',
  method: 'GET',
  path: '/health',
});
const ruled = defineEndpoint({
  ...base,
  ...ok,
  id: 'ruled',
  scope: 'answers:run',
  access: 'admin',
  method: 'GET',
  path: '/api/ruled',
});

const GOOD = 'vai_good';

/** Calls to an app whose one key has a scope, and what was counted for whom. */
function open(
  scopes: ('files:write' | 'audits:run' | 'answers:run')[],
  inPlan = true,
  refuse = false,
  answerOnce = noKeys.answerOnce,
) {
  const counted: [string, LimitKeys][] = [];
  const consumeLimit: ConsumeLimit = async (name, keys) => {
    counted.push([name, keys]);
    const quotas = [
      { policy: name, quota: 30, windowSeconds: 600, left: { calls: 29, seconds: 594 } },
      { policy: `${name}-account`, quota: 60, windowSeconds: 600, left: null },
    ];
    return refuse ? { ok: false, retryAfterSeconds: 7, quotas } : { ok: true, quotas };
  };
  const endpoints: EndpointShape[] = [write, watch, own, health, ruled];
  const who = async (_input: unknown, call: { viewer: { userId: string } | null }) =>
    reply(200, { by: call.viewer?.userId ?? null });
  const app = createApp({
    answerOnce,
    endpoints,
    routes: [
      route(write, who),
      streamRoute(watch, async function* (_input, call) {
        yield { by: call.viewer?.userId ?? null };
      }),
      route(own, who),
      route(health, who),
      route(ruled, who),
    ],
    logger: pino({ level: 'silent' }),
    appUrl: 'https://visible.example',
    version: '1.2.3',
    trustProxy: undefined,
    scriptHashes: [],
    authenticate: async () => ({ userId: 'ann', isAdmin: true, isEntitled: true, sessionId: 's' }),
    authenticateKey: async (sent) =>
      sent === GOOD
        ? {
            viewer: { userId: 'ann', isAdmin: true, isEntitled: true, sessionId: null },
            key: { id: 'good', scopes, inPlan },
          }
        : null,
    consumeLimit,
    stop: createStopSignal(),
  });
  const call = (method: 'get' | 'post', path: string, sent = `Bearer ${GOOD}`) =>
    request(app)[method](path).set('authorization', sent);
  return { app, call, counted };
}

const told = {
  'ratelimit-policy': '"default";q=30;w=600, "default-account";q=60;w=600',
  ratelimit: '"default";r=29;t=594',
};

describe('a call with an API key', () => {
  it('acts as its account where it has the scope, and is told so where it has not', async () => {
    const { call } = open(['files:write']);
    expect((await call('post', '/api/write').send({ text: 'a' })).body).toEqual({ by: 'ann' });
    const refused = await open(['audits:run']).call('post', '/api/write').send({ text: 'a' });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      error: 'This call needs a key with the scope files:write.',
      code: 'missing_scope',
      details: { scope: 'files:write' },
    });
  });

  it('uses up nothing of its owner where it is refused: what they may do so often is not counted', async () => {
    const { call, counted } = open(['audits:run']);
    await call('post', '/api/write').send({ text: 'a' }).expect(403);
    expect(counted.map(([name]) => name)).toEqual(['default']);
  });

  it('opens nothing that names no scope, and nothing that is for admins', async () => {
    const { call } = open(['answers:run']);
    for (const path of ['/api/own', '/api/ruled'])
      expect((await call('get', path).expect(403)).body.code).toBe('forbidden');
  });

  it('makes public calls as its account where it has the scope, else as a visitor', async () => {
    const by = async (service: ReturnType<typeof open>) =>
      (await service.call('get', '/api/watch').expect(200)).text.trim();
    expect(await by(open(['audits:run']))).toBe('data: {"by":"ann"}');
    expect(await by(open(['files:write']))).toBe('data: {"by":null}');
    expect(await by(open(['audits:run'], false))).toBe('data: {"by":null}');
    expect((await open([]).call('get', '/health').expect(200)).body).toEqual({ by: null });
  });

  it('spends nothing when the plan has ended', async () => {
    const { call } = open(['files:write'], false);
    const { status, body } = await call('post', '/api/write').send({ text: 'a' });
    expect([status, body.code]).toEqual([403, 'plan_limit']);
  });

  it.each([
    ['a public call', '/health'],
    ['a call', '/api/own'],
    ['no call at all', '/api/nothing'],
  ])(
    'is refused at %s when the key is no good, in any case and with anything behind it',
    async (_name, path) => {
      const { call } = open([]);
      for (const sent of [
        'Bearer vai_bad',
        'bearer vai_',
        `Bearer\t${GOOD}!`,
        `Bearer  ${GOOD} ${GOOD}`,
        `Bearer ${GOOD}!`,
      ]) {
        const { status, body } = await call('get', path, sent);
        expect([status, body.code], sent).toEqual([401, 'not_authenticated']);
      }
    },
  );

  it('does not take its key from the address', async () => {
    const { call } = open(['files:write']);
    await call('get', `/api/own?key=${GOOD}&access_token=${GOOD}`, '').expect(401);
    await call('post', `/api/write?key=${GOOD}`, `Basic ${GOOD}`).send({ text: 'a' }).expect(401);
  });

  it('is told how a key is sent where it sent one in another way', async () => {
    const { call, app } = open(['files:write']);
    const told = 'Not authenticated: an API key is read in one way only, as “Authorization: Bearer vai_…”.';
    for (const sent of [GOOD, `Token ${GOOD}`, 'Basic dmFpX2dvb2Q6', `Bearer "${GOOD}"`])
      expect((await call('get', '/api/own', sent).expect(401)).body.error, sent).toBe(told);
    const bare = () => request(app).get('/api/own');
    expect((await bare().set('x-api-key', GOOD).expect(401)).body.error).toBe(told);
    expect((await bare().query({ api_key: GOOD }).expect(401)).body.error).toBe(told);
    expect((await bare().expect(401)).body.error).toBe('Not authenticated');
  });

  it('counts for the key and its account, wherever it comes from', async () => {
    const { call, counted } = open(['files:write']);
    await call('post', '/api/write').send({ text: 'a' }).expect(200);
    expect(counted).toEqual([['generation', { client: undefined, key: 'good', account: 'ann' }]]);
  });

  it('counts for the network too where it is made as a visitor', async () => {
    const { call, counted } = open([]);
    await call('get', '/health').expect(200);
    expect(counted).toEqual([['default', { client: expect.any(String), key: 'good', account: 'ann' }]]);
  });

  it('is told what is left with every answer, errors among them', async () => {
    const { call } = open(['files:write']);
    const all = {
      stream: call('get', '/api/watch'),
      refused: call('get', '/api/own'),
      'no such call': call('get', '/api/nothing'),
      'no JSON': call('post', '/api/own').set('content-type', 'application/json').send('{'),
      'not JSON': call('post', '/api/own').set('content-type', 'text/plain').send('a'),
    };
    for (const [name, sent] of Object.entries(all)) expect((await sent).headers, name).toMatchObject(told);
    const wrong = await call('post', '/api/write').send({}).expect(400);
    expect(wrong.headers.ratelimit).toBe('"generation";r=29;t=594');
  });

  it('is told when to come back', async () => {
    const { call } = open(['files:write'], true, true);
    const { status, headers } = await call('get', '/api/watch');
    expect([status, headers['retry-after']]).toEqual([429, '7']);
    expect(headers).toMatchObject(told);
    expect((await call('get', '/api/nothing')).status).toBe(429);
  });

  it('leaves calls of people as they were: counted when they are in order, and told nothing', async () => {
    const { call, counted } = open([]);
    const { headers } = await call('get', '/api/own', 'Bearer token').expect(200);
    expect(headers).not.toHaveProperty('ratelimit');
    await call('post', '/api/write', 'Bearer token').send({}).expect(400);
    expect(counted).toEqual([['default', { client: expect.any(String), account: 'ann' }]]);
  });
});

describe('an Idempotency-Key', () => {
  it.each([
    ['nothing', '', 400],
    ['what is no ASCII', 'ä', 400],
    ['256 signs', 'a'.repeat(256), 400],
    ['255 signs', 'a'.repeat(255), 200],
    ['one', '~', 200],
  ])('of %s is answered', async (_name, key, expected) => {
    const sent = open(['files:write']).call('post', '/api/write').set('idempotency-key', key);
    const { status, body } = await sent.send({ text: 'a' });
    expect(status).toBe(expected);
    if (expected === 400) expect(body.error).toContain('Idempotency-Key');
  });

  it('is of the account, the call and what is asked, however that is written', async () => {
    const calls: unknown[] = [];
    const answerOnce: AnswerOnce = async ({ signal: _, ...call }, act) => {
      calls.push(call);
      return { kind: 'acted', ...(await act()) };
    };
    const { call } = open(['files:write'], true, false, answerOnce);
    const write = (sent: string, text: string) =>
      call('post', '/api/write', sent)
        .set({ 'idempotency-key': 'one', 'content-type': 'application/json' })
        .send(text)
        .expect(200);
    await write(`Bearer ${GOOD}`, '{"text":"a"}');
    await write('Bearer token', '{ "more": 1, "text": "\\u0061" }');
    await write('Bearer token', '{"text":"b"}');
    const [first, same, other] = calls;
    expect(first).toEqual({ userId: 'ann', endpoint: 'write', key: 'one', asked: expect.any(String) });
    expect(same).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it.each([
    [{ kind: 'replayed', status: 200, body: { by: 'before' } }, 200, { by: 'before' }],
    [{ kind: 'mismatch' }, 422, { code: 'idempotency_mismatch' }],
    [{ kind: 'busy' }, 409, { code: 'conflict' }],
  ] as const)('that is %j is answered so', async (result, status, body) => {
    const { call } = open(['files:write'], true, false, async () => result);
    const answer = await call('post', '/api/write').set('idempotency-key', 'one').send({ text: 'a' });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(answer.headers['idempotent-replayed']).toBe(result.kind === 'replayed' ? 'true' : undefined);
    expect(answer.headers['retry-after']).toBe(result.kind === 'busy' ? '5' : undefined);
  });

  it('means nothing to a call that spends nothing', async () => {
    await open([]).call('get', '/health').set('idempotency-key', '').expect(200);
  });
});

describe('the description of the API', () => {
  it('says for each call which key opens it, and how', async () => {
    const { body } = await open([]).call('get', '/api/openapi.json', '').expect(200);
    const told = (path: string, method: string) => {
      const { 'x-scope': scope, security } = body.paths[path][method];
      return { scope, security };
    };
    const [jwt, key] = [{ bearer: [] }, { apiKey: [] }];
    expect(told('/api/write', 'post')).toEqual({ scope: 'files:write', security: [jwt, key] });
    expect(told('/api/watch', 'get')).toEqual({ scope: 'audits:run', security: [{}, jwt, key] });
    expect(told('/api/own', 'get')).toEqual({ scope: null, security: [jwt] });
    expect(told('/health', 'get')).toEqual({ scope: null, security: [{}, jwt] });
    expect(told('/api/ruled', 'get')).toEqual({ scope: null, security: [jwt] });
    const operation = body.paths['/api/write'].post;
    expect(operation.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }]);
    expect(operation.responses[422].description).toContain('idempotency_mismatch');
    expect(operation.responses[403].description).toContain('missing_scope, plan_limit');
    expect(operation.responses[429].headers).toHaveProperty('Retry-After');
    expect(operation.responses[200].headers).toHaveProperty('RateLimit');
    expect(body.components.securitySchemes.apiKey).toMatchObject({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'vai_…',
    });
  });
});
