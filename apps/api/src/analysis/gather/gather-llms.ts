import type { FetchedResource, FetchFailure, FetchSession } from '../../infra/safe-fetch/fetch-result.ts';
import type { TaskOutcome } from '../../infra/worker-pool/foreign-bytes.ts';
import type { LlmsEvidence, Part } from '../evidence.ts';
import type { LlmsTaskInput, LlmsTaskOutput } from './read-llms-task.ts';

export interface GatherLlms {
  /** Runs `readLlmsTask` on foreign bytes, away from the main thread. */
  read(input: LlmsTaskInput, signal: AbortSignal): Promise<TaskOutcome<LlmsTaskOutput>>;
  /** A name no site has, e.g. a random UUID: asks whether every path answers alike. */
  unlikelyName(): string;
}

const MOST_BYTES = 512 * 1024;
const ACCEPT = 'text/plain, text/markdown, */*;q=0.5';

const fetchText = (session: FetchSession, url: string, signal: AbortSignal) =>
  session.fetch({ url, maxBytes: MOST_BYTES, atLimit: 'cut', accept: ACCEPT, signal });

const sameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.byteLength === other.byteLength && one.every((byte, index) => byte === other[index]);

function afterFailure(failure: FetchFailure): Part<LlmsEvidence> {
  const kind = failure.kind === 'aborted' ? 'unavailable' : failure.kind;
  return { ok: false, problem: { kind, text: `llms.txt could not be checked: ${failure.text}` } };
}

/** Whether a path that cannot exist gives the very same answer: then the file is not there either. */
async function isAnsweredEverywhere(
  deps: GatherLlms,
  session: FetchSession,
  answer: FetchedResource,
  signal: AbortSignal,
): Promise<boolean> {
  const other = new URL(`/${deps.unlikelyName()}.txt`, answer.requestedUrl).href;
  const control = await fetchText(session, other, signal);
  return control.ok && control.status === answer.status && sameBytes(control.body, answer.body);
}

/**
 * Fetches `/llms.txt` and reads it. It exists when the answer is 200 with text that is neither a web page nor
 * what the site answers to every path. Never throws for what the site does.
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
  const answer = await fetchText(session, url, signal);
  if (!answer.ok) return afterFailure(answer);
  const httpStatus = answer.status;
  const without = (state: 'missing' | 'html' | 'server-error'): Part<LlmsEvidence> => ({
    ok: true,
    value: { url, state, httpStatus, file: null },
  });
  if (httpStatus >= 500) return without('server-error');
  if (httpStatus !== 200) return without('missing');

  const contentType = answer.headers['content-type'] ?? null;
  // The worker gets its own copy, as the bytes are still compared here.
  const [outcome, everywhere] = await Promise.all([
    deps.read({ bytes: answer.body.slice(), contentType }, signal),
    isAnsweredEverywhere(deps, session, answer, signal),
  ]);
  if (!outcome.ok) {
    return {
      ok: false,
      problem: { kind: outcome.failure, text: `llms.txt could not be read: ${outcome.text}` },
    };
  }
  const { state, file } = outcome.value;
  if (state === 'html') return without('html');
  if (state === 'empty' || everywhere) return without('missing');
  return { ok: true, value: { url, state, httpStatus, file } };
}
