import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/print-table.ts';
import { listen, openReceiver, sendTest, signIn, startTelling } from './telling-service.ts';

const HANGING = 9;
const FOR_EACH = 20;
const PROBES = 40;
/** The queue polls at least once a second; the rest is for a busy machine. */
const TARGET_MS = 3000;

/** Nine receivers accept connections and never answer: how long does one that answers wait for its events? */
export async function proveHangs(): Promise<Row[]> {
  const [good, hanging] = await Promise.all([openReceiver(() => 204), openReceiver(() => null)]);
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-webhooks-'));
  const service = await startTelling([good.host, hanging.host], dataDir);
  try {
    const token = await signIn(service);
    const webhook = await listen(service, token, good.url, ['analysis.completed']);
    for (let at = 0; at < HANGING; at += 1) {
      const { id } = await listen(service, token, `${hanging.url}/${at}`, ['analysis.completed']);
      for (let number = 0; number < FOR_EACH; number += 1) await sendTest(service, token, id);
    }
    while (hanging.arrivals.length < HANGING) await wait(50);
    const waits: number[] = [];
    for (let probe = 0; probe < PROBES; probe += 1) {
      const began = Date.now();
      const id = await sendTest(service, token, webhook.id);
      let arrival = good.arrivals.find((one) => one.id === id);
      while (!arrival && Date.now() - began < 60_000) {
        await wait(10);
        arrival = good.arrivals.find((one) => one.id === id);
      }
      waits.push((arrival?.at ?? Number.POSITIVE_INFINITY) - began);
    }
    const slowest = Math.max(...waits);
    return [
      {
        what: 'deliveries on their way to receivers that hang',
        measured: `${HANGING * FOR_EACH}`,
        target: '',
        met: null,
      },
      {
        what: `from the call to the arrival elsewhere, ${PROBES} times: median, slowest`,
        measured: `${Math.round(percentile(waits, 0.5))}, ${Math.round(slowest)} ms`,
        target: `${TARGET_MS} ms`,
        met: slowest <= TARGET_MS,
      },
    ];
  } finally {
    await service.stop();
    good.close();
    hanging.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
