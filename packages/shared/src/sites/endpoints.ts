import { z } from 'zod';
import { tidyName } from '../accounts/display-name.ts';
import { websiteUrl } from '../analysis/schema.ts';
import { listCursor, nextCursor, uuidCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import {
  alerts,
  fullSitePage,
  LONGEST_SEARCH,
  listedSiteAudit,
  pageSorts,
  schedule,
  site,
  siteAudit,
  siteAuditEvent,
  siteComparison,
  sitePage,
} from './schema.ts';

const byId = z.object({ id: z.uuid('not an id') });
const common = { tag: 'Sites', access: 'signed-in', limit: 'default' } as const;
const name = z
  .string()
  .transform(tidyName)
  .pipe(z.string().min(1, 'Please enter a name').max(100, 'at most 100 characters'));

const httpStatus = 'an HTTP status, like 404';

export const listSites = defineEndpoint({
  ...common,
  id: 'listSites',
  scope: 'sites:read',
  method: 'GET',
  path: '/api/sites',
  summary: "The caller's sites, by name",
  query: z.object({
    cursor: listCursor.optional(),
    q: z
      .string()
      .max(LONGEST_SEARCH)
      .optional()
      .meta({ description: 'words of the name or the address, all of them' }),
  }),
  answers: { 200: z.object({ sites: z.array(site), nextCursor }) },
  errors: ['not_authenticated'],
});

export const addSite = defineEndpoint({
  ...common,
  id: 'addSite',
  scope: 'sites:write',
  method: 'POST',
  path: '/api/sites',
  summary: 'Keep a site; the same one twice is answered with the one that is kept',
  body: z.object({ url: websiteUrl, name: name.optional() }),
  answers: { 201: site, 200: site },
  errors: ['not_authenticated', 'invalid_url', 'plan_limit'],
});

export const getSite = defineEndpoint({
  ...common,
  id: 'getSite',
  scope: 'sites:read',
  method: 'GET',
  path: '/api/sites/:id',
  summary: "One of the caller's sites",
  params: byId,
  answers: { 200: site },
  errors: ['not_authenticated', 'not_found'],
});

export const changeSite = defineEndpoint({
  ...common,
  id: 'changeSite',
  scope: 'sites:write',
  method: 'PUT',
  path: '/api/sites/:id',
  summary: 'Change the name of a site, when it is audited by itself, and what its owner is notified about',
  params: byId,
  body: z.object({
    name: name.optional(),
    schedule: schedule.optional(),
    alerts: alerts.partial().optional().meta({ description: 'those that are left out stay as they are' }),
  }),
  answers: { 200: site },
  errors: ['not_authenticated', 'not_found', 'plan_limit'],
});

export const deleteSite = defineEndpoint({
  ...common,
  id: 'deleteSite',
  scope: 'sites:write',
  method: 'DELETE',
  path: '/api/sites/:id',
  summary: 'Forget a site and all of its audits; one that runs is stopped',
  params: byId,
  answers: { 204: null },
  errors: ['not_authenticated', 'not_found'],
});

export const startSiteAudit = defineEndpoint({
  ...common,
  id: 'startSiteAudit',
  scope: 'audits:run',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/api/sites/:id/audits',
  summary: 'Audit a site in the background; while an audit of it runs, that one is answered',
  limit: 'generation',
  params: byId,
  body: z
    .object({ pages: z.int().min(1).max(2000).optional() })
    .prefault({})
    .meta({ description: 'pages: read at most so many; by itself as many as the plan allows' }),
  answers: {
    202: z.object({ audit_id: z.uuid(), status: z.literal('running') }),
    200: z.object({ audit_id: z.uuid(), status: z.literal('running') }),
  },
  errors: ['not_authenticated', 'not_found', 'plan_limit', 'unavailable'],
});

export const listSiteAudits = defineEndpoint({
  ...common,
  id: 'listSiteAudits',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/sites/:id/audits',
  summary: 'The audits of a site, newest first',
  params: byId,
  query: z.object({ cursor: uuidCursor.optional() }),
  answers: { 200: z.object({ audits: z.array(listedSiteAudit), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const getSiteAudit = defineEndpoint({
  ...common,
  id: 'getSiteAudit',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id',
  summary: 'One audit of a site: how far it is, and what it says',
  limit: 'heavy-read',
  params: byId,
  answers: { 200: siteAudit },
  errors: ['not_authenticated', 'not_found'],
});

export const watchSiteAudit = defineEndpoint({
  ...common,
  id: 'watchSiteAudit',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id/events',
  summary: 'How far an audit of a site is, as a stream that ends when the audit does',
  limit: 'watch',
  params: byId,
  answers: {},
  events: siteAuditEvent,
  errors: ['not_authenticated', 'not_found', 'shutting_down'],
});

export const listSitePages = defineEndpoint({
  ...common,
  id: 'listSitePages',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id/pages',
  summary: 'The pages of an audited site, 100 at a time',
  params: byId,
  query: z.object({
    cursor: listCursor.optional(),
    template: z.string().max(64).optional(),
    check: z.string().max(64).optional().meta({ description: 'pages that fail it or are warned by it' }),
    status: z.coerce
      .number({ error: httpStatus })
      .int(httpStatus)
      .min(100, httpStatus)
      .max(599, httpStatus)
      .optional()
      .meta({ description: 'HTTP' }),
    q: z.string().max(LONGEST_SEARCH).optional().meta({ description: 'a part of the address or the title' }),
    sort: z.enum(pageSorts).optional().meta({ description: 'score by itself, the lowest first' }),
  }),
  answers: { 200: z.object({ pages: z.array(sitePage), total: z.int(), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const getSitePage = defineEndpoint({
  ...common,
  id: 'getSitePage',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id/pages/:pageId',
  summary: 'One page of an audited site in full',
  params: byId.extend({ pageId: z.string().max(64) }),
  answers: { 200: fullSitePage },
  errors: ['not_authenticated', 'not_found'],
});

export const listIssuePages = defineEndpoint({
  ...common,
  id: 'listIssuePages',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id/issues/:issueId/pages',
  summary: 'Where an issue stands, each place with its own facts, 100 at a time',
  params: byId.extend({ issueId: z.string().max(200) }),
  query: z.object({ cursor: listCursor.optional() }),
  answers: {
    200: z.object({
      pages: z.array(
        z.object({
          id: z.string().nullable().meta({ description: 'null for an address that is no page of the site' }),
          url: z.string(),
          evidence: z.string(),
        }),
      ),
      total: z.int(),
      thinned: z
        .boolean()
        .meta({ description: 'an old audit: its three examples are kept, the other places are not' }),
      nextCursor,
    }),
  },
  errors: ['not_authenticated', 'not_found'],
});

export const cancelSiteAudit = defineEndpoint({
  ...common,
  id: 'cancelSiteAudit',
  scope: 'audits:run',
  method: 'POST',
  path: '/api/site-audits/:id/cancel',
  summary: 'End an audit early: what was read by then is judged, kept and marked as partial',
  params: byId,
  answers: { 202: z.object({ audit_id: z.uuid(), status: siteAudit.shape.status }) },
  errors: ['not_authenticated', 'not_found'],
});

export const compareSiteAudits = defineEndpoint({
  ...common,
  id: 'compareSiteAudits',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/site-audits/:id/compare',
  summary: 'What has changed since another audit of the same site, by itself since the one before',
  limit: 'heavy-read',
  params: byId,
  query: z.object({ with: z.uuid('not an id').optional() }),
  answers: { 200: siteComparison },
  errors: ['not_authenticated', 'not_found'],
});

export const siteEndpoints = [
  listSites,
  addSite,
  getSite,
  changeSite,
  deleteSite,
  startSiteAudit,
  listSiteAudits,
  getSiteAudit,
  watchSiteAudit,
  listSitePages,
  getSitePage,
  listIssuePages,
  cancelSiteAudit,
  compareSiteAudits,
] as const;
