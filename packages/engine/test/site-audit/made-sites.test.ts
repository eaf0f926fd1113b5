import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/create-engine.ts';
import { compareSiteAudits } from '../../src/site-audit/compare-site-audits.ts';
import type { SiteAudit } from '../../src/site-audit/site-audit.ts';
import type { SiteRow } from '../../src/site-audit/site-row.ts';
import { compareWithTruth, type SiteTruth } from './compare-with-truth.ts';

const shared = process.env.SHARED_DIR ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const maker = join(shared, 'tools', 'site-maker.mjs');

interface MadeSite {
  truth(origin: string): SiteTruth;
  mutate(change: object): { fixed: Record<string, string[]>; added: string[]; removed: string[] };
}
interface Served {
  origin: string;
  host: string;
  seen: { method: string; path: string; ua: string }[];
  mostOpen(): number;
  close(): Promise<void>;
}
interface Maker {
  acrossIds: string[];
  pageFaultIds: string[];
  makeSite(options: object): MadeSite;
  serveSite(site: MadeSite, options: object): Promise<Served>;
}

/** What makes a reading slow is tried by itself. */
const SLOW = new Set(['hang', 'slow', 'server-error']);

async function audit(
  served: Served,
  pages = 2000,
  resume: SiteRow[] = [],
  onRow?: (row: SiteRow) => Promise<void>,
) {
  const engine = createEngine({
    version: '1.0.0',
    homepage: 'https://visible.example',
    allowPrivateTargets: [served.host],
    crawlRate: 0,
    readers: 2,
  });
  try {
    const options = { pages, resume, ...(onRow ? { onRow } : {}) };
    return await engine.auditSite(`${served.origin}/`, options, new AbortController().signal);
  } finally {
    await engine.close();
  }
}

describe.runIf(existsSync(maker))('a made site whose faults are known', async () => {
  const { makeSite, serveSite, acrossIds, pageFaultIds }: Maker = existsSync(maker)
    ? await import(maker)
    : undefined;
  const quick = Object.fromEntries(
    [...acrossIds, ...pageFaultIds].filter((id) => !SLOW.has(id)).map((id) => [id, 2]),
  );

  async function tried(seed: number, pages: number) {
    const site = makeSite({ seed, pages, faults: quick, traps: true });
    const served = await serveSite(site, { port: 0 });
    return { site, served };
  }

  it.each([3, 14])('is told without a miss and without a false alarm (seed %i)', async (seed) => {
    const { site, served } = await tried(seed, 110);
    const told: SiteAudit = await audit(served);
    const compared = compareWithTruth(told, site.truth(served.origin));
    expect(compared).toMatchObject({ missed: [], wrong: [], pages: [] });
    expect(compared.agreement).toBeGreaterThanOrEqual(0.98);
    const asked = served.seen.map(({ method, path, ua }) => `${method} ${path} ${ua}`);
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    expect(asked.filter((one) => one.includes('/private/'))).toEqual([]);
    expect(served.mostOpen()).toBeLessThanOrEqual(2);
    await served.close();
  });

  it('goes on where it was broken off, without asking for anything twice, and comes to the same audit', async () => {
    const { served } = await tried(9, 60);
    const whole = await audit(served);
    const rows: SiteRow[] = [];
    const broken = audit(served, 2000, [], async (row) => {
      rows.push(structuredClone(row));
      if (rows.length === 30) throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    served.seen.length = 0;
    expect(await audit(served, 2000, rows.slice(0, 30))).toEqual(whole);
    const again = new Set(
      served.seen.filter(({ ua }) => ua.includes('VisibleAI')).map(({ path }) => served.origin + path),
    );
    // Where it begins is read as ever: robots.txt, sitemap, llms.txt.
    expect(rows.slice(0, 30).filter(({ url, kind }) => again.has(url) && kind !== 'page')).toEqual([]);
    await served.close();
  });

  it('is better when faults are mended, and says which', async () => {
    const { site, served } = await tried(5, 80);
    const before = await audit(served);
    const { removed } = site.mutate({
      fix: ['broken-link', 'duplicate-title'],
      remove: 1,
      break: { 'thin-page': 2 },
    });
    const after = await audit(served);
    const compared = compareSiteAudits(before, after);
    expect(compared.fixed.map(({ checkId }) => checkId)).toEqual(
      expect.arrayContaining(['broken-link', 'duplicate-title']),
    );
    expect(compared.still.find(({ checkId }) => checkId === 'thin-page')).toMatchObject({
      before: 2,
      pages: 4,
    });
    expect(compared.pagesGone).toEqual(removed.map((path) => served.origin + path));
    await served.close();
  });
});
