import { z } from 'zod';
import { tidyName } from '../accounts/display-name.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { scopes } from '../contract/scopes.ts';
import { apiKey } from './schema.ts';

// Without a scope no key can make the calls about keys.
const own = { tag: 'Keys', access: 'signed-in', limit: 'default' } as const;

export const listKeys = defineEndpoint({
  ...own,
  id: 'listKeys',
  method: 'GET',
  path: '/api/keys',
  summary: "The caller's API keys, newest first, without their secrets",
  answers: { 200: z.object({ keys: z.array(apiKey) }) },
  errors: ['not_authenticated'],
});

export const createKey = defineEndpoint({
  ...own,
  id: 'createKey',
  method: 'POST',
  path: '/api/keys',
  summary: 'Make an API key; its secret is in this answer and nowhere else',
  body: z.object({
    name: z
      .string()
      .transform(tidyName)
      .pipe(z.string().min(1, 'Please enter a name').max(100, 'at most 100 characters')),
    scopes: z
      .array(z.enum(scopes))
      .min(1, 'Please choose at least one scope')
      .transform((asked) => scopes.filter((scope) => asked.includes(scope))),
    expiresInDays: z
      .int()
      .min(1)
      .max(365)
      .nullable()
      .default(null)
      .meta({ description: 'null for a key that does not expire' }),
  }),
  answers: { 201: z.object({ key: apiKey, secret: z.string() }) },
  errors: ['not_authenticated', 'plan_limit'],
});

export const revokeKey = defineEndpoint({
  ...own,
  id: 'revokeKey',
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revoke an API key; it opens nothing from now on',
  params: z.object({ id: z.string().regex(/^[0-9A-Za-z]{8}$/, 'not the id of a key') }),
  answers: { 204: null },
  errors: ['not_authenticated', 'not_found'],
});

/** Every call about keys. */
export const keyEndpoints = [listKeys, createKey, revokeKey] as const;
