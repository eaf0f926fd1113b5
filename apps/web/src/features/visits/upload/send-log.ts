import { getCurrentUser } from '@visible-ai/shared/accounts/endpoints';
import { sendLog as endpoint } from '@visible-ai/shared/logs/endpoints';
import type { LogReceipt } from '@visible-ai/shared/logs/schema';
import { call } from '@/lib/api-client.ts';
import { ApiError } from '@/lib/api-error.ts';
import { endpointRequest } from '@/lib/endpoint-request.ts';
import { readAnswer } from '@/lib/read-answer.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';

interface SendLog {
  siteId: string;
  file: File;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the log and returns the answer, whatever its status. Only XMLHttpRequest reports how much was sent.
 */
function send({ siteId, file, onProgress, signal }: SendLog): Promise<Response> {
  const { address, init } = endpointRequest(endpoint, { query: { site: siteId } });
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, address);
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('authorization', `Bearer ${readTokens()?.accessToken ?? ''}`);
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError('Network error', { status: 0, code: 'network' }));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    // The browser reads the file from disk while it sends, so the whole file is never in memory.
    request.send(file);
  });
}

/**
 * Uploads an access log, plain or compressed with gzip.
 *
 * @throws ApiError, whose message can be shown; AbortError when `signal` is aborted.
 */
export async function sendLog(log: SendLog): Promise<LogReceipt> {
  // Renews the session now if needed. Otherwise the upload of a gigabyte could end with a 401.
  await call(getCurrentUser, {}, { signal: log.signal });
  log.signal.throwIfAborted();
  return readAnswer(endpoint, await send(log));
}
