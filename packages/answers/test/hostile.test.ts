import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { describe, expect, it } from 'vitest';
import { answerOf } from './support/answer-of.ts';
import { askServed } from './support/ask-served.ts';

const RLO = '\u202e';
const MANY = 50_000;
const urls = Array.from({ length: MANY }, (_, at) => `https://s${at}.example/`);
const evil = [
  'javascript:alert(1)',
  'data:text/html,<script>',
  'file:///etc/passwd',
  'https://',
  'not an address',
  '',
  `https://long.example/${'a'.repeat(100_000)}`,
  'https://user:secret@host.example/x',
  `https://mixed.example/${RLO}gpj\u0000.exe`,
];
const nonsense = [-5, 1.5, 1e308, '12', null, [], {}];

const usual = { text: 'Well, 😀.', addresses: [], title: 'T', queries: ['q'], tokens: 10 };

describe.each(answerEngineIds)('%s that means harm', (id) => {
  const asked = (part: object) => askServed(id, [{ json: answerOf(id, { ...usual, ...part }) }]);

  it('names tens of thousands of sources: some hundreds are kept', async () => {
    const { answer } = await asked({ addresses: urls });
    expect(answer.status).toBe('ok');
    expect(answer.sources).toHaveLength(300);
    expect(answer.sources[0]).toMatchObject({ kind: 'cited', url: 'https://s0.example/' });
  });

  it('names one source tens of thousands of times: it is one, with places within the text', async () => {
    const { answer } = await asked({ addresses: Array.from({ length: MANY }, () => 'https://one.example/') });
    expect(answer.sources).toHaveLength(1);
    for (const { start, end } of answer.sources[0]?.places ?? []) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(usual.text.length);
    }
  });

  it('names what is no page: it is left out, and what is one is kept in visible characters', async () => {
    const { answer } = await asked({ addresses: evil });
    const kept = answer.sources.map(({ url }) => url);
    expect(kept).toEqual([
      'https://long.example/',
      'https://host.example/x',
      'https://mixed.example/%E2%80%AEgpj%00.exe',
    ]);
  });

  it('turns the direction of titles, queries and model names: they are short lines without marks', async () => {
    const title = `${RLO}moc.live\u0000\n\ud800 ${'😀'.repeat(5000)}`;
    const { answer } = await asked({
      addresses: ['https://a.example/'],
      title,
      queries: Array(60).fill(title),
    });
    const lines = [answer.servedModel, answer.sources[0]?.title, ...answer.queries];
    expect(answer.queries).toHaveLength(50);
    for (const line of lines) {
      expect(line).toMatch(/^moc\.live \ufffd 😀/);
      expect(line).not.toMatch(/[\p{Cc}\u202e]|\p{Surrogate}/u);
      expect(line?.length).toBeLessThanOrEqual(500);
    }
  });

  it('asks with a query of megabytes: it is cut', async () => {
    const { answer } = await asked({ queries: ['q'.repeat(5_000_000)] });
    expect(answer.queries).toEqual(['q'.repeat(500)]);
  });

  it('says what no database keeps: it is kept as a sign of the same length', async () => {
    const { answer } = await asked({ text: 'a\u0000b\ud83dc\udc00😀' });
    expect(answer.text).toBe('a\ufffdb\ufffdc\ufffd😀');
  });

  it.each(nonsense)(
    'says it used %j tokens: nobody knows what it cost, and it is within what was reserved',
    async (tokens) => {
      const { answer, engine } = await asked({ tokens });
      expect(answer).toMatchObject({ status: 'ok', tokensIn: null, tokensOut: null });
      expect(Number.isInteger(answer.costMicros)).toBe(true);
      // Of the two numbers that are valid amounts, one is more than was reserved.
      if (id !== 'perplexity' || tokens !== 1.5) expect(answer.costMicros).toBeGreaterThan(1000);
      expect(answer.costMicros).toBeLessThanOrEqual(engine.mostMicros);
      expect(answer.searches).toBeLessThanOrEqual(1000);
    },
  );

  it('nests its answer without end: it is not read', async () => {
    const deep = `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`;
    const text = JSON.stringify(answerOf(id, usual)).replace(/^\{/, `{"deep":${deep},`);
    const { answer } = await askServed(id, [{ text }]);
    expect(answer).toMatchObject({ status: 'http_error', error: 'The answer could not be read.' });
  });
});
