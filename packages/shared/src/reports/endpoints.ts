import { z } from 'zod';
import { defineEndpoint } from '../contract/endpoint.ts';
import { exportFormats, formatFacts, papers } from './export-formats.ts';

const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;

/** A parameter that is given twice is an array, which is refused. */
const exportQuery = z.object({
  format: z.enum(exportFormats, { error: oneOf(exportFormats) }).default('json'),
  paper: z
    .enum(papers, { error: oneOf(papers) })
    .default('a4')
    .meta({ description: 'the sheet of a PDF' }),
});

const mediaTypes = exportFormats.map((format) => formatFacts[format].mediaType);
const [first = '', ...others] = mediaTypes;
const file = { mediaTypes: [first, ...others] } as const;

export const exportAnalysis = defineEndpoint({
  id: 'exportAnalysis',
  method: 'GET',
  path: '/api/analyses/:id/export',
  summary: 'A saved analysis as a file in one of seven formats',
  tag: 'Analysis',
  access: 'public',
  scope: 'audits:read',
  limit: 'report',
  params: z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'not an analysis id') }),
  query: exportQuery,
  answers: {},
  file,
  errors: ['not_found', 'unavailable'],
});

export const exportSiteAudit = defineEndpoint({
  id: 'exportSiteAudit',
  method: 'GET',
  path: '/api/site-audits/:id/export',
  summary: 'An audit of a site as a file in one of seven formats, once it has ended',
  tag: 'Sites',
  access: 'signed-in',
  scope: 'audits:read',
  limit: 'site-report',
  params: z.object({ id: z.uuid('not an id') }),
  query: exportQuery,
  answers: {},
  file,
  errors: ['not_authenticated', 'not_found', 'conflict', 'unavailable'],
});

/** Every call that answers with a report as a file. */
export const reportEndpoints = [exportAnalysis, exportSiteAudit] as const;
