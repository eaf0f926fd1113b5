import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listAnalyses } from '@visible-ai/shared/analysis/endpoints';
import { eventBody } from '@visible-ai/shared/webhooks/events';
import { askApi } from '../support/ask-api.ts';
import { callApi } from '../support/call-api.ts';
import { openPagedSite } from '../support/open-paged-site.ts';
import type { Row } from '../support/print-table.ts';
import type { Service } from '../support/start-service.ts';
import { isSigned, listen, openReceiver, sendTest, signIn, startTelling } from './telling-service.ts';

const ROUNDS = 10;
/** Every fifth answer is a failure, so that retries are interrupted too. */
const status = (number: number) => (number % 5 === 0 ? 500 : 204);
const LATENCY_MS = 30;
const WITHIN_MS = 120_000;

/** Creates events until the service is gone. @returns the ids of the tests that it accepted. */
async function makeEvents(service: Service, token: string, webhook: string, page: string) {
  const accepted: string[] = [];
  const test = async () => {
    for (;;) accepted.push(await sendTest(service, token, webhook));
  };
  const analyse = async () => {
    for (;;) await callApi(service.url, 'analyze-url', { body: { url: page }, token });
  };
  await Promise.allSettled([test(), test(), test(), test(), analyse(), analyse()]);
  return accepted;
}

/** Every analysis that was saved for the caller. */
async function savedAnalyses({ url }: Service, token: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = cursor === '' ? 'analyses' : `analyses?cursor=${cursor}`;
    const page: { analyses: { id: string }[]; nextCursor: string | null } = await askApi(
      url,
      path,
      listAnalyses.answers[200],
      { token },
    );
    ids.push(...page.analyses.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

/** Waits until nothing has arrived for longer than the first retries take. */
async function whenQuiet(arrivals: readonly { at: number }[]): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (Date.now() < deadline && Date.now() - (arrivals.at(-1)?.at ?? 0) < 15_000) await wait(200);
}

/** The service is killed ten times while it accepts, saves and sends, and restarted. */
export async function proveKills(): Promise<Row[]> {
  const [receiver, site] = await Promise.all([openReceiver(status, LATENCY_MS), openPagedSite(3, 5)]);
  const dataDir = mkdtempSync(join(tmpdir(), 'visible-ai-webhooks-'));
  const hosts = [receiver.host, site.host];
  let service = await startTelling(hosts, dataDir);
  try {
    const token = await signIn(service);
    const { id, secret } = await listen(service, token, receiver.url, ['analysis.completed']);
    const accepted: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const making = makeEvents(service, token, id, site.origin);
      await wait(1000 + Math.random() * 4000);
      await service.kill();
      accepted.push(...(await making));
      service = await startTelling(hosts, dataDir);
    }
    // Deliveries of the dead process are sent again at once: this process has the database alone.
    await whenQuiet(receiver.arrivals);
    const { arrivals } = receiver;
    const bodies = new Map<string, Set<string>>();
    for (const arrival of arrivals)
      bodies.set(arrival.id, (bodies.get(arrival.id) ?? new Set()).add(arrival.body));
    const events = [...bodies.values()].map(([body = '']) => eventBody.parse(JSON.parse(body)));
    const told = events.flatMap((event) =>
      event.type === 'analysis.completed' ? event.data.analysisId : [],
    );
    const saved = await savedAnalyses(service, await signIn(service));
    const lostTests = accepted.filter((test) => !bodies.has(test)).length;
    const lostAnalyses = saved.filter((analysis) => !told.includes(analysis)).length;
    const unsaved = told.filter((analysis) => !saved.includes(analysis)).length;
    const twice = told.length - new Set(told).size;
    const changed = [...bodies.values()].filter(({ size }) => size > 1).length;
    const unsigned = arrivals.filter((arrival) => !isSigned(arrival, secret)).length;
    const none = (what: string, measured: number): Row => ({
      ...{ what, measured: String(measured), target: '0' },
      met: measured === 0,
    });
    return [
      {
        what: 'events accepted or saved',
        measured: `${accepted.length + saved.length}`,
        target: '',
        met: null,
      },
      none('tests that were accepted and did not arrive', lostTests),
      none('saved analyses that were not told', lostAnalyses),
      none('analyses told that were not saved', unsaved),
      none('analyses told under two ids', twice),
      none('ids with two bodies', changed),
      none('arrivals without a right signature', unsigned),
      {
        what: 'arrivals, failures that were answered 500 and repeats after a kill among them',
        ...{ measured: `${arrivals.length} of ${bodies.size} ids`, target: '', met: null },
      },
    ];
  } finally {
    await service.stop();
    receiver.close();
    site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
