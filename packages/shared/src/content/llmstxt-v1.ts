import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { contentUrl } from './schema.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const example = '0197a3c4-5b7e-7c1d-9a52-3f1e6d8b2c90';
/** The id of an ordered file. */
const orderId = z
  .string()
  .regex(new RegExp(`^${UUID}(?:\\.${UUID})?$`), 'not an id')
  .meta({ example });

/**
 * The contract of Firecrawl's generator, which closes on 2026-12-10. Its clients only need another base
 * address and key (docs/moving-from-firecrawl-llmstxt.md). The usual jobs write the files.
 */
const contract = {
  tag: 'Content',
  scope: 'files:write',
  saysSuccess: true,
} as const;

export const orderLlmsTxt = defineEndpoint({
  ...contract,
  id: 'orderLlmsTxt',
  access: 'entitled',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/v1/llmstxt',
  summary: 'Order an llms.txt as Firecrawl took the order; errors say `success: false`, too',
  limit: 'generation',
  body: z.object({
    url: contentUrl,
    maxUrls: z
      .int('maxUrls is a whole number from 1 to 100')
      .min(1, 'maxUrls is a whole number from 1 to 100')
      .max(100, 'maxUrls is a whole number from 1 to 100')
      .default(10)
      .meta({ description: 'pages that it is written from at most, the home page among them' }),
    showFullText: z.boolean().default(false).meta({
      description: 'writes an llms-full.txt as well: a second file, which takes a credit of its own',
    }),
  }),
  answers: { 200: z.object({ success: z.literal(true), id: orderId }) },
  errors: ['not_authenticated', 'not_entitled', 'unavailable'],
});

export const readLlmsTxt = defineEndpoint({
  ...contract,
  id: 'readLlmsTxt',
  access: 'signed-in',
  method: 'GET',
  path: '/v1/llmstxt/:id',
  summary: 'How far that order is, and what was written',
  limit: 'whole-text',
  params: z.object({ id: orderId }),
  answers: {
    200: z.object({
      success: z.boolean().meta({ description: 'false when it failed' }),
      status: z.enum(['processing', 'completed', 'failed']),
      data: z.object({
        llmstxt: z.string().meta({ description: 'empty before it is written' }),
        llmsfulltxt: z.string().optional().meta({ description: 'where it was ordered' }),
      }),
      error: z.string().optional(),
      expiresAt: z.iso.datetime().meta({ description: 'until when this call knows of it; the file stays' }),
    }),
  },
  errors: ['not_authenticated', 'not_found'],
});

export const llmsTxtV1Endpoints = [orderLlmsTxt, readLlmsTxt] as const;
