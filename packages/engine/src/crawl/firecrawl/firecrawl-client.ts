import type { FetchJson, JsonAnswer } from '../../safe-fetch/trusted-fetch.ts';
import { pause } from '../site/pause.ts';
import { type BatchDocument, batchDocument, batchStarted, batchStatus } from './batch-answers.ts';
import { BatchFailed, failureOf } from './batch-failed.ts';

export interface FirecrawlSettings {
  /** With or without the version at its end. */
  apiUrl: string;
  apiKey: string | undefined;
  fetchJson: FetchJson;
  /** Milliseconds between two polls of a job, and before the first retry. */
  pollMs: number;
  /** Milliseconds. */
  now: () => number;
}

export interface FirecrawlClient {
  /**
   * Lets the service fetch pages and passes each on once.
   *
   * @param patienceMs how long to wait for the first page, or for the next one.
   * @throws BatchFailed when the service fails, refuses or answers nonsense; the signal's reason when it is
   *   aborted.
   */
  scrape(
    urls: readonly string[],
    onDocument: (document: BatchDocument) => Promise<void>,
    patienceMs: number,
    signal: AbortSignal,
  ): Promise<void>;
}

const CALL_MS = 60_000;
const SHORTEST_CALL_MS = 1000;
/** The documentation says: up to ten megabytes per answer. */
const MOST_BYTES = 32 * 1024 * 1024;
const DOCUMENTS_AT_ONCE = 20;
const MOST_ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_POLL_MS = 5000;
const CANCEL_MS = 5000;
const WORTH_ANOTHER_FAILURE = new Set(['timeout', 'unreachable']);

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/** Whether a retry a moment later may succeed. */
const passing = (answer: JsonAnswer) =>
  answer.status === undefined
    ? !answer.ok && WORTH_ANOTHER_FAILURE.has(answer.kind)
    : answer.status === 429 || answer.status >= 500 || (!answer.ok && answer.status < 300);

function pauseAfter(answer: JsonAnswer, attempt: number, pollMs: number): number {
  const asked = answer.ok ? Number(answer.headers['retry-after']) * 1000 : 0;
  const own = pollMs * 2 ** (attempt - 1);
  return Math.min(Math.max(Number.isFinite(asked) ? asked : 0, own), LONGEST_PAUSE_MS);
}

/**
 * The next part of a job at the address in the answer. Only the parameters are used, so that our key is only
 * sent to the configured address.
 */
function partAfter(next: string | null | undefined, id: string): string | null {
  const url = next ? URL.parse(next) : null;
  return url?.pathname.endsWith(`/batch/scrape/${id}`) && url.search !== '' ? url.search : null;
}

const addressOf = ({ metadata }: BatchDocument) => metadata.sourceURL ?? metadata.url ?? null;

/** The pages of a job in order of arrival, each once. */
function createTray() {
  const seen = new Set<string>();
  return {
    /** How many have arrived: where the next part begins. */
    taken: 0,
    /** Accepts those that have not arrived before. */
    take(data: readonly unknown[]): BatchDocument[] {
      const fresh = data.flatMap((part) => {
        const read = batchDocument.safeParse(part);
        const address = read.success ? addressOf(read.data) : null;
        if (address !== null && seen.has(address)) return [];
        if (address !== null) seen.add(address);
        this.taken += 1;
        return read.success ? [read.data] : [];
      });
      return fresh;
    },
  };
}

/** Uses Firecrawl's batch scrape: version 2, or 1 if the server knows no other. */
export function createFirecrawlClient({
  apiUrl,
  apiKey,
  fetchJson,
  pollMs,
  now,
}: FirecrawlSettings): FirecrawlClient {
  const root = apiUrl.replace(/\/v[12]$/, '');
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  /** @param deadline by `now`, after which nothing is retried. */
  async function call(
    { method, path, body }: Call,
    deadline: number,
    signal: AbortSignal,
  ): Promise<JsonAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetchJson({
        url: `${root}${path}`,
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        timeoutMs: Math.min(CALL_MS, Math.max(SHORTEST_CALL_MS, Math.ceil(deadline - now()))),
        maxBytes: MOST_BYTES,
        signal,
      });
      signal.throwIfAborted();
      // A job must not be started twice because its answer was lost.
      const lost = !answer.ok && method === 'POST';
      const wait = pauseAfter(answer, attempt, pollMs);
      if (lost || !passing(answer) || attempt >= MOST_ATTEMPTS || now() + wait > deadline) return answer;
      await pause(wait, signal);
    }
  }

  async function start(
    urls: readonly string[],
    deadline: number,
    signal: AbortSignal,
  ): Promise<{ version: string; id: string }> {
    const body = { urls, formats: ['rawHtml'], onlyMainContent: false, ignoreInvalidURLs: true };
    for (const version of ['v2', 'v1']) {
      // By default version 2 returns cached pages of the last two days; version 1 does not know the option.
      const asked = version === 'v2' ? { ...body, maxAge: 0 } : body;
      const path = `/${version}/batch/scrape`;
      const answer = await call({ method: 'POST', path, body: asked }, deadline, signal);
      if (answer.status === 404 && version === 'v2') continue;
      const started = batchStarted.safeParse(answer.ok && answer.status < 300 ? answer.body : null);
      if (!started.success) throw failureOf(answer);
      return { version, id: started.data.id };
    }
    throw new BatchFailed('service', 'no batch scrape at this address');
  }

  return {
    async scrape(urls, onDocument, patienceMs, signal) {
      const { version, id } = await start(urls, now() + patienceMs, signal);
      const job = `/${version}/batch/scrape/${id}`;
      const tray = createTray();
      let part = '';
      let untilNext = pollMs;
      let deadline = now() + patienceMs;
      try {
        for (;;) {
          const own = `?skip=${tray.taken}&limit=${DOCUMENTS_AT_ONCE}`;
          const path = `${job}${part || own}`;
          const answer = await call({ method: 'GET', path }, deadline, signal);
          const read = batchStatus.safeParse(answer.ok && answer.status < 300 ? answer.body : null);
          if (!read.success) throw failureOf(answer);
          const { status, data = [], next } = read.data;
          if (status === 'failed' || status === 'cancelled')
            throw new BatchFailed('job', `the job ${status}`);
          const before = tray.taken;
          for (const document of tray.take(data)) await onDocument(document);
          if (status === 'completed' && (data.length === 0 || !next)) return;
          if (tray.taken > urls.length * 2)
            throw new BatchFailed('service', 'it sends more pages than were asked for');
          const following = partAfter(next, id);
          part = data.length > 0 && following !== null && !path.endsWith(following) ? following : '';
          if (tray.taken > before) {
            untilNext = pollMs;
            deadline = now() + patienceMs;
          } else {
            if (now() > deadline) throw new BatchFailed('timeout', 'no page came in time');
            await pause(untilNext, signal);
            untilNext = Math.min(untilNext * 1.5, Math.max(LONGEST_POLL_MS, pollMs));
          }
        }
      } catch (error) {
        // Nobody waits for these pages any more: cancelling them spares the site and the bill.
        await call({ method: 'DELETE', path: job }, now(), AbortSignal.timeout(CANCEL_MS)).catch(
          () => undefined,
        );
        throw error;
      }
    },
  };
}
