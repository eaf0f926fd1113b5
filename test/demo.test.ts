import { createAnswerEngines } from '@visible-ai/answers';
import { answerEngineIds } from '@visible-ai/shared/answers/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyDiff } from '../demo/apply-diff.ts';
import { type OpenEngines, openEngines } from '../demo/engines/open-engines.ts';
import { questions } from '../demo/questions.ts';
import { type OpenShop, openShop } from '../demo/shops/open-shop.ts';
import { ours } from '../demo/shops/ours.ts';
import { rival } from '../demo/shops/rival.ts';

describe('the demonstration', () => {
  let shops: [OpenShop, OpenShop];
  let simulated: OpenEngines;
  beforeAll(async () => {
    shops = [await openShop(ours, 'northwind'), await openShop(rival, 'acme')];
    simulated = await openEngines(shops);
  });
  afterAll(() => Promise.all([simulated.close(), ...shops.map(({ close }) => close())]));

  it('has engines that cite a shop only once its robots.txt lets them in, each in the protocol of its vendor', async () => {
    const setting = (id: (typeof answerEngineIds)[number]) => ({
      apiKey: 'simulated',
      apiUrl: simulated.baseOf(id),
    });
    const { engines, close } = createAnswerEngines({
      engines: {
        openai: setting('openai'),
        anthropic: setting('anthropic'),
        perplexity: setting('perplexity'),
        gemini: setting('gemini'),
      },
    });
    const [northwind, acme] = shops;
    /** The shops that each engine cites in answer to any of the questions. */
    const citedBy = async () => {
      const cited: Record<string, string[]> = {};
      await Promise.all(
        engines.flatMap((engine) =>
          questions.map(async ({ text }) => {
            const answer = await engine.ask(
              { text, locale: 'en', country: 'GB' },
              new AbortController().signal,
            );
            expect([answer.status, answer.error]).toEqual(['ok', null]);
            const hosts = answer.sources
              .filter(({ kind }) => kind === 'cited')
              .map(({ url }) => new URL(url).origin);
            cited[engine.id] = [...new Set([...(cited[engine.id] ?? []), ...hosts])].sort();
          }),
        ),
      );
      return cited;
    };
    const all = (origins: string[]) =>
      Object.fromEntries(answerEngineIds.map((id) => [id, [...origins].sort()]));
    try {
      expect(engines.map(({ id, simulated: labelled }) => [id, labelled])).toEqual(
        answerEngineIds.map((id) => [id, true]),
      );
      expect(await citedBy()).toEqual(all([acme.origin]));
      northwind.publishRobots(rival.robots);
      expect(await citedBy()).toEqual(all([acme.origin, northwind.origin]));
    } finally {
      await close();
    }
  });

  it('publishes a fix as it is given, and none that does not fit', () => {
    const diff = '--- robots.txt\n+++ robots.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n+and more\n c';
    expect(applyDiff('a\nb\nc\nd\n', diff)).toBe('a\nB\nand more\nc\nd\n');
    expect(() => applyDiff('a\nx\nc\n', diff)).toThrow('does not fit: "-b"');
  });
});
