/**
 * `npm run bench:hostile`: every hostile web site of the shared tools as page, robots.txt, sitemap and
 * llms.txt, twenty audits at once, on a fake internet with the guard on; then hostile and good sites side by
 * side. Reports how each audit ended, whether everything that was not hostile was judged correctly, and how
 * the service responded meanwhile.
 */
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { type AuditEnding, auditAll } from './support/audit-to-end.ts';
import { type FakeInternet, openFakeInternet, sharedIsThere } from './support/open-fake-internet.ts';
import { printTable, type Row } from './support/print-table.ts';
import { type Service, startService } from './support/start-service.ts';
import { watchHealth } from './support/watch-health.ts';

const CORES = 2;
const AT_ONCE = 20;
const MOST_SECONDS = 30;
const MOST_MEGABYTES = 700;
const parts = ['page', 'robots', 'sitemap', 'llms'] as const;
type HostilePart = (typeof parts)[number];

/** What an audit says of each part, in a form that is the same for every healthy small site. */
const partFacts: Record<HostilePart, (report: AnalysisReport) => unknown> = {
  page: ({ diagnostics, pageTitle, checks }) => [
    pageTitle?.replace(/ \S+$/, ''),
    diagnostics.h1Count,
    diagnostics.imageAltPercentage,
    checks.filter(({ group }) => group !== 'access').map(({ id, status }) => [id, status].join()),
  ],
  robots: ({ robots, agents }) => [robots.state, robots.text?.includes('User-agent: *'), agents.length],
  sitemap: ({ diagnostics, sitemap }) => [diagnostics.sitemapExists, sitemap.total],
  llms: ({ diagnostics }) => diagnostics.llmsTxtExists,
};

/** A hostile robots.txt that names its own sitemaps also changes the sitemap part. */
const NAMES_SITEMAPS = new Set(['manysitemaps', 'sitemapprivate']);

/** Parts that were judged wrong. A hostile part may affect checks that judge several parts at once. */
function wrongParts(ending: AuditEnding, hostile: HostilePart, sound: AnalysisReport): string[] {
  const { report } = ending;
  if (!report) return [];
  const behaviour = new URL(ending.url).hostname.split('--', 1)[0] ?? '';
  return parts
    .filter((part) => part !== hostile)
    .filter((part) => !(part === 'sitemap' && NAMES_SITEMAPS.has(behaviour)))
    .filter((part) => JSON.stringify(partFacts[part](report)) !== JSON.stringify(partFacts[part](sound)))
    .map((part) => `${behaviour} (${part})`);
}

const isBad = ({ type, code }: AuditEnding) => type === 'none' || type === 'refused' || code === 'internal';
const none = (what: string, found: string[]): Row => ({
  what,
  measured: found.join(' ') || 'none',
  target: 'none',
  met: found.length === 0,
});

async function auditRows(service: Service, internet: FakeInternet, part: HostilePart, sound: AnalysisReport) {
  const sites = internet.behaviours.map(
    (name) => `http://${name}${part === 'page' ? '' : `--${part}`}.evil.example/`,
  );
  const { rows: stopWatching } = watchHealth(service.url);
  const endings = await auditAll(service.url, sites, AT_ONCE);
  const ofPart = part === 'page' ? 'as pages' : `as ${part}`;
  const health = stopWatching(ofPart);
  const slowest = Math.max(...endings.map(({ ms }) => ms)) / 1000;
  const completed = endings.filter(({ type }) => type === 'completed').length;
  return [
    {
      what: `${endings.length} sites ${ofPart}: with a result`,
      measured: String(completed),
      target: part === 'page' ? '' : `${endings.length}`,
      met: part === 'page' ? null : completed === endings.length,
    },
    none(
      `${ofPart}: ended badly`,
      endings.filter(isBad).map(({ url, code }) => `${new URL(url).hostname} ${code}`),
    ),
    none(
      `${ofPart}: another part judged wrong`,
      part === 'page' ? [] : endings.flatMap((ending) => wrongParts(ending, part, sound)),
    ),
    {
      what: `${ofPart}: slowest`,
      measured: `${slowest.toFixed(1)} s`,
      target: `at most ${MOST_SECONDS} s`,
      met: slowest <= MOST_SECONDS,
    },
    ...health,
  ];
}

/** Good sites keep their score, whatever is audited beside them. */
async function sideBySide(service: Service, internet: FakeInternet, sound: AnalysisReport): Promise<Row[]> {
  const hostile = internet.behaviours.map((name) => `http://${name}.evil.example/`);
  const good = internet.soundSites(hostile.length);
  const { rows: stopWatching } = watchHealth(service.url);
  const endings = await auditAll(
    service.url,
    hostile.flatMap((url, at) => [url, good[at] ?? url]),
    AT_ONCE,
  );
  const health = stopWatching('half of them hostile');
  const wrong = endings
    .filter(({ url }) => good.includes(url))
    .filter(
      ({ report }) =>
        report?.score !== sound.score ||
        parts.some(
          (part) => JSON.stringify(partFacts[part](report)) !== JSON.stringify(partFacts[part](sound)),
        ),
    );
  return [
    none(
      `${good.length} good sites among as many hostile ones: judged wrong`,
      wrong.map(({ url, code }) => `${url} ${code}`),
    ),
    ...health,
  ];
}

async function main(): Promise<void> {
  const internet = await openFakeInternet();
  const service = await startService([], CORES, internet.environment);
  try {
    const [first] = await auditAll(service.url, internet.soundSites(1), 1);
    if (!first?.report) throw new Error(`The audit of a sound site gave no result: ${first?.code}`);
    service.forgetPeak();
    const rows: Row[] = [];
    for (const part of parts) rows.push(...(await auditRows(service, internet, part, first.report)));
    rows.push(...(await sideBySide(service, internet, first.report)));
    const peak = service.peakMegabytes();
    const { all, inside } = internet.connections();
    rows.push(
      none(`of ${all} connections not public`, inside),
      {
        what: 'memory at its peak',
        measured: peak === null ? 'not told by this system' : `${peak.toFixed(0)} MB`,
        target: `at most ${MOST_MEGABYTES} MB`,
        met: peak === null ? null : peak <= MOST_MEGABYTES,
      },
      {
        what: 'restarts',
        measured: service.hasEnded() ? 'it died' : '0',
        target: '0',
        met: !service.hasEnded(),
      },
    );
    printTable(`Hostile sites, ${AT_ONCE} audits at once on ${CORES} cores`, rows);
  } finally {
    await service.stop();
    internet.close();
  }
}

if (sharedIsThere()) await main();
else console.log('../shared is missing: the hostile sites live there, so nothing was run.');
