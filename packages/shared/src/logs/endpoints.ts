import { z } from 'zod';
import { askedMoment } from '../contract/asked-moment.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { botVisits, logReceipt, MOST_LOG_BYTES } from './schema.ts';

const byId = z.object({ id: z.uuid('not an id') });

/** Seconds: enough for a gigabyte at ten megabits a second. */
const LONGEST_UPLOAD = 15 * 60;

export const sendLog = defineEndpoint({
  tag: 'Logs',
  access: 'signed-in',
  scope: 'logs:write',
  limit: 'log-upload',
  id: 'sendLog',
  method: 'POST',
  path: '/api/logs',
  summary: 'Count who came for what by an access log, which is not kept',
  query: z.object({
    site: z.uuid('not an id').meta({ description: 'the site whose log it is' }),
  }),
  upload: {
    mediaTypes: ['text/plain', 'application/x-ndjson', 'application/gzip', 'application/octet-stream'],
    mostBytes: MOST_LOG_BYTES,
    mostSeconds: LONGEST_UPLOAD,
  },
  answers: { 200: logReceipt },
  errors: [
    'not_authenticated',
    'not_found',
    'plan_limit',
    'payload_too_large',
    'unsupported_media_type',
    'unprocessable',
    'unavailable',
  ],
});

export const getBotVisits = defineEndpoint({
  tag: 'Logs',
  access: 'signed-in',
  scope: 'sites:read',
  limit: 'heavy-read',
  id: 'getBotVisits',
  method: 'GET',
  path: '/api/sites/:id/bot-visits',
  summary: 'Which agents came for what, by the access logs that were handed in',
  params: byId,
  query: z.object({
    from: askedMoment.optional().meta({ description: '30 days before `to` by itself' }),
    to: askedMoment.optional().meta({ description: 'now by itself' }),
  }),
  answers: { 200: botVisits },
  errors: ['not_authenticated', 'not_found'],
});

/** The calls about access logs. */
export const logEndpoints = [sendLog, getBotVisits];
