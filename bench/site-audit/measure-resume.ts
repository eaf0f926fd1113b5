import { isDeepStrictEqual } from 'node:util';
import type { SiteAudit, SiteRow } from '@visible-ai/engine';
import { engineForMade, loadMaker, quickFaults } from '../../packages/engine/test/site-audit/made-sites.ts';
import type { Row } from '../support/print-table.ts';
import { serveUnder } from '../support/serve-under.ts';

const SEED = 8810;
const PAGES = 110;
/** Shares of all addresses after which an audit is interrupted. */
const MOMENTS = [0.01, 0.05, 0.12, 0.2, 0.33, 0.45, 0.58, 0.7, 0.85, 0.97];

/** An audit that is interrupted at ten moments and each time resumed from its stored rows. */
export async function measureResume(): Promise<Row[]> {
  const maker = await loadMaker();
  const site = maker.makeSite({ seed: SEED, pages: PAGES, faults: quickFaults(maker, 2), traps: true });
  const placed = await serveUnder(site, { under: '', tls: null });
  const engine = engineForMade([placed.host]);
  const audit = (
    signal: AbortSignal,
    resume: SiteRow[],
    onRow: (row: SiteRow) => Promise<void>,
  ): Promise<SiteAudit> => engine.auditSite(`${placed.base}/`, { pages: 2000, resume, onRow }, signal);
  try {
    const all: SiteRow[] = [];
    const whole = await audit(new AbortController().signal, [], async (row) => void all.push(row));
    let twice = 0;
    let same = 0;
    let kept = 0;
    for (const share of MOMENTS) {
      const rows: SiteRow[] = [];
      const leave = new AbortController();
      const most = Math.max(1, Math.round(all.length * share));
      await audit(leave.signal, [], async (row) => {
        rows.push(row);
        if (rows.length === most) leave.abort(new Error('broken off'));
      }).catch((error: unknown) => {
        if (!leave.signal.aborted) throw error;
      });
      placed.forget();
      // As a store returns them.
      const stored: SiteRow[] = JSON.parse(JSON.stringify(rows));
      const again = await audit(new AbortController().signal, stored, async () => undefined);
      const asked = placed.seen
        .filter(({ agent }) => agent.includes('VisibleAI'))
        .map(({ path }) => new URL(path, placed.base).href);
      const had = new Set(stored.map(({ url }) => url));
      kept += stored.length;
      twice += asked.filter((url) => had.has(url)).length;
      if (isDeepStrictEqual(again, whole)) same += 1;
    }
    return [
      {
        what: `audits of ${all.length} addresses broken off, and gone on with to the same audit`,
        measured: `${MOMENTS.length}, ${same}`,
        target: `${MOMENTS.length}, ${MOMENTS.length}`,
        met: same === MOMENTS.length,
      },
      {
        what: 'addresses kept, of them asked for again',
        measured: `${kept}, ${twice}`,
        target: '0',
        met: twice === 0,
      },
    ];
  } finally {
    await engine.close();
    await placed.close();
  }
}
