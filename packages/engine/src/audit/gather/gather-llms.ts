import type {
  FetchedResource,
  FetchFailure,
  FetchOutcome,
  FetchSession,
} from '../../safe-fetch/fetch-result.ts';
import type { TaskOutcome } from '../../threads/foreign-bytes.ts';
import type { LlmsEvidence, Part } from '../evidence.ts';
import type { LlmsTaskInput, LlmsTaskOutput } from './read-llms-task.ts';

export interface GatherLlms {
  /** Runs `readLlmsTask` on foreign bytes, away from the main thread. */
  read(input: LlmsTaskInput, signal: AbortSignal): Promise<TaskOutcome<LlmsTaskOutput>>;
  /** A name that no site has, e.g. a random UUID: it shows whether every path answers alike. */
  unlikelyName(): string;
}

const MOST_BYTES = 512 * 1024;
const ACCEPT = 'text/plain, text/markdown, */*;q=0.5';

const fetchText = (session: FetchSession, url: string, signal: AbortSignal, priority: 'normal' | 'probe') =>
  session.fetch({ url, maxBytes: MOST_BYTES, atLimit: 'cut', accept: ACCEPT, signal, priority });

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.byteLength === other.byteLength && one.every((byte, index) => byte === other[index]);

function afterFailure(failure: FetchFailure): Part<LlmsEvidence> {
  const kind = failure.kind === 'aborted' ? 'unavailable' : failure.kind;
  return { ok: false, problem: { kind, text: `llms.txt could not be checked: ${failure.text}` } };
}

/** Whether a path that cannot exist gives the same answer: then the file does not exist either. */
function isSameAnswer(control: FetchOutcome, answer: FetchedResource): boolean {
  return control.ok && control.status === answer.status && sameBytes(control.body, answer.body);
}

/**
 * Fetches `/llms.txt` and reads it. It exists if the answer is 200 with text that is neither a web page nor
 * what the site answers to every path. Never throws because of what the site does.
 *
 * @param siteUrl any address of the site.
 */
export async function gatherLlms(
  deps: GatherLlms,
  session: FetchSession,
  siteUrl: string,
  signal: AbortSignal,
): Promise<Part<LlmsEvidence>> {
  const url = new URL('/llms.txt', siteUrl).href;
  // Requested at the same time, so the comparison costs no round trip; cancelled if it is not needed.
  const enough = new AbortController();
  const elsewhere = fetchText(
    session,
    new URL(`/${deps.unlikelyName()}.txt`, url).href,
    AbortSignal.any([signal, enough.signal]),
    'probe',
  );
  const answer = await fetchText(session, url, signal, 'normal');
  if (!answer.ok || answer.status !== 200) enough.abort();
  if (!answer.ok) return afterFailure(answer);
  const httpStatus = answer.status;
  const without = (state: 'missing' | 'html' | 'robots' | 'server-error'): Part<LlmsEvidence> => ({
    ok: true,
    value: { url, state, httpStatus, file: null },
  });
  if (httpStatus >= 500) return without('server-error');
  if (httpStatus !== 200) return without('missing');

  const contentType = answer.headers['content-type'] ?? null;
  // The worker gets its own copy, because the bytes are still compared here.
  const [outcome, control] = await Promise.all([
    deps.read({ bytes: answer.body.slice(), contentType }, signal),
    elsewhere,
  ]);
  if (!outcome.ok) {
    return {
      ok: false,
      problem: { kind: outcome.failure, text: `llms.txt could not be read: ${outcome.text}` },
    };
  }
  const { state, file } = outcome.value;
  if (state === 'html') return without('html');
  if (state === 'empty' || isSameAnswer(control, answer)) return without('missing');
  if (state === 'robots') return without('robots');
  return { ok: true, value: { url, state, httpStatus, file } };
}
