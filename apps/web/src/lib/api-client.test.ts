import { defineEndpoint } from '@visible-ai/shared/contract/endpoint';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answering, json, sentRequests } from '../../test/fake-server.ts';
import { call } from './api-client.ts';
import { storeTokens } from './tokens/token-storage.ts';

const getNote = defineEndpoint({
  id: 'getNote',
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'A note',
  tag: 'Service',
  access: 'signed-in',
  limit: 'default',
  params: z.object({ id: z.string() }),
  query: z.object({ words: z.number().optional(), mark: z.string().optional() }),
  answers: { 200: z.object({ text: z.string() }), 204: null },
  errors: [],
});

const postNote = defineEndpoint({
  ...getNote,
  id: 'postNote',
  method: 'POST',
  path: '/api/notes',
  access: 'public',
  params: undefined,
  query: undefined,
  body: z.object({ text: z.string() }),
  answers: { 201: z.object({ id: z.string() }) },
});

const buyNote = defineEndpoint({ ...postNote, id: 'buyNote', takesIdempotencyKey: true });

describe('a call that spends something', () => {
  const buy = (text: string) => call(buyNote, { body: { text } });
  const keysOf = (fetch: ReturnType<typeof answering>) =>
    sentRequests(fetch).map(({ headers }) => headers['idempotency-key']);
  const lost = (): Response => {
    throw new TypeError('Failed to fetch');
  };

  it('keeps its key when its answer was lost, so that it is done once', async () => {
    const answers = [
      lost,
      () => new Response('<html>Bad Gateway', { status: 502 }),
      () => json(201, { id: 'n1' }),
    ];
    const fetch = answering(() => (answers.shift() ?? lost)());
    await expect(buy('hello')).rejects.toThrow('Network error');
    await expect(buy('hello')).rejects.toThrow('Network error');
    await buy('hello');
    const [key, ...others] = keysOf(fetch);
    expect(key).toMatch(/^[0-9a-z]{8,40}$/);
    expect(others).toEqual([key, key]);
  });

  it('has another key for another wish: after an answer, after a refusal, with other words, and much later', async () => {
    let answer = () => json(201, { id: 'n1' });
    const fetch = answering(() => answer());
    await buy('hello');
    answer = () => json(429, { error: 'Too many', code: 'rate_limited' });
    await expect(buy('hello')).rejects.toThrow('Too many');
    answer = lost;
    await expect(buy('hello')).rejects.toThrow();
    await expect(buy('hello, too')).rejects.toThrow();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    await expect(buy('hello')).rejects.toThrow();
    expect(new Set(keysOf(fetch)).size).toBe(5);
  });

  it('leaves other calls without a key', async () => {
    const fetch = answering(() => json(201, { id: 'n1' }));
    await call(postNote, { body: { text: 'hello' } });
    expect(keysOf(fetch)).toEqual([undefined]);
  });
});

describe('call', () => {
  it('fills in the path and the query and leaves out what is not given', async () => {
    const fetch = answering(() => json(200, { text: 'hello' }));
    const note = await call(getNote, { params: { id: 'a/b' }, query: { words: 3 } });
    expect(note).toEqual({ text: 'hello' });
    expect(sentRequests(fetch)).toMatchObject([{ method: 'GET', address: '/api/notes/a%2Fb?words=3' }]);
  });

  it('sends the body as JSON', async () => {
    const fetch = answering(() => json(201, { id: 'n1' }));
    await call(postNote, { body: { text: 'hello' } });
    const [request] = sentRequests(fetch);
    expect(request).toMatchObject({ method: 'POST', body: '{"text":"hello"}' });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('carries the stored access token, and nothing when there is none', async () => {
    const fetch = answering(() => json(200, { text: '' }));
    await call(getNote, { params: { id: '1' } });
    storeTokens({ accessToken: 'access', refreshToken: 'refresh' });
    await call(getNote, { params: { id: '1' } });
    expect(sentRequests(fetch).map((request) => request.headers.authorization)).toEqual([
      undefined,
      'Bearer access',
    ]);
  });

  it('answers nothing where the contract says so', async () => {
    answering(() => new Response(null, { status: 204 }));
    expect(await call(getNote, { params: { id: '1' } })).toBeUndefined();
  });

  it("fails with the server's text, code and details", async () => {
    answering(() => json(409, { error: 'Somebody saved a newer version.', code: 'conflict', details: [1] }));
    await expect(call(getNote, { params: { id: '1' } })).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Somebody saved a newer version.',
      status: 409,
      code: 'conflict',
      details: [1],
    });
  });

  it.each([
    ['HTTP 500', () => json(500, { oops: true })],
    ['Network error', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['Network error', () => new Response('<html>', { status: 200 })],
  ])('says %j when the answer brings no words for it', async (message, answer) => {
    answering(answer);
    await expect(call(getNote, { params: { id: '1' } })).rejects.toThrow(message);
  });

  it('says "Network error" with status 0 when there is no answer', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(getNote, { params: { id: '1' } })).rejects.toMatchObject({
      message: 'Network error',
      status: 0,
    });
  });

  it('refuses an answer that breaks the contract', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answering(() => json(200, { text: 7 }));
    await expect(call(getNote, { params: { id: '1' } })).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('lets an abort through as an abort', async () => {
    answering((_, init) => Promise.reject(init?.signal?.reason));
    const aborted = AbortSignal.abort();
    await expect(call(getNote, { params: { id: '1' } }, { signal: aborted })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
