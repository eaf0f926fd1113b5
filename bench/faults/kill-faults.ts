import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '../support/print-table.ts';
import { openStage, type Stage, underLoad } from './open-stage.ts';

const KILLS = 10;

/** kill -9 while mails are being sent, and a restart each time. */
export const killOften = (stage: Stage, where: string): Promise<Row[]> =>
  underLoad(stage, {
    name: `kill -9 at ${KILLS} moments, ${where}`,
    async cause() {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await wait(300 + Math.random() * 1500);
        await stage.service().kill();
        await stage.start();
      }
    },
    processDies: true,
  });

/** The service is killed with its database inside it; then it is asked to stop during its work. */
export async function processFaults(): Promise<Row[]> {
  const stage = await openStage({});
  const stops: number[] = [];
  const exits: (number | null)[] = [];
  try {
    const killed = await killOften(stage, 'embedded database');
    const stopped = await underLoad(stage, {
      name: 'SIGTERM under load, three times',
      async cause() {
        for (let stop = 0; stop < 3; stop += 1) {
          await wait(1000);
          const asked = performance.now();
          exits.push(await stage.service().stop());
          stops.push((performance.now() - asked) / 1000);
          await stage.start();
        }
      },
      processDies: true,
    });
    const slowest = Math.max(...stops);
    return [
      ...killed,
      ...stopped,
      {
        what: 'from SIGTERM to the end',
        measured: `${slowest.toFixed(1)} s`,
        target: 'at most 10 s',
        met: slowest <= 10,
      },
      {
        what: 'exit codes',
        measured: exits.join(' '),
        target: '0 0 0',
        met: exits.every((code) => code === 0),
      },
    ];
  } finally {
    await stage.close();
  }
}
