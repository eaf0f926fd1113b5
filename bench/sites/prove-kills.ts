import { setTimeout as wait } from 'node:timers/promises';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { loadMaker, quickFaults } from '../../packages/engine/test/site-audit/made-sites.ts';
import type { Row } from '../support/print-table.ts';
import { serveUnder } from '../support/serve-under.ts';
import type { Service } from '../support/start-service.ts';
import { readAudit, type Store, signIn, startAudit, startAuditing, whenEnded } from './audited-service.ts';

const ROUNDS = 10;
const SEED = 8811;
const PAGES = 110;
/** At most this many addresses are being read or wait to be stored; all requested before them are stored. */
const UNDER_WAY = 12;
const WITHIN_MS = 120_000;
/** The site's files for crawlers: requested in every run. */
const FILES = /\/(?:robots\.txt|llms\.txt|[^/]*sitemap[^/]*)$/;

/** The parts that are equal in two audits of an unchanged site. */
const whatItSays = ({ score, counts, templates, issues, groups }: SiteAudit) =>
  JSON.stringify({ score, counts, templates, issues, groups });

/**
 * The service is killed (kill -9) at a moment of an audit, ten times, and restarted: each audit must end
 * once, with the result of one without a kill, and no stored address is requested again.
 */
export async function proveKills(store: Store): Promise<Row[]> {
  const maker = await loadMaker();
  const site = maker.makeSite({ seed: SEED, pages: PAGES, faults: quickFaults(maker, 2), traps: true });
  const placed = await serveUnder(site, { under: '', tls: null });
  let service: Service = await startAuditing(placed.host, store);
  const ours = () => placed.seen.filter(({ agent }) => agent.includes('VisibleAI'));
  try {
    const token = await signIn(service);
    const began = Date.now();
    const first = await startAudit(service, token, `${placed.base}/`);
    const whole = await whenEnded(service, token, first, WITHIN_MS);
    const tookMs = Date.now() - began;
    const ended: SiteAudit[] = [];
    const moments: number[] = [];
    let again = 0;
    let kept = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      placed.forget();
      const id = await startAudit(service, token, `${placed.base}/`);
      while (ours().length === 0) await wait(5);
      await wait((tookMs * (round + 0.5)) / (ROUNDS + 2));
      moments.push((await readAudit(service, token, id)).progress.pagesDone);
      await service.kill();
      const before = ours()
        .filter(({ path }) => !FILES.test(path))
        .slice(0, -UNDER_WAY);
      placed.forget();
      service = await startAuditing(placed.host, store);
      ended.push(await whenEnded(service, token, id, WITHIN_MS));
      const asked = new Set(ours().map(({ path }) => path));
      kept += before.length;
      again += before.filter(({ path }) => asked.has(path)).length;
    }
    const completed = ended.filter(({ status, partial }) => status === 'completed' && !partial).length;
    const same = ended.filter((audit) => whatItSays(audit) === whatItSays(whole)).length;
    const all = `${ROUNDS}`;
    return [
      { what: 'audits completed', measured: `${completed}`, target: all, met: completed === ROUNDS },
      { what: 'audits as without a kill', measured: `${same}`, target: all, met: same === ROUNDS },
      { what: 'pages read before each kill', measured: moments.join(' '), target: '', met: null },
      {
        what: `addresses asked for before the last ${UNDER_WAY} at a kill, of them asked for again`,
        measured: `${kept}, ${again}`,
        target: '0',
        met: again === 0,
      },
    ];
  } finally {
    await service.stop();
    await placed.close();
  }
}
