import { z } from 'zod';
import { nextCursor, secretCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { analysisEvent, analysisSummary, recommendation, savedAnalysis, websiteUrl } from './schema.ts';

const analysisId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'not an analysis id');

const claimKey = z.string().min(1).max(64);

export const analyzeUrl = defineEndpoint({
  id: 'analyzeUrl',
  scope: 'audits:run',
  method: 'POST',
  path: '/api/analyze-url',
  summary: 'Analyze a web page and stream the progress and the result',
  tag: 'Analysis',
  access: 'public',
  limit: 'analysis',
  body: z.object({ url: websiteUrl }),
  answers: {},
  events: analysisEvent,
  errors: ['invalid_url', 'unavailable', 'shutting_down'],
});

export const analyzeUrlByQuery = defineEndpoint({
  ...analyzeUrl,
  id: 'analyzeUrlByQuery',
  method: 'GET',
  summary: 'The same stream for EventSource, which cannot send a body',
  query: z.object({ url: websiteUrl }),
  body: undefined,
});

export const listAnalyses = defineEndpoint({
  id: 'listAnalyses',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/analyses',
  summary: "The caller's own analyses, newest first",
  tag: 'Analysis',
  access: 'signed-in',
  limit: 'default',
  query: z.object({ cursor: secretCursor.optional() }),
  answers: { 200: z.object({ analyses: z.array(analysisSummary), nextCursor }) },
  errors: ['not_authenticated'],
});

export const getAnalysis = defineEndpoint({
  id: 'getAnalysis',
  scope: 'audits:read',
  method: 'GET',
  path: '/api/analyses/:id',
  summary: 'One saved analysis; its id cannot be guessed and is the link to share',
  tag: 'Analysis',
  access: 'public',
  limit: 'default',
  params: z.object({ id: analysisId }),
  answers: { 200: savedAnalysis },
  errors: ['not_found'],
});

export const claimAnalyses = defineEndpoint({
  id: 'claimAnalyses',
  method: 'POST',
  path: '/api/analyses/claim',
  summary: "Make analyses that this browser had made without an account the caller's; somebody's stay theirs",
  tag: 'Analysis',
  access: 'signed-in',
  limit: 'default',
  body: z.object({
    analyses: z.array(z.object({ id: analysisId, key: claimKey })).max(50),
  }),
  answers: { 200: z.object({ claimed: z.int() }) },
  errors: ['not_authenticated'],
});

export const sendAnalysisEmail = defineEndpoint({
  id: 'sendAnalysisEmail',
  method: 'POST',
  path: '/api/send-analysis-email',
  summary: 'Mail a saved analysis; the mail is written from what was saved, never from this body',
  tag: 'Analysis',
  access: 'public',
  limit: 'analysis-mail',
  body: z.object({
    email: z.string(),
    website: z.string().max(2048),
    score: z.number().optional(),
    recommendations: z.array(recommendation.partial()).optional(),
    analysisId: analysisId.optional(),
    claimKey: claimKey
      .optional()
      .meta({ description: "of its `completed` event: the mailbox's account becomes its owner" }),
  }),
  answers: { 202: z.object({ success: z.literal(true), message: z.string() }) },
  errors: ['not_found'],
});
