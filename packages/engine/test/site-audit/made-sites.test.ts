import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../src/engine.ts';
import { compareSiteAudits } from '../../src/site-audit/compare-site-audits.ts';
import type { SiteAudit } from '../../src/site-audit/site-audit.ts';
import type { SiteRow } from '../../src/site-audit/site-row.ts';
import { compareWithTruth } from './compare-with-truth.ts';
import {
  engineForMade,
  haveMaker,
  loadMaker,
  type MadeSite,
  quickFaults,
  type ServedSite,
} from './made-sites.ts';

/** A sample: `npm run bench:site -- --truth` compares twenty sites of all sizes with their truth. */
describe.runIf(haveMaker)('a made site whose faults are known', () => {
  let site: MadeSite;
  let served: ServedSite;
  let engine: Engine;
  let told: SiteAudit;
  const audit = (resume: SiteRow[] = [], onRow = async (_row: SiteRow) => {}) =>
    engine.auditSite(`${served.origin}/`, { pages: 2000, resume, onRow }, new AbortController().signal);
  const asked = () =>
    served.seen.filter(({ ua }) => ua.includes('VisibleAI')).map(({ method, path }) => `${method} ${path}`);

  beforeAll(async () => {
    const maker = await loadMaker();
    site = maker.makeSite({ seed: 3, pages: 60, faults: quickFaults(maker, 2), traps: true });
    served = await maker.serveSite(site, { port: 0 });
    engine = engineForMade([served.host]);
    told = await audit();
  });
  afterAll(async () => {
    await engine.close();
    await served.close();
  });

  it('is told without a miss and without a false alarm, and asked politely', () => {
    const compared = compareWithTruth(told, site.truth(served.origin));
    expect(compared).toMatchObject({ missed: [], wrong: [], pages: [] });
    expect(compared.right).toBeGreaterThan(30);
    expect(compared.agreement).toBeGreaterThanOrEqual(0.98);
    expect(new Set(asked()).size).toBe(asked().length);
    expect(asked().filter((one) => one.includes('/private/'))).toEqual([]);
    expect(served.mostOpen()).toBeLessThanOrEqual(2);
  });

  it('goes on where it was broken off, without asking for anything twice, and comes to the same audit', async () => {
    const rows: SiteRow[] = [];
    const broken = audit([], async (row) => {
      rows.push(structuredClone(row));
      if (rows.length === 30) throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    served.forget();
    const kept = rows.slice(0, 30);
    expect(await audit(kept)).toEqual(told);
    const again = new Set(asked().map((one) => served.origin + one.replace(/^\w+ /, '')));
    expect(kept.filter(({ url }) => again.has(url))).toEqual([]);
  });

  it('is better when faults are fixed, and says which', async () => {
    const { removed, added } = site.mutate({
      fix: ['broken-link', 'duplicate-title'],
      remove: 1,
      add: 1,
      break: { 'thin-page': 2 },
    });
    const after = await audit();
    expect(compareWithTruth(after, site.truth(served.origin))).toMatchObject({
      missed: [],
      wrong: [],
      pages: [],
    });
    const compared = compareSiteAudits(told, after);
    expect(compared.fixed.map(({ checkId }) => checkId)).toEqual(
      expect.arrayContaining(['broken-link', 'duplicate-title']),
    );
    expect(compared.still.find(({ checkId }) => checkId === 'thin-page')).toMatchObject({
      before: 2,
      pages: 4,
    });
    expect(compared.pagesGone).toEqual(removed.map((path) => served.origin + path));
    expect(compared.pagesAdded).toEqual(added.map((path) => served.origin + path));
  });
});
