/**
 * A separate process for the fetches of a test, so that it can start behind a fake internet: `run-fetches.ts
 * JOBS.json` fetches every address, several at once, and writes one JSON line for each, then one with its
 * peak memory.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';

const jobs = z
  .object({ urls: z.array(z.string()), atOnce: z.number(), maxBytes: z.number() })
  .parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

const safeFetch = createSafeFetch({
  allowPrivateTargets: new Set(),
  userAgent: 'VisibleAI-Test/1.0',
  headersTimeout: 5000,
  totalTimeout: 10_000,
  maxRedirects: 5,
});

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);

async function fetchOne(url: string) {
  const started = performance.now();
  const session = safeFetch.open();
  const outcome = await session.fetch({
    url,
    maxBytes: jobs.maxBytes,
    atLimit: 'cut',
    signal: new AbortController().signal,
  });
  await session.close();
  const ms = Math.round(performance.now() - started);
  const shared = { url, ms, end: outcome.url, redirects: outcome.redirects.length };
  if (outcome.ok) {
    const text = new TextDecoder().decode(outcome.body.subarray(0, 2000));
    print({ ...shared, kind: 'ok', status: outcome.status, bytes: outcome.body.length, text });
  } else {
    print({ ...shared, kind: outcome.kind, text: outcome.text });
  }
}

const waiting = jobs.urls.values();
await Promise.all(
  Array.from({ length: jobs.atOnce }, async () => {
    for (const url of waiting) await fetchOne(url);
  }),
);
clearInterval(watch);
// A name server that never answers must not keep this process alive.
process.stdout.write(`${JSON.stringify({ memory: { before, most } })}\n`, () => process.exit(0));
