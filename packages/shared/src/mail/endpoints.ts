import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';

const common = {
  tag: 'Service',
  method: 'POST',
  access: 'public',
  limit: 'default',
  // The kind, its subject (or nothing), the mailbox and a signature. It contains no address.
  query: z.object({
    token: z
      .string()
      .refine(
        (token) => /^[a-z-]{1,30}\.[0-9a-f-]{0,36}\.[\w-]{43}\.[\w-]{32}$/.test(token),
        'This link to unsubscribe is not whole. Please open it from the mail again.',
      )
      .meta({
        description: 'as in the mail',
        examples: [`analysis-result..${'k'.repeat(43)}.${'s'.repeat(32)}`],
      }),
  }),
  answers: { 200: z.object({ success: z.literal(true) }) },
} as const;

/**
 * The address of `List-Unsubscribe`. Mail programs post to it with one click (RFC 8058), without cookies or
 * sign-in, and with a body that is not JSON, so it is outside /api. GET shows the page at the same path.
 */
export const unsubscribe = defineEndpoint({
  ...common,
  id: 'unsubscribe',
  path: '/unsubscribe',
  summary:
    'Stop sending mails of one kind to a mailbox: the one-click unsubscribe of mail programs (RFC 8058)',
  errors: ['invalid_input'],
});

export const resubscribe = defineEndpoint({
  ...common,
  id: 'resubscribe',
  path: '/resubscribe',
  summary: 'Take that back',
  errors: ['invalid_input'],
});

/** Every call about mails. */
export const mailEndpoints = [unsubscribe, resubscribe] as const;
