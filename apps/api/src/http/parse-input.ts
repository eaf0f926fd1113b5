import { websiteUrlErrors } from '@visible-ai/shared/analysis/website-url';
import type { EndpointInput, EndpointShape } from '@visible-ai/shared/contract/endpoint';
import type { Request } from 'express';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

const urlTexts = new Set<string>(Object.values(websiteUrlErrors));

function refuse(error: z.ZodError, part: string): never {
  const details = error.issues.map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    problem: issue.message,
  }));
  const first = error.issues[0];
  const field = first?.path.map(String).join('.');
  const message = first?.message ?? 'not valid';
  if (urlTexts.has(message)) throw new AppError('invalid_url', { text: message, details });
  // Our own sentences stand alone; zod's short messages need the field's name before them.
  const text = first?.code === 'custom' || !field ? message : `${field}: ${message}`;
  throw new AppError('invalid_input', { text, details });
}

function parsePart<S extends z.ZodType>(schema: S | undefined, value: unknown, part: string) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : refuse(parsed.error, part);
}

/**
 * Parses params, query and body of a request by its endpoint.
 *
 * @throws AppError invalid_input or invalid_url that names each field and what is wrong with it.
 */
export function parseInput<E extends EndpointShape>(endpoint: E, request: Request): EndpointInput<E> {
  const input = {
    params: parsePart(endpoint.params, request.params, 'params'),
    query: parsePart(endpoint.query, request.query, 'query'),
    body: parsePart(endpoint.body, request.body ?? {}, 'body'),
  };
  return input as EndpointInput<E>;
}
