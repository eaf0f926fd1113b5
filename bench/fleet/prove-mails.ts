import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../support/call-api.ts';
import type { Row } from '../support/print-table.ts';
import type { Fleet } from './open-fleet.ts';
import { proof } from './proof.ts';

const INTAKES = 60;

/** Intakes through all instances: each is mailed once to the team and once to its sender. */
export async function proveMails({ proxy, sink }: Fleet): Promise<Row[]> {
  sink.caught.length = 0;
  const send = (index: number) =>
    callApi(proxy.url, 'send-intake-email', {
      body: {
        name: 'Ada',
        email: `ada-${index}@example.com`,
        company: `Company ${index}`,
        website: 'example.com',
      },
    });
  const answers = await Promise.all(Array.from({ length: INTAKES }, (_, index) => send(index)));
  const stored = answers.filter(({ status }) => status === 201).length;
  const deadline = performance.now() + 60_000;
  while (sink.caught.length < 2 * INTAKES && performance.now() < deadline) await wait(100);
  await wait(2000);
  const different = new Set(sink.caught.map(({ messageId }) => messageId)).size;
  return [
    proof(`${INTAKES} intakes through the proxy, stored`, stored, INTAKES),
    proof(
      'mails that arrived, and different ones',
      `${sink.caught.length}, ${different}`,
      `${2 * INTAKES}, ${2 * INTAKES}`,
    ),
  ];
}
