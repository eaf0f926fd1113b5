/** A process that audits a local site as the service does and prints how it went: `audit-ours.ts ORIGIN PAGES`. */
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
// The service's workers have long been started when somebody asks for an audit.
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
