import { analysisReport } from '@visible-ai/shared/analysis/schema';
import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../src/audit/checks/testing/evidence-of.ts';
import { readLlmsTask } from '../../src/audit/gather/read-llms-task.ts';
import { readRobotsTask } from '../../src/audit/gather/read-robots-task.ts';
import { buildReport } from '../../src/audit/scoring/build-report.ts';
import { readContentPage } from '../../src/crawl/page/read-content-page.ts';
import { readRobotsFile } from '../../src/crawl/site/read-robots-file.ts';
import { compareDataTask } from '../../src/live/compare-data-task.ts';
import { findLinesTask } from '../../src/live/find-lines-task.ts';
import { extractPageFacts } from '../../src/page/extract-page-facts.ts';
import { sanitiseQaHtml } from '../../src/sanitise/sanitise-qa-html.ts';
import { readSitemap } from '../../src/sitemap/read-sitemap.ts';
import { contentTypes, cook, type DocumentKind, spoiledDocument } from './foreign-documents.ts';
import { fuzzRuns, fuzzTimeout } from './fuzz-runs.ts';

const url = 'https://a.example/page?x=1';
/** Milliseconds; only `npm run fuzz` checks how long reading takes. */
const MOST_MS = process.env.FUZZ_RUNS ? 1000 : Number.POSITIVE_INFINITY;
/** A report is stored in a row and sent whole: it must stay small, whatever it is about. */
const MOST_CHARACTERS = 400_000;

/**
 * Runs the task; the milliseconds are processor time, so that a busy machine does not count as a slow reader.
 */
async function measured<T>(work: () => T | Promise<T>): Promise<{ result: T; ms: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, ms: (user + system) / 1000 };
}

/**
 * If the first time was too long, the shortest of three counts: compilation and garbage collection are not
 * reading.
 */
async function timed<T>(work: () => T | Promise<T>): Promise<T> {
  const { result, ms } = await measured(work);
  const least = ms < MOST_MS ? ms : Math.min((await measured(work)).ms, (await measured(work)).ms);
  expect(least).toBeLessThan(MOST_MS);
  return result;
}

interface Input {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
}

/** Every task of the worker threads that reads foreign input. */
const readers: [name: string, kind: DocumentKind, read: (input: Input) => unknown][] = [
  ['the page reader of the audit', 'html', (input) => extractPageFacts({ ...input, url })],
  ['the page reader of the crawler', 'html', (input) => readContentPage({ ...input, url })],
  [
    'the search for kept lines',
    'html',
    (input) => findLinesTask({ ...input, url, lines: ['When?', 'Daily.'] }),
  ],
  [
    'the comparison of kept data',
    'html',
    (input) =>
      compareDataTask({ ...input, url, page: url, text: graphText([{ '@type': 'WebSite', '@id': url }]) }),
  ],
  ['the sanitiser', 'html', ({ bytes }) => sanitiseQaHtml(Buffer.from(bytes.subarray(0, 90_000)).toString())],
  ['the sitemap reader', 'sitemap', (input) => readSitemap({ ...input, url, siteUrl: url, keep: 100 })],
  ['the robots.txt judge', 'robots', (input) => readRobotsTask({ ...input, robotsUrl: url, pageUrl: url })],
  ['the robots.txt reader', 'robots', (input) => readRobotsFile(input)],
  ['the llms.txt reader', 'llms', (input) => readLlmsTask(input)],
];

describe('reading what strangers send', () => {
  it.each(readers)(
    '%s never throws, and takes less than a second where that is asked',
    { timeout: fuzzTimeout },
    async (_name, kind, read) => {
      await fc.assert(
        fc.asyncProperty(spoiledDocument(kind), contentTypes, async (recipe, contentType) => {
          const bytes = cook(recipe);
          await timed(() => read({ bytes, contentType }));
        }),
        fuzzRuns(60),
      );
    },
  );

  it('and judging it gives a whole report in which no check broke', { timeout: fuzzTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(
        spoiledDocument('html'),
        spoiledDocument('robots'),
        contentTypes,
        async (pageRecipe, rulesRecipe, contentType) => {
          const [bytes, rules] = [cook(pageRecipe), cook(rulesRecipe)];
          const page = extractPageFacts({ bytes, contentType, url });
          const { agents, sitemaps, text, shown, ...robots } = readRobotsTask({
            bytes: rules,
            contentType: null,
            robotsUrl: url,
            pageUrl: url,
          });
          const part = evidenceOf({ page });
          const report = { ...robots, text: shown, url, httpStatus: 200, note: '' };
          const evidence = {
            ...part,
            robots: { ok: true as const, value: { report, text, agents, sitemaps } },
          };
          const judged = await timed(() => buildReport(evidence, { requestedUrl: url, durationMs: 1 }));
          expect(JSON.stringify(judged).length).toBeLessThan(MOST_CHARACTERS);
          expect(analysisReport.safeParse(judged).error).toBeUndefined();
          expect(
            judged.checks.filter(({ evidence: text }) => text.includes('this check itself failed')),
          ).toEqual([]);
        },
      ),
      fuzzRuns(60),
    );
  });
});
