import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { errorEnvelope } from '@visible-ai/shared/contract/errors';
import type { z } from 'zod';

const PATIENCE_MS = 60_000;

export interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** Calls of the API as one account makes them. */
export type Api = <Answer>(
  endpoint: Pick<EndpointShape, 'method' | 'path'>,
  answer: z.ZodType<Answer>,
  asked?: Asked,
) => Promise<Answer>;

/**
 * The API of a product that runs.
 *
 * @param token of the account that calls, if any.
 * @returns a call that throws, with what the product said, when it is refused.
 */
export const apiOf =
  (base: string, token?: string): Api =>
  async (endpoint, answer, { params = {}, query = {}, body } = {}) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${base}${path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.ok) return answer.parse(text ? JSON.parse(text) : null);
    const refused = errorEnvelope.safeParse(JSON.parse(text || 'null'));
    throw new Error(`${endpoint.method} ${path}: ${refused.data?.error ?? `answered ${response.status}`}`);
  };
