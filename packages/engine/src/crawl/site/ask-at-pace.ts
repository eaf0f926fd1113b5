import type {
  FetchFailureKind,
  FetchOutcome,
  FetchRequest,
  FetchSession,
} from '../../safe-fetch/fetch-result.ts';
import type { HostPace } from './host-paces.ts';
import { retryAfterMs } from './retry-after-ms.ts';

const MOST_ATTEMPTS = 3;
/** The longest wait for a busy site to open: a person waits to learn whether it can be read. */
export const OPENING_PATIENCE_MS = 20_000;
const WORTH_ANOTHER = new Set<FetchFailureKind>(['timeout', 'reset', 'connect']);
const HOST_TROUBLE = new Set([429, 502, 503, 504]);
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);

const toHostAnswer = (answer: FetchOutcome, began: number) => ({
  status: answer.ok ? answer.status : null,
  headersMs: answer.ok ? answer.headersMs : performance.now() - began,
  retryAfterMs: answer.ok ? retryAfterMs(answer.headers) : 0,
  redirects: answer.redirects.length,
});

/** Whether an answer is about the host's state, not the page: another page would get the same answer. */
export const isSilent = (answer: FetchOutcome) =>
  answer.ok ? HOST_TROUBLE.has(answer.status) : WORTH_ANOTHER.has(answer.kind) || answer.kind === 'dns';

/**
 * Requests at the host's pace, reports the answer to the pace, and retries if the host says that it is only
 * busy.
 *
 * @param patienceMs if the host asks for a longer wait, its answer is returned as it is.
 * @throws the signal's reason when it is aborted while the request waits for its turn.
 */
export async function askAtPace(
  { session, pace }: { session: FetchSession; pace: HostPace },
  request: FetchRequest,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<FetchOutcome> {
  for (let attempt = 1; ; attempt += 1) {
    const giveBack = await pace.turn(request.signal);
    const began = performance.now();
    let answer: FetchOutcome;
    try {
      answer = await session.fetch(request);
      if (request.signal.aborted) return answer;
      // Before the place is released, so that the next request respects what the host says now.
      if (answer.ok || WORTH_ANOTHER.has(answer.kind)) pace.answered(toHostAnswer(answer, began));
    } finally {
      giveBack();
    }
    const status = answer.ok ? answer.status : null;
    const again = answer.ok ? PASSING_STATUS.has(answer.status) : WORTH_ANOTHER.has(answer.kind);
    const attempts = status === 429 || status === 503 ? MOST_ATTEMPTS : 2;
    if (!again || attempt >= attempts || pace.waitMs() > patienceMs) return answer;
  }
}
