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

const ROUNDS = 10;
const WITHIN_MS = 120_000;
const TAKES_MS = 4000;
const micros = (usd: number) => Math.round(usd * 1_000_000);

const none = (what: string, measured: number): Row => ({
  ...{ what, measured: String(measured), target: '0' },
  met: measured === 0,
});

/** The double marks each of its answers. */
const REF = /\[note ([0-9a-f]{8})\]/;

/**
 * The service is killed ten times while it asks, and restarted: every run ends, and nothing is asked twice.
 */
export async function proveKills(store: Store): Promise<Row[]> {
  const double = await startDouble(world, {});
  let service = await startAsking(store, double);
  try {
    const prompts = [1, 2, 3, 4].map((n) => ({ id: `p${n}`, text: `Which ladder is best for loft ${n}?` }));
    const token = await signIn(service);
    const site = await setUp(service, token, 'https://northwind-tools.com/', {
      ...{ entities, prompts, samples: 15, engines: ['openai', 'anthropic'] },
    });
    const ended: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await startRun(service, token, site);
      await wait((TAKES_MS * (round + 0.5)) / ROUNDS);
      await service.kill();
      service = await startAsking(store, double);
      ended.push((await whenEnded(service, token, id, WITHIN_MS)).status);
    }
    await service.stop();
    const rows = await openRows(store);
    try {
      const read = async (text: string) => (await rows.execute(text)).rows;
      const samples = await read(
        `select s.id, s.prompt_id, s.engine, s.status, s.state, s.text, s.cost_micros::float8 as cost,
           l.reserved_micros::float8 as reserved, l.settled_micros::float8 as settled
         from answer_samples s left join answer_ledger l on l.sample_id = s.id`,
      );
      const months = await read('select payer, micros::float8 as micros from answer_months');
      const asked = samples.filter(({ reserved }) => reserved !== null);
      const inFlight = samples.filter(({ status, text }) => status === 'http_error' && text === null);
      const calls = double.ledger;
      const refs = samples.flatMap(({ text }) => REF.exec(String(text))?.[1] ?? []);
      const settled = asked.reduce((sum, row) => sum + Number(row.settled), 0);
      const paid = micros(calls.reduce((sum, { costUsd }) => sum + costUsd, 0));
      return [
        {
          what: 'runs killed once each, and how they ended',
          measured: `${ended.length}, ${[...new Set(ended)].join(' and ')}`,
          target: 'completed',
          met: ended.every((status) => status === 'completed'),
        },
        {
          what: 'calls at the engines; samples asked; of these in flight at a kill',
          ...{ measured: `${calls.length}; ${asked.length}; ${inFlight.length}`, target: '', met: null },
        },
        none('calls without an entry in the ledger', Math.max(0, calls.length - asked.length)),
        none(
          'samples asked that no engine saw, beyond those in flight',
          Math.max(0, asked.length - calls.length - inFlight.length),
        ),
        none('answers kept twice', refs.length - new Set(refs).size),
        none('entries that are not settled', asked.filter((row) => row.settled === null).length),
        none(
          'samples that cost another sum than their entry',
          asked.filter((row) => row.cost !== row.settled).length,
        ),
        none(
          'months that are another sum than the ledger, in millionths',
          months.reduce((off, row) => off + Math.abs(Number(row.micros) - settled), 0),
        ),
        {
          what: 'settled; billed by the engines, USD',
          measured: `${(settled / 1e6).toFixed(4)}; ${(paid / 1e6).toFixed(4)}`,
          target: 'settled is no less',
          met: settled >= paid - asked.length,
        },
      ];
    } finally {
      await rows.close();
    }
  } finally {
    await service.stop();
    await double.close();
  }
}
