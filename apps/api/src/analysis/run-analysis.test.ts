import { EngineError } from '@visible-ai/engine';
import type { PageResponse, Part } from '@visible-ai/engine/testing/audit/evidence';
import {
  type GatheredPage,
  type Gatherers,
  inspectSite,
} from '@visible-ai/engine/testing/audit/inspect-site';
import { shareInspections } from '@visible-ai/engine/testing/audit/share-inspections';
import type { PageFacts } from '@visible-ai/engine/testing/page/page-facts';
import type { FetchSession } from '@visible-ai/engine/testing/safe-fetch/fetch-result';
import type { AnalysisEvent, AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { type RunAnalysis, runAnalysis } from './run-analysis.ts';

const url = 'https://shop.example/';
const log = pino({ level: 'silent' });
const owner = { userId: null, clientKey: 'k' };
const off = { ok: false, problem: { kind: 'off', text: 'off' } } as const;

const found = (address = url): GatheredPage => ({
  response: { ok: true, value: { url: address } as PageResponse },
  page: { ok: true, value: { title: 'The shop' } as PageFacts },
  outcome: { ok: false, requestedUrl: address, url: address, kind: 'reset', text: '', redirects: [] },
});
const lost = (part: Part<never>): GatheredPage => ({ ...found(), response: part, page: part });

function setUp(change: Partial<Gatherers> = {}) {
  const close = vi.fn(async () => undefined);
  const session: FetchSession = { fetch: () => Promise.reject(new Error('not used here')), close };
  const gather: Gatherers = {
    page: async () => found(),
    robots: async () => off,
    llms: async () => off,
    sitemap: async () => off,
    probes: async () => off,
    links: async () => off,
    pagespeed: async () => off,
    ...change,
  };
  const started: AbortSignal[] = [];
  const inspections = shareInspections((address, signal) => {
    started.push(signal);
    return inspectSite(gather, () => session, address, signal);
  }, 2);
  const deps: RunAnalysis = {
    inspections,
    buildReport: async (_evidence, { requestedUrl }) => ({ requestedUrl, score: 50 }) as AnalysisReport,
    save: async (report) => ({ ...report, id: 'saved', createdAt: '2026-01-01T00:00:00.000Z' }),
    claimKeyOf: (id) => `key of ${id}`,
    now: () => 0,
  };
  return { deps, close, started, inspections };
}

async function collect(events: AsyncIterable<AnalysisEvent>): Promise<AnalysisEvent[]> {
  const all: AnalysisEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const never = new AbortController().signal;

describe('an analysis', () => {
  it('reports the seven steps in order and ends with the saved result', async () => {
    const { deps, close } = setUp();
    const events = await collect(runAnalysis(deps, url, owner, never, log));
    expect(events.map((event) => (event.type === 'progress' ? event.step : event.type))).toEqual([
      'homepage',
      'robots',
      'llms',
      'sitemap',
      'pagespeed',
      'score',
      'save',
      'completed',
    ]);
    expect(events.at(-1)).toMatchObject({ id: 'saved', requestedUrl: url });
    expect(close).toHaveBeenCalledOnce();
  });

  it('tells the page’s title as soon as it is known', async () => {
    const { deps } = setUp();
    const events = await collect(runAnalysis(deps, url, owner, never, log));
    expect(events[0]).not.toHaveProperty('pageTitle');
    expect(events[1]).toMatchObject({ step: 'robots', pageTitle: 'The shop' });
  });

  it('sends its first item before anything has answered', async () => {
    const { deps } = setUp({ page: () => new Promise(() => undefined) });
    const leave = new AbortController();
    const events = runAnalysis(deps, url, owner, leave.signal, log);
    expect((await events.next()).value).toMatchObject({ step: 'homepage', index: 0, total: 7 });
    leave.abort();
    expect((await events.next()).value).toMatchObject({ type: 'error', code: 'shutting_down' });
  });

  it.each([
    ['refused', 'target_refused'],
    ['timeout', 'target_timeout'],
    ['dns', 'target_not_found'],
    ['connect', 'target_unreachable'],
    ['http-status', 'target_http_error'],
    ['not-html', 'target_not_html'],
    ['too-complex', 'target_too_complex'],
    ['unavailable', 'unavailable'],
  ] as const)('of a page that is %s ends with one error item in words', async (kind, code) => {
    const { deps } = setUp({
      page: async () => lost({ ok: false, problem: { kind, text: 'Said plainly.' } }),
    });
    const events = await collect(runAnalysis(deps, url, owner, never, log));
    expect(events.slice(1)).toEqual([{ type: 'error', code, error: 'Said plainly.' }]);
  });

  it('goes on when one part breaks', async () => {
    const { deps } = setUp({
      robots: async () => {
        throw new Error('a bug');
      },
    });
    const events = await collect(runAnalysis(deps, url, owner, never, log));
    expect(events.at(-1)?.type).toBe('completed');
  });

  it('tells its maker alone, who has no account, what proves that later on', async () => {
    const { deps } = setUp();
    const last = async (userId: string | null) =>
      (await collect(runAnalysis(deps, url, { ...owner, userId }, never, log))).at(-1);
    expect(await last(null)).toMatchObject({ type: 'completed', claimKey: 'key of saved' });
    expect(await last('ann')).not.toHaveProperty('claimKey');
  });

  it('that cannot be saved says so instead of ending in silence', async () => {
    const { deps } = setUp();
    const failing = { ...deps, save: () => Promise.reject(new Error('disk full')) };
    const events = await collect(runAnalysis(failing, url, owner, never, log));
    expect(events.at(-1)).toMatchObject({ type: 'error', code: 'internal' });
  });

  it('that no thread had time to judge says that the service is busy', async () => {
    const { deps } = setUp();
    const failing = { ...deps, buildReport: () => Promise.reject(new EngineError('unavailable')) };
    const events = await collect(runAnalysis(failing, url, owner, never, log));
    const error = 'The service is busy. Please try again in a moment.';
    expect(events.at(-1)).toEqual({ type: 'error', code: 'unavailable', error });
  });

  it('gathers a site’s files again where the page redirects to another site', async () => {
    const asked: string[] = [];
    const { deps } = setUp({
      page: async () => found('https://www.shop.example/'),
      llms: async (_session, address) => {
        asked.push(address);
        return off;
      },
    });
    await collect(runAnalysis(deps, url, owner, never, log));
    expect(asked).toEqual([url, 'https://www.shop.example/']);
  });
});

describe('visitors who ask for the same page', () => {
  it('at once share the work; afterwards it is done again', async () => {
    const { deps, started } = setUp();
    const both = [runAnalysis(deps, url, owner, never, log), runAnalysis(deps, url, owner, never, log)];
    const results = await Promise.all(both.map(collect));
    expect(results.map((events) => events.at(-1)?.type)).toEqual(['completed', 'completed']);
    expect(started).toHaveLength(1);
    await collect(runAnalysis(deps, url, owner, never, log));
    expect(started).toHaveLength(2);
  });

  it('end the work only when the last one leaves', async () => {
    const { deps, started } = setUp({ page: () => new Promise(() => undefined) });
    const leavers = [new AbortController(), new AbortController()];
    const runs = leavers.map(({ signal }) => runAnalysis(deps, url, owner, signal, log));
    await Promise.all(runs.map((run) => run.next()));
    leavers[0]?.abort();
    await runs[0]?.return();
    expect(started[0]?.aborted).toBe(false);
    leavers[1]?.abort();
    await runs[1]?.return();
    expect(started[0]?.aborted).toBe(true);
  });

  it('are turned away in words when too many audits run', async () => {
    const { deps } = setUp({ page: () => new Promise(() => undefined) });
    for (const name of ['a', 'b'])
      await runAnalysis(deps, `https://${name}.example/`, owner, never, log).next();
    const third = runAnalysis(deps, 'https://c.example/', owner, never, log);
    await expect(third.next()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });
});
