import type { FetchJson, JsonAnswer } from '../../../infra/safe-fetch/trusted-fetch.ts';
import { pause } from '../site/pause.ts';
import { type BatchDocument, batchDocument, batchStarted, batchStatus } from './batch-answers.ts';
import { BatchFailed } from './batch-failed.ts';

export interface FirecrawlSettings {
  /** With or without the version at its end. */
  apiUrl: string;
  apiKey: string | undefined;
  fetchJson: FetchJson;
  /** Milliseconds between two looks at a job, and before a first second attempt. */
  pollMs: number;
}

export interface FirecrawlClient {
  /**
   * Has pages fetched and hands each over once.
   *
   * @throws BatchFailed when the service fails, refuses or talks nonsense; the signal's reason when it is aborted.
   */
  scrape(
    urls: readonly string[],
    onDocument: (document: BatchDocument) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void>;
}

const CALL_MS = 60_000;
/** Ten megabytes of pages come at once, by the documentation. */
const MOST_BYTES = 32 * 1024 * 1024;
const DOCUMENTS_AT_ONCE = 20;
const MOST_ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_POLL_MS = 5000;
const CANCEL_MS = 5000;
const WORTH_ANOTHER_FAILURE = new Set(['timeout', 'unreachable', 'not-json']);

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
}

/** Whether the same question may be answered a moment later. */
const passing = (answer: JsonAnswer) =>
  answer.ok ? answer.status === 429 || answer.status >= 500 : WORTH_ANOTHER_FAILURE.has(answer.kind);

function pauseAfter(answer: JsonAnswer, attempt: number, pollMs: number): number {
  const asked = answer.ok ? Number(answer.headers['retry-after']) * 1000 : 0;
  const own = pollMs * 2 ** (attempt - 1);
  return Math.min(Math.max(Number.isFinite(asked) ? asked : 0, own), LONGEST_PAUSE_MS);
}

/** Speaks Firecrawl's batch scrape: version 2, or 1 where a server knows no other. */
export function createFirecrawlClient({
  apiUrl,
  apiKey,
  fetchJson,
  pollMs,
}: FirecrawlSettings): FirecrawlClient {
  const root = apiUrl.replace(/\/v[12]$/, '');
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};

  async function call({ method, path, body }: Call, signal: AbortSignal, again = true): Promise<JsonAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetchJson({
        url: `${root}${path}`,
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        timeoutMs: CALL_MS,
        maxBytes: MOST_BYTES,
        signal,
      });
      signal.throwIfAborted();
      // A job must not be started twice because its answer was lost on the way.
      const lost = !answer.ok && method === 'POST';
      if (!again || lost || !passing(answer) || attempt >= MOST_ATTEMPTS) return answer;
      await pause(pauseAfter(answer, attempt, pollMs), signal);
    }
  }

  async function start(
    urls: readonly string[],
    signal: AbortSignal,
  ): Promise<{ version: string; id: string }> {
    const body = { urls, formats: ['rawHtml'], onlyMainContent: false, ignoreInvalidURLs: true };
    for (const version of ['v2', 'v1']) {
      const answer = await call({ method: 'POST', path: `/${version}/batch/scrape`, body }, signal);
      if (answer.ok && answer.status === 404 && version === 'v2') continue;
      const started = batchStarted.safeParse(answer.ok && answer.status < 300 ? answer.body : null);
      if (!started.success) throw new BatchFailed(answer.ok ? `status ${answer.status}` : answer.text);
      return { version, id: started.data.id };
    }
    throw new BatchFailed('no batch scrape at this address');
  }

  return {
    async scrape(urls, onDocument, signal) {
      const { version, id } = await start(urls, signal);
      const job = `/${version}/batch/scrape/${id}`;
      let taken = 0;
      let untilNext = pollMs;
      try {
        for (;;) {
          // We count ourselves and stay at the configured address, whatever `next` says: it carries our key.
          const path = `${job}?skip=${taken}&limit=${DOCUMENTS_AT_ONCE}`;
          const answer = await call({ method: 'GET', path }, signal);
          const read = batchStatus.safeParse(answer.ok && answer.status < 300 ? answer.body : null);
          if (!read.success) throw new BatchFailed(answer.ok ? `status ${answer.status}` : answer.text);
          const { status, data = [], next } = read.data;
          if (status === 'failed' || status === 'cancelled') throw new BatchFailed(`the job ${status}`);
          taken += data.length;
          for (const part of data) {
            const document = batchDocument.safeParse(part);
            if (document.success) await onDocument(document.data);
          }
          if (status === 'completed' && (data.length === 0 || !next)) return;
          if (taken > urls.length * 2) throw new BatchFailed('it sends more pages than were asked for');
          if (data.length > 0) untilNext = pollMs;
          else {
            await pause(untilNext, signal);
            untilNext = Math.min(untilNext * 1.5, Math.max(LONGEST_POLL_MS, pollMs));
          }
        }
      } catch (error) {
        // Pages that nobody waits for any more are not to be fetched: the site and the bill are spared.
        await call({ method: 'DELETE', path: job }, AbortSignal.timeout(CANCEL_MS), false).catch(
          () => undefined,
        );
        throw error;
      }
    },
  };
}
