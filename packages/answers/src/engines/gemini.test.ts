import { describe, expect, it } from 'vitest';
import { askServed } from '../../test/support/ask-served.ts';
import type { Behaviour, ServedRequest } from '../../test/support/serve-engine.ts';

const PARTS = ['Für 😀 den Boden: ', 'Acme-日本 ist gut. Oder Blue.'];
const TEXT = PARTS.join('');
const at = (part: number, words: string) => {
  const text = PARTS[part] ?? '';
  const from = text.indexOf(words);
  const bytes = (to: number) => Buffer.byteLength(text.slice(0, to));
  return {
    ...(part > 0 ? { partIndex: part } : {}),
    ...(from > 0 ? { startIndex: bytes(from) } : {}),
    endIndex: bytes(from + words.length),
    text: words,
  };
};
const usageMetadata = {
  promptTokenCount: 20,
  toolUsePromptTokenCount: 80,
  candidatesTokenCount: 150,
  thoughtsTokenCount: 50,
};
const grounded = (chunks: unknown[], supports: unknown[] = []) => ({
  webSearchQueries: ['bodenleiter', 'bodenleiter 2026'],
  searchEntryPoint: { renderedContent: '<style></style>' },
  groundingChunks: chunks,
  groundingSupports: supports,
});
const chunk = (uri: string, title: string | null = 'acme.example') => ({ web: { uri, title } });
const response = (candidate: object, more: object = {}) => ({
  candidates: [
    {
      content: { role: 'model', parts: PARTS.map((text) => ({ text })) },
      finishReason: 'STOP',
      index: 0,
      ...candidate,
    },
  ],
  modelVersion: 'gemini-3.8-flash',
  usageMetadata,
  ...more,
});
const chunks = [
  chunk('https://acme.example/a'),
  chunk('https://blue.example/b'),
  chunk('https://read.example/c'),
];
const asked = (candidate: object, more: object = {}) =>
  askServed('gemini', [{ json: response(candidate, more) }]);

describe('Gemini', () => {
  it('is asked with its search, within its cap', async () => {
    const { requests } = await asked({ groundingMetadata: grounded(chunks) });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1beta/models/gemini-3.8-flash:generateContent',
      headers: { 'x-goog-api-key': expect.stringMatching(/^sk-/) },
    });
    expect(requests[0]?.body).toEqual({
      contents: [{ role: 'user', parts: [{ text: 'Which ladder for a loft?' }] }],
      tools: [{ google_search: {} }],
      generationConfig: { maxOutputTokens: 8000 },
    });
  });

  it('counts bytes within parts; what its supports name is cited', async () => {
    const supports = [
      { segment: at(1, 'Acme-日本 ist gut.'), groundingChunkIndices: [0, 1], confidenceScores: [0.9, 0.8] },
      { segment: at(0, 'Für 😀 den'), groundingChunkIndices: [1] },
    ];
    const { answer } = await asked({ groundingMetadata: grounded(chunks, supports) });
    expect(answer).toMatchObject({
      status: 'ok',
      text: TEXT,
      tokensIn: 100,
      tokensOut: 200,
      searches: 2,
      costMicros: 150 + 1500 + 28_000,
      queries: ['bodenleiter', 'bodenleiter 2026'],
    });
    expect(
      answer.sources.map(({ kind, url, places }) => [
        kind,
        url,
        places.map(({ start, end }) => TEXT.slice(start, end)),
      ]),
    ).toEqual([
      ['cited', 'https://acme.example/a', ['Acme-日本 ist gut.']],
      ['cited', 'https://blue.example/b', ['Für 😀 den', 'Acme-日本 ist gut.']],
      ['retrieved', 'https://read.example/c', []],
    ]);
  });

  it('is read without its thoughts, which have their place among the parts all the same', async () => {
    const parts = [{ text: 'I think…', thought: true }, { text: PARTS[1] }];
    const supports = [{ segment: at(1, 'Oder Blue.'), groundingChunkIndices: [1] }];
    const { answer } = await asked({ content: { parts }, groundingMetadata: grounded(chunks, supports) });
    expect(answer.text).toBe(PARTS[1]);
    const [place] = answer.sources[0]?.places ?? [];
    expect(answer.text?.slice(place?.start, place?.end)).toBe('Oder Blue.');
  });

  it('pays for the prompt, not for each query, before its third generation', async () => {
    const { answer } = await asked(
      { groundingMetadata: grounded(chunks) },
      { modelVersion: 'gemini-2.5-flash' },
    );
    expect(answer.searches).toBe(1);
  });

  it.each([
    ['no_search', 'did not search', {}, {}],
    ['ok', 'searched and used nothing', { groundingMetadata: grounded([]) }, {}],
    ['tool_error', 'called a tool wrongly', { finishReason: 'MALFORMED_FUNCTION_CALL' }, {}],
    ['refused', 'is stopped for safety', { finishReason: 'SAFETY', content: { parts: [] } }, {}],
    ['refused', 'is stopped by a copyright', { finishReason: 'RECITATION' }, {}],
    ['refused', 'is not let through', {}, { candidates: [], promptFeedback: { blockReason: 'OTHER' } }],
    ['truncated', 'was cut off', { finishReason: 'MAX_TOKENS' }, {}],
    ['http_error', 'ended somehow', { finishReason: 'OTHER' }, {}],
    ['http_error', 'does not say how it ended', { finishReason: null }, {}],
    ['http_error', 'has no candidate', {}, { candidates: [] }],
    ['http_error', 'says nothing', { content: { parts: [] } }, {}],
    ['no_search', 'has things nobody knows', { hologram: [1], groundingMetadata: 'x' }, { more: null }],
  ])('is %s when it %s', async (status, _when, candidate, more) => {
    const { answer } = await asked(candidate, more);
    expect(answer.status).toBe(status);
    expect(answer.error === null).toBe(status === 'ok' || status === 'no_search');
  });
});

describe('what Gemini redirects to', () => {
  /** Answers with redirect addresses of the test server, which handles them as told. */
  const redirected = (
    named: readonly [path: string, title: string | null][],
    told: (request: ServedRequest) => Behaviour,
    limits = {},
  ) =>
    askServed(
      'gemini',
      (request) => {
        if (request.method !== 'POST') return told(request);
        const uris = named.map(([path, title]) =>
          chunk(path.startsWith('/') ? `http://${request.headers.host}${path}` : path, title),
        );
        return { json: response({ groundingMetadata: grounded(uris) }) };
      },
      { limits },
    );
  const to = (location: string): Behaviour => ({ status: 302, headers: { location }, text: '' });
  const OWN = '/grounding-api-redirect/';

  it('is asked for once each, without the key; the page itself is never fetched', async () => {
    const { answer, requests, url } = await redirected(
      [
        [`${OWN}a`, 'acme.example'],
        [`${OWN}a`, 'acme.example'],
        [`${OWN}b`, 'blue.example'],
      ],
      ({ path }) => to(path.endsWith('a') ? 'https://www.acme.example/a?b=1' : `${'https'}://blue.example/b`),
    );
    expect(answer.sources.map((source) => source.url)).toEqual([
      'https://www.acme.example/a?b=1',
      'https://blue.example/b',
    ]);
    const asks = requests.filter(({ method }) => method === 'GET');
    expect(asks.map(({ path }) => path).sort()).toEqual([`${OWN}a`, `${OWN}b`]);
    expect(JSON.stringify(asks)).not.toContain('sk-test');
    expect(JSON.stringify(answer)).not.toContain(url);
  });

  it.each<[string, Behaviour]>([
    ['does not answer', 'stall'],
    ['breaks', 'break'],
    ['is not found', { status: 404, json: {} }],
    ['answers a page', { status: 200, text: '<html>' }],
    ['leads nowhere', { status: 302, text: '' }],
    ['leads to a script', to('javascript:alert(1)')],
    ['leads to a file', to('file:///etc/passwd')],
    ['leads to a path of its own', to('/somewhere')],
  ])('is the host that its title names when it %s, and nothing without one', async (_when, behaviour) => {
    const { answer } = await redirected(
      [
        [`${OWN}a`, 'Acme.Example'],
        [`${OWN}b`, 'About Acme'],
        [`${OWN}c`, null],
      ],
      () => behaviour,
      { redirectMs: 200 },
    );
    expect(answer.status).toBe('ok');
    expect(answer.sources.map((source) => source.url)).toEqual(['https://acme.example/']);
  });

  it('is asked for at no other address: another path is a page, another host is one too', async () => {
    const { answer, requests } = await redirected(
      [
        ['/admin/delete', 'acme.example'],
        ['http://127.0.0.1:1/grounding-api-redirect/x', 'blue.example'],
        ['http://169.254.169.254/latest/meta-data', 'cloud.example'],
      ],
      () => to('https://never.example/'),
    );
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
    expect(answer.sources).toHaveLength(3);
  });
});
