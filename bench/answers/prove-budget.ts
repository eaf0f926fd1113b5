import { setTimeout as wait } from 'node:timers/promises';
import { startDouble } from '../../packages/answers/test/support/start-double.ts';
import type { Row } from '../support/print-table.ts';
import {
  entities,
  openRows,
  type Store,
  setUp,
  signIn,
  startAsking,
  startRun,
  whenEnded,
  world,
} from './asking-service.ts';

const CAP_USD = 1.5;
const CAP = CAP_USD * 1_000_000;
const WITHIN_MS = 180_000;

/**
 * Three instances start runs for three sites at once, which together cost more than the installation may
 * spend.
 */
export async function proveBudget(store: Store): Promise<Row[]> {
  const double = await startDouble(world, {});
  const environment = { ANSWERS_MONTHLY_BUDGET_USD: String(CAP_USD) };
  // One after the other: the first one creates the tables.
  const services = [await startAsking(store, double, environment)];
  for (const _more of [1, 2]) services.push(await startAsking(store, double, environment));
  const rows = await openRows(store);
  let most = 0;
  let isWatching = true;
  const watching = (async () => {
    while (isWatching) {
      const { rows: found } = await rows.execute(
        `select micros::float8 as micros from answer_months where payer = 'installation'`,
      );
      most = Math.max(most, Number(found[0]?.micros ?? 0));
      await wait(10);
    }
  })();
  try {
    const runs = await Promise.all(
      services.map(async (service, at) => {
        const token = await signIn(service);
        const prompts = [1, 2, 3].map((n) => ({ text: `Which ladder is best for roof ${at}-${n}?` }));
        const site = await setUp(service, token, `https://shop-${at}.example/`, {
          ...{ entities, prompts, samples: 20, engines: ['openai', 'anthropic'] },
        });
        const id = await startRun(service, token, site);
        return whenEnded(service, token, id, WITHIN_MS);
      }),
    );
    isWatching = false;
    await watching;
    const { rows: ledger } = await rows.execute(
      `select count(*)::int as entries, coalesce(sum(settled_micros), 0)::float8 as settled,
         coalesce(max(reserved_micros), 0)::float8 as largest from answer_ledger`,
    );
    const [{ entries = 0, settled = 0, largest = 0 } = {}] = ledger;
    const billed = double.ledger.reduce((sum, { costUsd }) => sum + costUsd, 0);
    const usd = (micros: unknown) => (Number(micros) / 1e6).toFixed(4);
    return [
      {
        what: 'how the runs ended',
        measured: runs.map(({ status }) => status).join(', '),
        target: 'over_budget',
        met: runs.some(({ status }) => status === 'over_budget'),
      },
      {
        what: 'most that was set aside and spent at any moment, USD',
        ...{ measured: usd(most), target: `${CAP_USD}`, met: most <= CAP },
      },
      {
        what: 'billed by the engines; settled, USD',
        measured: `${billed.toFixed(4)}; ${usd(settled)}`,
        target: `${CAP_USD}`,
        met: billed <= CAP_USD && Number(settled) <= CAP,
      },
      {
        what: 'what was left, USD: less than the dearest call can cost',
        measured: usd(CAP - Number(settled)),
        target: usd(largest),
        met: CAP - Number(settled) < Number(largest),
      },
      {
        what: 'calls at the engines; entries of the ledger',
        measured: `${double.ledger.length}; ${entries}`,
        target: 'the same',
        met: double.ledger.length === entries,
      },
    ];
  } finally {
    isWatching = false;
    await watching.catch(() => undefined);
    await rows.close();
    for (const service of services) await service.stop();
    await double.close();
  }
}
