import { getCurrentUser } from '@visible-ai/shared/accounts/endpoints';
import { type LogReceipt, logReceipt } from '@visible-ai/shared/logs/schema';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { serverProblem } from '@/lib/server-problem.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';

interface SendLog {
  siteId: string;
  file: File;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** What was answered, however it ended. Only this older way of asking says how much of a body has left. */
function send({ siteId, file, onProgress, signal }: SendLog): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/logs?site=${encodeURIComponent(siteId)}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('authorization', `Bearer ${readTokens()?.accessToken ?? ''}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError('Network error', { status: 0, code: 'network' }));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    // The browser reads the file from the disk as it goes: it is never in memory as a whole.
    request.send(file);
  });
}

/**
 * Hands in one access log, as it is or packed by gzip.
 *
 * @throws ApiError, whose message can be shown; AbortError when `signal` says so.
 */
export async function sendLog(log: SendLog): Promise<LogReceipt> {
  // A session that must be renewed is renewed now, not after a gigabyte was sent in vain.
  await call(getCurrentUser, {}, { signal: log.signal });
  log.signal.throwIfAborted();
  const { status, text } = await send(log);
  if (status !== 200) throw serverProblem(status, text);
  const read = logReceipt.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new ApiError('The server answered in a way this page does not understand. Please reload the page.', {
    status,
    code: 'unexpected_answer',
    cause: read.error,
  });
}
