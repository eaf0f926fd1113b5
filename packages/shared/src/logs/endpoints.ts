import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { botVisits } from './schema.ts';

const byId = z.object({ id: z.uuid('not an id') });
const moment = z.iso.datetime({ offset: true, error: 'a time like 2026-11-01T00:00:00Z' });

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
    from: moment.optional().meta({ description: '30 days before `to` by itself' }),
    to: moment.optional().meta({ description: 'now by itself' }),
  }),
  answers: { 200: botVisits },
  errors: ['not_authenticated', 'not_found'],
});
