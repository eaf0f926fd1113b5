import { z } from 'zod';
import { scopes } from '../contract/scopes.ts';

/** The most keys of an account. */
export const MOST_KEYS = 20;

/** A key as its owner sees it, without its secret. */
export const apiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    prefix: z.string().meta({ description: 'what the key begins with, `vai_` and its id' }),
    last4: z.string().meta({ description: 'the last four signs of its secret part' }),
    scopes: z.array(z.enum(scopes)),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().meta({ description: 'to the minute' }),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof apiKey>;
