import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';

const healthReport = z.object({
  status: z.enum(['ok', 'degraded', 'down']),
  version: z.string(),
  database: z.enum(['ok', 'down']),
  queue: z.enum(['ok', 'down']),
  mail: z.enum(['smtp', 'outbox', 'off']),
});

export const getReady = defineEndpoint({
  id: 'getReady',
  method: 'GET',
  path: '/ready',
  summary: 'Whether this instance may be sent work; a load balancer asks this one',
  tag: 'Service',
  access: 'public',
  limit: 'default',
  answers: { 200: z.object({ ready: z.literal(true) }), 503: z.object({ ready: z.literal(false) }) },
  errors: [],
});

export const getHealth = defineEndpoint({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service and what it depends on are up',
  tag: 'Service',
  access: 'public',
  limit: 'default',
  answers: { 200: healthReport, 503: healthReport },
  errors: [],
});
