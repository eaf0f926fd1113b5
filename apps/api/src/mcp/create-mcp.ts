import type { Engine } from '@visible-ai/engine';
import { answerMcp, type ToolDeps } from '@visible-ai/mcp';
import type { Request, RequestHandler, Response } from 'express';
import { admitKey } from '../http/admit-key.ts';
import { AppError } from '../http/app-error.ts';
import { bearerChallenge } from '../http/bearer-challenge.ts';
import { callContext, clientLeft } from '../http/call-context.ts';
import { countCall } from '../http/count-call.ts';
import { toAppError } from '../http/error-handler.ts';
import { sentKey } from '../http/key-caller.ts';
import { readJson } from '../http/read-json.ts';
import type { Route } from '../http/route.ts';
import { sendWebResponse } from '../http/send-web-response.ts';
import type { StopSignal } from '../http/stop-signal.ts';
import { toWebRequest } from '../http/to-web-request.ts';
import type { AuthenticateKey, KeyHolder } from '../http/viewer.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { problemOf } from './as-problem.ts';
import { createCallRoutes } from './call-routes.ts';
import { refuseRpc, rpcCodes } from './json-rpc-error.ts';
import { originProblem } from './origin-problem.ts';
import { createServiceBackend } from './service-backend.ts';

export interface McpParts {
  /** The calls that the tools can make. */
  routes: readonly Route[];
  engine: Pick<Engine, 'explainRobots' | 'previewRobotsEdit'>;
  authenticateKey: AuthenticateKey;
  consumeLimit: ConsumeLimit;
  appUrl: string;
  version: string;
  stop: StopSignal;
  /** Called after every answered request, with the seconds that it took. */
  onAnswered?: (endpointId: string, status: number, seconds: number) => void;
  onCalled?: ToolDeps['onCalled'];
}

const readBody = readJson();

/** The parsed body; undefined if its media type is not JSON. */
const bodyOf = (request: Request, response: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    readBody(request, response, (error?: unknown) => (error ? reject(error) : resolve(request.body)));
  });

/** Counts a call for a key and its account, and adds what is left to the answer if that has not begun. */
function counter({ consumeLimit }: McpParts, { key, viewer }: KeyHolder, response: Response) {
  return (name: Parameters<ConsumeLimit>[0], calls?: number) =>
    countCall(consumeLimit, name, { key: key.id, account: viewer.userId, calls }, response);
}

/** Refuses with a JSON-RPC error. */
function refuse(response: Response, error: AppError): void {
  if (error.retryAfterSeconds !== undefined)
    response.set('retry-after', String(Math.ceil(error.retryAfterSeconds)));
  const code = error.code === 'invalid_json' ? rpcCodes.parseError : rpcCodes.refused;
  refuseRpc(response, error.status, error.message, code);
}

/** The caller by their key; null after a refusal because the key is missing or bad. */
async function holderOf(parts: McpParts, request: Request, response: Response): Promise<KeyHolder | null> {
  const sent = sentKey(request);
  const holder = sent === undefined ? null : await parts.authenticateKey(sent, request.ip ?? 'unknown');
  if (holder) return holder;
  response.set('www-authenticate', bearerChallenge(sent !== undefined));
  const words =
    sent === undefined
      ? 'Send an API key as a bearer token: you make one at /account/keys.'
      : 'This API key is not valid: it is mistyped, revoked or expired.';
  refuseRpc(response, 401, words);
  return null;
}

/** Answers one request with a good key. */
async function answer(parts: McpParts, holder: KeyHolder, request: Request, response: Response) {
  const count = counter(parts, holder, response);
  await count('default');
  const body = await bodyOf(request, response);
  if (Array.isArray(body))
    return refuseRpc(
      response,
      400,
      'A request holds one message: batches are not taken.',
      rpcCodes.invalidRequest,
    );
  const left = clientLeft(response);
  const call = callContext(request, response, {
    viewer: holder.viewer,
    onceKey: null,
    stop: parts.stop,
  });
  const admit: ToolDeps['admit'] = async (_tool, { scope, limit, calls, entitled }) => {
    const admission = admitKey(holder, { access: entitled ? 'entitled' : 'signed-in', scope });
    if ('refusal' in admission) throw problemOf(admission.refusal);
    if (limit === 'default') return;
    try {
      await count(limit, calls);
    } catch (error) {
      if (error instanceof AppError) throw problemOf(error);
      throw error;
    }
  };
  const answered = await answerMcp(toWebRequest(request, parts.appUrl, left), body, {
    backend: createServiceBackend({ routes: createCallRoutes(parts.routes), engine: parts.engine }, call),
    version: parts.version,
    admit,
    ...(parts.onCalled ? { onCalled: parts.onCalled } : {}),
    onBug: (error) => request.log.error({ err: error }, 'A tool failed'),
    onRefused: (error) => request.log.debug({ reason: error.message }, 'The protocol refused a request'),
  });
  await sendWebResponse(response, answered, left);
}

/**
 * Answers assistants at one address: the tools of the Model Context Protocol for callers with an API key. Requests are
 * independent of each other, so any instance can answer them.
 */
export function createMcp(parts: McpParts): RequestHandler {
  return async (request, response) => {
    const since = performance.now();
    response.on('close', () =>
      parts.onAnswered?.('mcp', response.statusCode, (performance.now() - since) / 1000),
    );
    // A stream of steps is useless if it arrives in one piece.
    response.set({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    const elsewhere = originProblem(request, parts.appUrl);
    if (elsewhere !== null) return refuseRpc(response, 403, elsewhere);
    if (request.method !== 'POST') {
      response.set('allow', 'POST, OPTIONS');
      if (request.method === 'OPTIONS') return void response.status(204).end();
      return refuseRpc(response, 405, 'Method not allowed: there are no sessions here, POST each message.');
    }
    try {
      const holder = await holderOf(parts, request, response);
      if (holder) await answer(parts, holder, request, response);
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) request.log.error({ err: error }, 'A request of an assistant failed');
      if (response.headersSent) response.destroy();
      else refuse(response, known);
    }
  };
}
