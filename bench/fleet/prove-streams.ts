import type { ServedSite } from '../../e2e/support/serve-site.ts';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/print-table.ts';
import { type WatchedAnalysis, watchAnalysis } from '../support/watch-analysis.ts';
import type { Fleet } from './open-fleet.ts';
import { proof } from './proof.ts';

const AUDITS = 24;
const ms = (value: number) => `${value.toFixed(0)} ms`;

const transactions = async ({ rows }: Fleet) => {
  // PostgreSQL's own counters lag by up to a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const [row] = await rows(
    'select xact_commit::int as n from pg_stat_database where datname = current_database()',
  );
  return Number(row?.n);
};

/**
 * Audits through the proxy arrive item by item and are the same on every instance; their cost is measured.
 */
export async function proveStreams(fleet: Fleet, site: ServedSite): Promise<Row[]> {
  const before = await transactions(fleet);
  const through = Array.from({ length: AUDITS }, (_, index) =>
    watchAnalysis(fleet.proxy.url, `${site.url}?visit=${index}`),
  );
  const watched: WatchedAnalysis[] = await Promise.all(through);
  const after = await transactions(fleet);
  const direct = await Promise.all(fleet.urls.map((url) => watchAnalysis(url, site.url)));
  const scores = new Set(direct.map(({ score }) => score));
  const early = watched.filter(({ firstEvent, total }) => firstEvent < total / 2).length;
  const [size] = await fleet.rows(
    "select (pg_total_relation_size('analyses') / count(*))::int as bytes from analyses",
  );
  const total = (share: number) =>
    percentile(
      watched.map((audit) => audit.total),
      share,
    );
  return [
    proof(`${AUDITS} audits at once through the proxy, completed`, watched.length, AUDITS),
    proof('first item long before the last: not held back', early, AUDITS),
    proof(
      'first item, p95',
      ms(
        percentile(
          watched.map(({ firstEvent }) => firstEvent),
          0.95,
        ),
      ),
    ),
    proof('audit, median and p95', `${ms(total(0.5))}, ${ms(total(0.95))}`),
    proof('different scores of one page, asked at each instance', scores.size, 1),
    proof('transactions of PostgreSQL for each audit', ((after - before) / AUDITS).toFixed(1)),
    proof('bytes on disk for each audit, indexes included', size?.bytes),
  ];
}
