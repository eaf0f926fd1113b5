import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../support/print-table.ts';
import { openStage, underLoad } from './open-stage.ts';

const LASTS_MS = 15_000;

/** The mail server refuses, does not answer, hangs up after the whole message, or answers "later". */
export async function mailFaults(): Promise<Row[]> {
  const stage = await openStage({});
  const { mailProxy, sink } = stage;
  const repair = () => {
    mailProxy.become('passing');
    sink.become('taking');
  };
  const troubles: [string, () => void][] = [
    ['Mail server refuses connections for 15 s', () => mailProxy.become('refusing')],
    ['Mail server silent for 15 s', () => mailProxy.become('silent')],
    ['Mail server hangs up after DATA for 15 s', () => sink.become('hanging up')],
    ['Mail server says 451 for 15 s', () => sink.become('later')],
  ];
  const rows: Row[] = [];
  try {
    for (const [name, begin] of troubles) {
      const cause = async () => {
        begin();
        await wait(LASTS_MS);
        repair();
      };
      rows.push(...(await underLoad(stage, { name, cause, signUpWithin: 2 })));
    }
    return rows;
  } finally {
    repair();
    await stage.close();
  }
}
