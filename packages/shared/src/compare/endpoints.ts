import { z } from 'zod';
import { websiteUrl } from '../analysis/schema.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { pageComparison } from './schema.ts';

/** Which of the two pages could not be read. */
export const unreadPage = z.object({ page: z.enum(['ours', 'theirs']), url: z.string() });

export const comparePages = defineEndpoint({
  id: 'comparePages',
  method: 'POST',
  path: '/api/compare',
  summary: 'Analyze two pages by the same checks and say where they differ; both analyses are kept',
  tag: 'Analysis',
  access: 'public',
  limit: 'analysis',
  counts: 2,
  scope: 'audits:run',
  body: z.object({ ours: websiteUrl, theirs: websiteUrl }),
  answers: { 200: pageComparison },
  errors: [
    'invalid_url',
    'target_refused',
    'target_not_found',
    'target_unreachable',
    'target_timeout',
    'target_http_error',
    'target_not_html',
    'target_too_complex',
    'unavailable',
    'shutting_down',
  ],
});
