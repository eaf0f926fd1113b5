/**
 * A process that audits a local site like the service and prints the figures: `audit-ours.ts ORIGIN PAGES`.
 */
import { createEngine } from '@visible-ai/engine';
import { printCrawl } from '../support/print-crawl.ts';

const [origin = '', pages = '2000'] = process.argv.slice(2);
const engine = createEngine({
  version: '1.0.0',
  homepage: 'https://visible.example',
  allowPrivateTargets: [new URL(origin).host],
  crawlRate: 0,
});
const { signal } = new AbortController();
// In the service the workers have started long before an audit.
await engine.auditSite(`${origin}/`, { pages: 4 }, signal);
await printCrawl(async () => {
  const audit = await engine.auditSite(
    `${origin}/`,
    { pages: Number(pages), onRow: async () => undefined },
    signal,
  );
  return audit.counts.read;
});
await engine.close();
