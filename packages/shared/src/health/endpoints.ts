import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';

const healthReport = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  queue: z.enum(['ok', 'down']),
  mail: z.enum(['smtp', 'outbox', 'off']),
});

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service and what it stands on are up',
  tag: 'Service',
  access: 'public',
  limit: 'default',
  answers: { 200: healthReport, 503: healthReport },
  errors: [],
});
