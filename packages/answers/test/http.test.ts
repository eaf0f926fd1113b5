import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { describe, expect, it } from 'vitest';
import { createAnswerEngines } from '../src/index.ts';
import { askServed, KEY, question } from './support/ask-served.ts';
import { quickClock } from './support/quick-clock.ts';
import { type Behaviour, serveEngine } from './support/serve-engine.ts';

const never = new AbortController().signal;
/** What each engine's reader accepts as an answer without a search. */
const whole = {
  model: 'm',
  status: 'completed',
  stop_reason: 'end_turn',
  output: [{ type: 'message', content: [{ type: 'output_text', text: 'Well.' }] }],
  content: [{ type: 'text', text: 'Well.' }],
  candidates: [{ content: { parts: [{ text: 'Well.' }] }, finishReason: 'STOP' }],
  usage: { input_tokens: 100, output_tokens: 10 },
  usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 10 },
};

describe.each(answerEngineIds)('%s', (id) => {
  it.each<[string, Behaviour, { tries: number; paid: boolean; says: string }]>([
    ['refuses the key', { status: 401, json: {} }, { tries: 1, paid: false, says: 'refused the key' }],
    ['forbids it', { status: 403, json: {} }, { tries: 1, paid: false, says: 'refused the key' }],
    [
      'does not take the question',
      { status: 400, json: { error: { code: 'invalid_value' } } },
      { tries: 1, paid: false, says: 'did not take the request (status 400, invalid_value)' },
    ],
    [
      'knows no such model',
      { status: 404, json: {} },
      { tries: 1, paid: false, says: 'does not know the model' },
    ],
    ['has a fault', { status: 500, json: {} }, { tries: 3, paid: false, says: 'had a fault (status 500)' }],
    [
      'is not there',
      { status: 503, text: '<html>' },
      { tries: 3, paid: false, says: 'had a fault (status 503)' },
    ],
    [
      'has too much to do',
      { status: 529, json: {} },
      { tries: 3, paid: false, says: 'had a fault (status 529)' },
    ],
    [
      'is a broken gateway',
      { status: 502, json: {} },
      { tries: 1, paid: false, says: 'had a fault (status 502)' },
    ],
    ['is asked too often', { status: 429, json: {} }, { tries: 5, paid: false, says: 'asked too often' }],
    [
      'has no money left',
      { status: 429, json: { error: { code: 'insufficient_quota' } } },
      { tries: 1, paid: false, says: 'insufficient_quota' },
    ],
    [
      'redirects',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' }, json: {} },
      { tries: 1, paid: false, says: 'gave no answer (status 307)' },
    ],
    [
      'answers with a page',
      { headers: { 'content-type': 'text/html; charset=utf-8' }, text: '<!doctype html>' },
      { tries: 1, paid: false, says: 'A web page' },
    ],
    ['answers half', { text: '{"output":[{"ty' }, { tries: 1, paid: true, says: 'could not be read' }],
    ['answers a list', { json: [1, 2] }, { tries: 1, paid: true, says: 'another form' }],
    ['answers nothing', { json: null }, { tries: 1, paid: true, says: 'another form' }],
    ['breaks off at once', 'break', { tries: 1, paid: true, says: 'connection broke' }],
    ['breaks off in the middle', 'break-in-body', { tries: 1, paid: true, says: 'connection broke' }],
    ['does not answer', 'stall', { tries: 1, paid: true, says: 'in time' }],
    ['does not go on', 'stall-in-body', { tries: 1, paid: true, says: 'in time' }],
    ['never ends', { text: ' '.repeat(200_000) }, { tries: 1, paid: true, says: 'larger' }],
  ])('is http_error when it %s', async (_when, behaviour, { tries, paid, says }) => {
    const limits = { maxBytes: 100_000, requestMs: behaviour.toString().startsWith('stall') ? 200 : 30_000 };
    const { answer, engine, requests } = await askServed(id, [behaviour], { limits });
    expect(answer).toMatchObject({ status: 'http_error', text: null, sources: [], queries: [], searches: 0 });
    expect(answer.error).toContain(says);
    expect(requests).toHaveLength(tries);
    // A request that may have been processed counts as its maximum cost.
    expect(answer.costMicros).toBe(paid ? engine.mostMicros : 0);
  });

  it('is asked again after a fault, later each time, and then answers', async () => {
    const fault = { status: 503, json: {} };
    const { answer, waits } = await askServed(id, [fault, fault, { json: whole }]);
    expect(answer).toMatchObject({ status: 'no_search', text: 'Well.' });
    expect(waits.map(Math.round)).toEqual([1000, 2000]);
  });

  it('waits after a 429 as long as it asks, and then answers', async () => {
    const later = { status: 429, headers: { 'retry-after': '7' }, json: {} };
    const { answer, waits, requests } = await askServed(id, [later, { json: whole }]);
    expect(answer.status).toBe('no_search');
    expect(requests).toHaveLength(2);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(6000);
    expect(waits[0]).toBeLessThanOrEqual(7000);
  });

  it('never gives the key away, wherever it is echoed', async () => {
    const says = { error: { message: `Incorrect API key provided: ${KEY}`, code: KEY, type: KEY } };
    const refused = await askServed(id, [{ status: 401, json: says }]);
    expect(JSON.stringify(refused.answer)).not.toContain(KEY);
    const echo = JSON.parse(JSON.stringify(whole).replaceAll('Well.', `Well, ${KEY}!`));
    const echoed = await askServed(id, [{ json: echo }]);
    expect(echoed.answer.text).toBe(`Well, ${'*'.repeat(KEY.length)}!`);
  });

  it('is not reached where nobody listens, which costs nothing', async () => {
    const gone = await serveEngine(() => 'stall');
    await gone.close();
    const { engines, close } = createAnswerEngines({
      engines: { [id]: { apiKey: KEY, apiUrl: gone.url } },
      clock: quickClock(),
    });
    const answer = await engines[0]?.ask(question, never);
    await close();
    expect(answer).toMatchObject({
      status: 'http_error',
      costMicros: 0,
      error: 'The engine could not be reached.',
    });
  });
});

describe('asking', () => {
  it('holds the whole engine after a 429, and no other one', async () => {
    const served = await serveEngine((_request, at) =>
      at === 0 ? { status: 429, headers: { 'retry-after': '30' }, json: {} } : { json: whole },
    );
    const clock = quickClock();
    const held: (() => void)[] = [];
    const { engines, close } = createAnswerEngines({
      engines: {
        openai: { apiKey: KEY, apiUrl: served.url },
        anthropic: { apiKey: KEY, apiUrl: served.url },
      },
      clock: { ...clock, wait: () => new Promise((resolve) => held.push(resolve)) },
    });
    const [openai, anthropic] = engines;
    const first = openai?.ask(question, never);
    await expect.poll(() => held.length).toBe(1);
    const second = openai?.ask(question, never);
    await expect.poll(() => held.length).toBe(2);
    expect(served.requests).toHaveLength(1);
    expect((await anthropic?.ask(question, never))?.status).toBe('no_search');
    expect(served.requests).toHaveLength(2);
    // The time passes, and both are released.
    await clock.wait(30_000, never);
    for (const go of held) go();
    expect([(await first)?.status, (await second)?.status]).toEqual(['no_search', 'no_search']);
    await close();
    await served.close();
  });

  it('never has more than eight calls of an engine under way', async () => {
    const open: ((behaviour: Behaviour) => void)[] = [];
    const served = await serveEngine(() => new Promise((resolve) => open.push(resolve)));
    const { engines, close } = createAnswerEngines({
      engines: { openai: { apiKey: KEY, apiUrl: served.url } },
    });
    const asked = Array.from({ length: 20 }, () => engines[0]?.ask(question, never));
    for (let answered = 0; answered < 20; answered += 1) {
      await expect.poll(() => open.length).toBe(Math.min(answered + 8, 20));
      open[answered]?.({ json: whole });
    }
    expect((await Promise.all(asked)).map((answer) => answer?.status)).toEqual(Array(20).fill('no_search'));
    expect(served.most()).toBe(8);
    await close();
    await served.close();
  });

  it('ends with its signal: under way, waiting for a place, and before it begins', async () => {
    const served = await serveEngine(() => 'stall');
    const { engines, close } = createAnswerEngines({
      engines: { openai: { apiKey: KEY, apiUrl: served.url } },
    });
    const [engine] = engines;
    const stop = new AbortController();
    const asked = Array.from({ length: 10 }, () => engine?.ask(question, stop.signal));
    await expect.poll(() => served.requests.length).toBe(8);
    stop.abort(new Error('the run was cancelled'));
    const answers = await Promise.all([...asked, engine?.ask(question, stop.signal)]);
    expect(answers.map((answer) => answer?.status)).toEqual(Array(11).fill('http_error'));
    // Eight were under way and may be charged; those never sent cost nothing.
    expect(answers.filter((answer) => answer?.costMicros === engine?.mostMicros)).toHaveLength(8);
    expect(answers.filter((answer) => answer?.costMicros === 0)).toHaveLength(3);
    expect(served.requests).toHaveLength(8);
    await close();
    await served.close();
  });

  it('ends what is under way when it is closed', async () => {
    const served = await serveEngine(() => 'stall');
    const { engines, close } = createAnswerEngines({
      engines: { openai: { apiKey: KEY, apiUrl: served.url } },
    });
    const asked = engines[0]?.ask(question, never);
    await expect.poll(() => served.requests.length).toBe(1);
    await close();
    expect(await asked).toMatchObject({ status: 'http_error', error: expect.stringContaining('broke') });
    await served.close();
  });

  it('uses no connection twice', async () => {
    const { requests } = await askServed('openai', [{ status: 503, json: {} }, { json: whole }]);
    expect(requests.map(({ headers }) => headers.connection)).toEqual(['close', 'close']);
  });

  it('goes to the address that is set, below its path', async () => {
    const served = await serveEngine(() => ({ json: whole }));
    const settings = { apiKey: KEY, apiUrl: `${served.url}/gateway/openai/`, model: 'gpt-5.4-mini' };
    const { engines, close } = createAnswerEngines({ engines: { openai: settings, gemini: undefined } });
    expect(engines.map(({ id, model }) => [id, model])).toEqual([['openai', 'gpt-5.4-mini']]);
    await engines[0]?.ask({ ...question, country: null }, never);
    await close();
    await served.close();
    expect(served.requests[0]?.path).toBe('/gateway/openai/v1/responses');
    expect(served.requests[0]?.body).toMatchObject({ model: 'gpt-5.4-mini' });
    expect(JSON.stringify(served.requests[0]?.body)).not.toContain('user_location');
  });

  it('is simulated at an address inside alone, and has prices that fit its caps', () => {
    const { engines } = createAnswerEngines({
      engines: Object.fromEntries(answerEngineIds.map((id) => [id, { apiKey: KEY }])),
    });
    expect(engines.map(({ id, simulated }) => [id, simulated])).toEqual(
      answerEngineIds.map((id) => [id, false]),
    );
    for (const { mostMicros, leastMicros } of engines) {
      expect(leastMicros).toBeGreaterThan(1000);
      expect(mostMicros).toBeGreaterThan(leastMicros);
      expect(mostMicros).toBeLessThan(500_000);
    }
  });
});
