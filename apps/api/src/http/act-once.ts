import { createHash } from 'node:crypto';
import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Request, Response } from 'express';
import type { AnswerOnce, KeptAnswer } from '../infra/idempotency/answer-once.ts';
import { AppError } from './app-error.ts';
import type { Viewer } from './viewer.ts';

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/**
 * The `Idempotency-Key` of a call that takes one; null if there is none.
 *
 * @throws AppError invalid_input.
 */
export function idempotencyKey({ takesIdempotencyKey }: EndpointShape, request: Request): string | null {
  const sent = request.headers['idempotency-key'];
  if (!takesIdempotencyKey || sent === undefined) return null;
  if (typeof sent !== 'string' || !PRINTABLE.test(sent))
    throw new AppError('invalid_input', {
      text: 'Idempotency-Key: 1 to 255 printable characters of ASCII, such as a UUID.',
      details: [{ path: 'header.idempotency-key', problem: 'not 1 to 255 printable characters of ASCII' }],
    });
  return sent;
}

interface Once {
  endpoint: EndpointShape;
  viewer: Viewer;
  key: string;
  /** Parsed, so that the same input is equal in any notation. */
  input: unknown;
  signal: AbortSignal;
}

/**
 * Runs the action, unless the caller already got an answer to the same call.
 *
 * @throws AppError idempotency_mismatch; conflict while an earlier call is in progress.
 */
export async function actOnce(
  answerOnce: AnswerOnce,
  { endpoint, viewer, key, input, signal }: Once,
  response: Response,
  act: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  const asked = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const call = { userId: viewer.userId, endpoint: endpoint.id, key, asked, signal };
  const result = await answerOnce(call, act);
  switch (result.kind) {
    case 'mismatch':
      throw new AppError('idempotency_mismatch');
    case 'busy':
      throw new AppError('conflict', {
        text: 'A call with this Idempotency-Key is still being worked on. Try again in a moment.',
        retryAfterSeconds: 5,
      });
    case 'replayed':
      response.set('idempotent-replayed', 'true');
      return result;
    case 'acted':
      return result;
  }
}
