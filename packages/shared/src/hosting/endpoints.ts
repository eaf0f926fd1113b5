import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { fileRefresh, fullFileRefresh, hosting, refreshSchedule, snippet } from './schema.ts';

const byId = z.object({ id: z.uuid('not an id') });
const reads = { tag: 'Hosting', access: 'signed-in', scope: 'files:read', limit: 'default' } as const;
const writes = { ...reads, scope: 'files:write' } as const;
const fileName = z
  .string()
  .min(1)
  .max(500)
  .meta({ examples: ['llms.txt'] });

export const getHosting = defineEndpoint({
  ...reads,
  id: 'getHosting',
  method: 'GET',
  path: '/api/sites/:id/hosting',
  summary: 'What is served for a site, from which version, and what waits for approval',
  limit: 'whole-text',
  params: byId,
  answers: { 200: hosting },
  errors: ['not_authenticated', 'not_found'],
});

export const openHosting = defineEndpoint({
  ...writes,
  id: 'openHosting',
  method: 'POST',
  path: '/api/sites/:id/hosting',
  summary: 'Switch hosting on: an address that cannot be guessed; switched on again it is the same one',
  limit: 'whole-text',
  params: byId,
  answers: { 201: hosting, 200: hosting },
  errors: ['not_authenticated', 'not_found', 'plan_limit'],
});

export const changeHosting = defineEndpoint({
  ...writes,
  id: 'changeHosting',
  method: 'PUT',
  path: '/api/sites/:id/hosting',
  summary: 'When the site is read again for its files, and whether additions are published by themselves',
  limit: 'whole-text',
  params: byId,
  body: z.object({ schedule: refreshSchedule.optional(), additions: z.boolean().optional() }),
  answers: { 200: hosting },
  errors: ['not_authenticated', 'not_found', 'plan_limit'],
});

export const closeHosting = defineEndpoint({
  ...writes,
  id: 'closeHosting',
  method: 'DELETE',
  path: '/api/sites/:id/hosting',
  summary: 'Switch hosting off: nothing is served any more, and the address never comes back',
  params: byId,
  answers: { 204: null },
  errors: ['not_authenticated', 'not_found'],
});

export const publishFile = defineEndpoint({
  ...writes,
  id: 'publishFile',
  method: 'POST',
  path: '/api/sites/:id/hosting/publish',
  summary: 'Approve content as it stands: from now on it is what is served',
  limit: 'whole-text',
  params: byId,
  body: z.object({ contentId: z.uuid('not an id') }),
  answers: { 200: hosting },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'unprocessable'],
});

export const unpublishFile = defineEndpoint({
  ...writes,
  id: 'unpublishFile',
  method: 'POST',
  path: '/api/sites/:id/hosting/unpublish',
  summary: 'Stop serving a file',
  limit: 'whole-text',
  params: byId,
  body: z.object({ file: fileName }),
  answers: { 200: hosting },
  errors: ['not_authenticated', 'not_found'],
});

export const getSnippets = defineEndpoint({
  ...reads,
  id: 'getSnippets',
  method: 'GET',
  path: '/api/sites/:id/hosting/snippets',
  summary:
    "Code that puts the files on the owner's own domain, and leaves the site as it is when we are away",
  limit: 'whole-text',
  params: byId,
  answers: { 200: z.object({ snippets: z.array(snippet) }) },
  errors: ['not_authenticated', 'not_found'],
});

export const checkHosting = defineEndpoint({
  ...writes,
  id: 'checkHosting',
  method: 'POST',
  path: '/api/sites/:id/hosting/check',
  summary: "Fetch each published file at the owner's own domain and compare its bytes",
  limit: 'generation',
  params: byId,
  answers: {
    200: z.object({
      files: z.array(
        z.object({
          file: fileName,
          url: z.string().meta({ description: 'what was fetched' }),
          same: z.boolean().nullable().meta({ description: 'null: could not be checked' }),
          reason: z
            .string()
            .nullable()
            .meta({ description: 'what is there instead, or why nothing could be read' }),
        }),
      ),
    }),
  },
  errors: ['not_authenticated', 'not_found', 'plan_limit'],
});

export const refreshFiles = defineEndpoint({
  ...writes,
  id: 'refreshFiles',
  method: 'POST',
  path: '/api/sites/:id/hosting/refresh',
  summary: 'Read the site again now; what would change of its published files waits for approval',
  limit: 'generation',
  params: byId,
  answers: { 202: hosting, 200: hosting },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'unprocessable'],
});

const byRefresh = byId.extend({ refreshId: z.uuid('not an id') });

export const getRefresh = defineEndpoint({
  ...reads,
  id: 'getRefresh',
  method: 'GET',
  path: '/api/sites/:id/hosting/refreshes/:refreshId',
  summary: 'What a refresh would change, with both texts',
  limit: 'heavy-read',
  params: byRefresh,
  answers: { 200: fullFileRefresh },
  errors: ['not_authenticated', 'not_found'],
});

export const decideRefresh = defineEndpoint({
  ...writes,
  id: 'decideRefresh',
  method: 'POST',
  path: '/api/sites/:id/hosting/refreshes/:refreshId',
  summary: 'Approve what a refresh would change and publish it, or decline it',
  limit: 'whole-text',
  params: byRefresh,
  body: z.object({ approve: z.boolean() }),
  answers: { 200: fileRefresh },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'conflict'],
});

/** Every call about hosted files. */
export const hostingEndpoints = [
  getHosting,
  openHosting,
  changeHosting,
  closeHosting,
  publishFile,
  unpublishFile,
  getSnippets,
  checkHosting,
  refreshFiles,
  getRefresh,
  decideRefresh,
] as const;
