import { setTimeout as wait } from 'node:timers/promises';
import type { CaughtMail } from '../../apps/api/test/support/open-smtp-sink.ts';
import type { Row } from '../support/print-table.ts';
import { mailKey } from './open-doors.ts';

const WITHIN_S = 60;

const repeated = (names: readonly string[]) => names.length - new Set(names).size;

/** Whether every promised mail reaches its recipient, and only once. */
export async function judgeMails(
  promised: ReadonlySet<string>,
  caught: readonly CaughtMail[],
): Promise<Row[]> {
  const since = performance.now();
  const passed = () => (performance.now() - since) / 1000;
  const keys = () => caught.map(({ to, subject }) => mailKey(to[0] ?? '', subject));
  const missing = () => {
    const arrived = new Set(keys());
    return [...promised].filter((mail) => !arrived.has(mail)).length;
  };
  while (missing() > 0 && passed() < WITHIN_S) await wait(100);
  const took = passed();
  // A duplicate could still be on its way.
  await wait(2000);
  const lost = missing();
  const sameId = repeated(caught.map(({ messageId }) => messageId));
  const twice = repeated(keys()) - sameId;
  return [
    {
      what: 'acknowledged and not mailed',
      measured: `${lost} of ${promised.size}`,
      target: '0',
      met: lost === 0,
    },
    { what: 'mailed twice', measured: `${twice} of ${caught.length}`, target: '0', met: twice === 0 },
    {
      what: 'handed over again under the same Message-ID (a mailbox shows one)',
      measured: `${sameId}`,
      target: '',
      met: null,
    },
    {
      what: 'last mail in, from the end of the load',
      measured: `${took.toFixed(1)} s`,
      target: `${WITHIN_S} s`,
      met: took < WITHIN_S,
    },
  ];
}
