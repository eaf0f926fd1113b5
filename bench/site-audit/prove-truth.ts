/**
 * A process that proves audits on twenty generated sites whose truth is known: `prove-truth.ts FIRST_SEED
 * KEYS`. KEYS is a folder with `key.pem` and `cert.pem`; the process trusts this certificate.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Engine } from '@visible-ai/engine';
import { compareSiteAudits } from '@visible-ai/engine/testing/site-audit/compare-site-audits';
import type { SiteAudit } from '@visible-ai/engine/testing/site-audit/site-audit';
import {
  compareWithTruth,
  type SiteTruth,
} from '../../packages/engine/test/site-audit/compare-with-truth.ts';
import {
  engineForMade,
  loadMaker,
  type MadeSite,
  type SiteMaker,
  SLOW,
} from '../../packages/engine/test/site-audit/made-sites.ts';
import { type PlacedSite, serveUnder } from '../support/serve-under.ts';
import { type PlannedSite, planSites } from './made-plan.ts';

const [firstSeed = '1000', keys = '.'] = process.argv.slice(2);
const AGREE = 0.98;
const MOST_SHOWN = 8;
/** With fewer pages, no page is left without a fault. */
const SMALLEST_WITH_FAULTS = 14;

/** The results of one site. */
interface Proof {
  read: number;
  right: number;
  agreement: number;
  score: number;
  seconds: number;
  /** Deviations from the truth, in words. */
  wrong: string[];
}

const read = (engine: Engine, placed: PlacedSite): Promise<SiteAudit> =>
  engine.auditSite(`${placed.base}/`, { pages: 2000 }, new AbortController().signal);

function hold(audit: SiteAudit, truth: SiteTruth, when: string) {
  const told = compareWithTruth(audit, truth);
  const wrong = [
    ...told.missed.map((one) => `missed ${one}`),
    ...told.wrong.map((one) => `false ${one}`),
    ...told.pages,
    ...(told.agreement < AGREE ? [`templates agree ${told.agreement.toFixed(3)}`] : []),
  ];
  return { ...told, wrong: wrong.map((one) => `${when}: ${one}`) };
}

/**
 * Whether it requested something twice, too fast, or against robots.txt. Only failed requests may be
 * repeated.
 */
function manners(placed: PlacedSite, { notReadable }: SiteTruth): string[] {
  const own = placed.seen.filter(({ agent }) => agent.includes('VisibleAI'));
  const failing = new Set(notReadable.map(({ url }) => new URL(url).pathname));
  const asked = own.filter(({ path }) => !failing.has(path)).map(({ method, path }) => `${method} ${path}`);
  const twice = asked.filter((one, at) => asked.indexOf(one) !== at);
  const closed = own.filter(({ path }) => path.includes('/private/')).map(({ path }) => path);
  return [
    ...(placed.mostOpen() > 2 ? [`${placed.mostOpen()} requests at once`] : []),
    ...twice.map((one) => `asked twice: ${one}`),
    ...closed.map((path) => `closed by robots.txt: ${path}`),
  ];
}

/** Differences between a comparison of two audits and that of their truths. */
function compareChange(before: [SiteAudit, SiteTruth], after: [SiteAudit, SiteTruth]): string[] {
  const told = compareSiteAudits(before[0], after[0]);
  const ids = (list: readonly { checkId: string }[]) => new Set(list.map(({ checkId }) => checkId));
  const [fixed, fresh, still] = [ids(told.fixed), ids(told.new), ids(told.still)];
  const wrong: string[] = [];
  for (const id of Object.keys(before[1].across)) {
    if ((before[1].tolerated[id] ?? []).length + (after[1].tolerated[id] ?? []).length > 0) continue;
    const had = (before[1].across[id] ?? []).length > 0;
    const has = (after[1].across[id] ?? []).length > 0;
    const wanted = [had && !has, !had && has, had && has];
    if (!isDeepStrictEqual([fixed.has(id), fresh.has(id), still.has(id)], wanted))
      wrong.push(`change of ${id} not told`);
  }
  const urls = (truth: SiteTruth) => new Set(truth.pages.map(({ url }) => url));
  const [old, now] = [urls(before[1]), urls(after[1])];
  const sorted = (list: Iterable<string>) => [...list].sort();
  if (!isDeepStrictEqual(sorted(told.pagesAdded), sorted([...now].filter((url) => !old.has(url)))))
    wrong.push(`pages added: ${told.pagesAdded.join(' ')}`);
  if (!isDeepStrictEqual(sorted(told.pagesGone), sorted([...old].filter((url) => !now.has(url)))))
    wrong.push(`pages gone: ${told.pagesGone.join(' ')}`);
  return wrong;
}

/**
 * Fixes half of the faults, makes some worse, adds and removes pages, allows one agent and blocks another.
 */
function change(site: MadeSite, { pages }: PlannedSite): void {
  // To fix a soft 404, the generator removes the link and leaves the page, which then cannot be found.
  const seeded = Object.keys(site.seeded).filter((id) => !SLOW.has(id) && id !== 'soft-404');
  site.mutate({
    fix: seeded.filter((_, at) => at % 2 === 0),
    ...(pages < SMALLEST_WITH_FAULTS ? {} : { break: { 'thin-page': 1, 'broken-link': 1 }, remove: 1 }),
    add: pages < SMALLEST_WITH_FAULTS ? 1 : 4,
    block: { 'OAI-SearchBot': ['/product/'] },
    unblock: ['PerplexityBot'],
  });
}

async function prove(maker: SiteMaker, planned: PlannedSite): Promise<Proof> {
  const { seed, pages, faults, traps, under, secure } = planned;
  const site = maker.makeSite({ seed, pages, faults, traps });
  const tls = secure
    ? { key: readFileSync(`${keys}/key.pem`, 'utf8'), cert: readFileSync(`${keys}/cert.pem`, 'utf8') }
    : null;
  const placed = await serveUnder(site, { under, tls });
  const engine = engineForMade([placed.host]);
  try {
    const began = performance.now();
    const first = await read(engine, placed);
    const seconds = (performance.now() - began) / 1000;
    const truth = site.truth(placed.base);
    const bad = manners(placed, truth);
    const told = hold(first, truth, 'first');
    const wrong = [...told.wrong, ...bad];
    if (JSON.stringify(await read(engine, placed)) !== JSON.stringify(first))
      wrong.push('second run differs');
    change(site, planned);
    const later = await read(engine, placed);
    const truthLater = site.truth(placed.base);
    wrong.push(...hold(later, truthLater, 'changed').wrong);
    wrong.push(...compareChange([first, truth], [later, truthLater]));
    return {
      read: first.counts.read,
      right: told.right,
      agreement: told.agreement,
      score: first.score,
      seconds,
      wrong,
    };
  } finally {
    await engine.close();
    await placed.close();
  }
}

const maker = await loadMaker();
console.log(
  '| seed | pages asked | read | where | across faults found | wrong | templates agree | score | s |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const planned of planSites(maker, Number(firstSeed))) {
  const { seed, pages, under, secure, faults } = planned;
  const proof = await prove(maker, planned);
  const where = [secure ? 'https' : '', under, faults === 'all' ? 'slow pages' : '']
    .filter(Boolean)
    .join(' ');
  const { read: pagesRead, right, wrong, agreement, score, seconds } = proof;
  console.log(
    `| ${seed} | ${pages} | ${pagesRead} | ${where} | ${right} | ${wrong.length} | ${agreement.toFixed(4)} | ${score} | ${seconds.toFixed(1)} |`,
  );
  for (const one of wrong.slice(0, MOST_SHOWN)) console.error(`    ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
