import { z } from 'zod';
import { askedMoment } from '../contract/asked-moment.ts';
import { listCursor, nextCursor, uuidCursor } from '../contract/cursor.ts';
import { defineEndpoint } from '../contract/endpoint.ts';
import { papers } from '../reports/export-formats.ts';
import { answerEngineIds } from './engines.ts';
import { reportMonth } from './report-month.ts';
import {
  answerPrompt,
  answerRun,
  answerSample,
  answersSetup,
  answersSummary,
  askedThen,
  estimate,
  panel,
  panelChange,
  panelSuggestions,
  sampleStatuses,
  sourceHost,
} from './schema.ts';

const byId = z.object({ id: z.uuid('not an id') });
const reads = { tag: 'Answers', access: 'signed-in', scope: 'answers:read', limit: 'default' } as const;
const spends = { tag: 'Answers', access: 'entitled', scope: 'answers:run', limit: 'default' } as const;
const oneOf = (names: readonly string[]) => `one of ${names.join(', ')}`;
const window = {
  from: askedMoment.optional().meta({ description: '90 days before `to` by itself' }),
  to: askedMoment.optional().meta({ description: 'now by itself' }),
  engine: z.enum(answerEngineIds, { error: oneOf(answerEngineIds) }).optional(),
  tag: z.string().max(40).optional().meta({ description: 'of prompts' }),
};
const started = z.object({ run_id: z.uuid(), status: z.literal('running'), estimate });

export const getAnswersSetup = defineEndpoint({
  ...reads,
  id: 'getAnswersSetup',
  method: 'GET',
  path: '/api/answers/setup',
  summary: 'Which answer engines this installation can ask',
  answers: { 200: answersSetup },
  errors: ['not_authenticated'],
});

export const getPanel = defineEndpoint({
  ...reads,
  id: 'getPanel',
  method: 'GET',
  path: '/api/sites/:id/answers/panel',
  summary: 'What is asked about a site: whom it is measured against, prompts, engines, budget and schedule',
  params: byId,
  answers: { 200: panel },
  errors: ['not_authenticated', 'not_found'],
});

export const savePanel = defineEndpoint({
  ...spends,
  id: 'savePanel',
  method: 'PUT',
  path: '/api/sites/:id/answers/panel',
  summary:
    'Approve what is asked about a site; what is left out stays as it is, and what was asked keeps its version',
  params: byId,
  body: panelChange,
  answers: { 200: panel },
  errors: ['not_authenticated', 'not_entitled', 'not_found', 'not_configured', 'plan_limit'],
});

export const suggestPanel = defineEndpoint({
  ...reads,
  id: 'suggestPanel',
  method: 'GET',
  path: '/api/sites/:id/answers/suggestions',
  summary:
    "Names, competitors and prompts by what the site's last audit read; nothing of it is asked by itself",
  limit: 'heavy-read',
  params: byId,
  answers: { 200: panelSuggestions },
  errors: ['not_authenticated', 'not_found'],
});

export const estimateRun = defineEndpoint({
  ...reads,
  id: 'estimateRun',
  method: 'POST',
  path: '/api/sites/:id/answers/estimate',
  summary:
    'How many calls a run would make, and from how much to how much money; of a panel that is not saved too',
  params: byId,
  body: panelChange
    .pick({ prompts: true, engines: true, samples: true, monthlyBudgetUsd: true })
    .prefault({}),
  answers: { 200: estimate },
  errors: ['not_authenticated', 'not_found', 'not_configured'],
});

export const pauseAnswers = defineEndpoint({
  ...spends,
  id: 'pauseAnswers',
  method: 'PUT',
  path: '/api/sites/:id/answers/pause',
  summary: 'Stop all spending for a site at once, or let it go on',
  params: byId,
  body: z.object({ paused: z.boolean() }),
  answers: { 200: panel },
  errors: ['not_authenticated', 'not_entitled', 'not_found'],
});

export const startAnswerRun = defineEndpoint({
  ...spends,
  id: 'startAnswerRun',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/api/sites/:id/answers/runs',
  summary:
    'Ask the approved prompts in the background; while a run of the site goes on, that one is answered',
  limit: 'generation',
  params: byId,
  answers: { 202: started, 200: started },
  errors: [
    'not_authenticated',
    'not_entitled',
    'not_found',
    'plan_limit',
    'not_configured',
    'unprocessable',
    'over_budget',
    'unavailable',
  ],
});

export const listAnswerRuns = defineEndpoint({
  ...reads,
  id: 'listAnswerRuns',
  method: 'GET',
  path: '/api/sites/:id/answers/runs',
  summary: 'The runs of a site, newest first',
  params: byId,
  query: z.object({ cursor: uuidCursor.optional() }),
  answers: { 200: z.object({ runs: z.array(answerRun), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const getAnswerRun = defineEndpoint({
  ...reads,
  id: 'getAnswerRun',
  method: 'GET',
  path: '/api/answer-runs/:id',
  summary: 'One run: how far it is, what came of its samples, what it cost',
  params: byId,
  answers: { 200: answerRun },
  errors: ['not_authenticated', 'not_found'],
});

export const listAnswerSamples = defineEndpoint({
  ...reads,
  id: 'listAnswerSamples',
  method: 'GET',
  path: '/api/answer-runs/:id/samples',
  summary: 'The answers of a run with their sources and mentions, 50 at a time',
  limit: 'heavy-read',
  params: byId,
  query: z.object({
    cursor: listCursor.optional(),
    engine: window.engine,
    promptId: z.string().max(40).optional(),
    status: z.enum(sampleStatuses, { error: oneOf(sampleStatuses) }).optional(),
    names: z.string().max(40).optional().meta({ description: 'id of an entity that the answer names' }),
    cites: z
      .string()
      .max(253)
      .optional()
      .meta({ description: 'id of an entity, or a host, that the answer cites' }),
  }),
  answers: {
    200: z.object({ samples: z.array(answerSample), total: z.int(), asked: askedThen, nextCursor }),
  },
  errors: ['not_authenticated', 'not_found'],
});

export const cancelAnswerRun = defineEndpoint({
  ...reads,
  id: 'cancelAnswerRun',
  scope: 'answers:run',
  method: 'POST',
  path: '/api/answer-runs/:id/cancel',
  summary: 'End a run early; what was answered by then is kept',
  params: byId,
  answers: { 202: z.object({ run_id: z.uuid(), status: answerRun.shape.status }) },
  errors: ['not_authenticated', 'not_found'],
});

export const exportAnswerRun = defineEndpoint({
  ...reads,
  id: 'exportAnswerRun',
  method: 'GET',
  path: '/api/answer-runs/:id/export',
  summary: 'A run with all of its answers as a file',
  limit: 'export',
  params: byId,
  query: z.object({ format: z.enum(['json', 'csv'], { error: oneOf(['json', 'csv']) }).default('json') }),
  answers: {},
  file: { mediaTypes: ['application/json', 'text/csv'] },
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

export const answersReport = defineEndpoint({
  ...reads,
  id: 'answersReport',
  method: 'GET',
  path: '/api/sites/:id/answers/report',
  summary: 'What the answers of a calendar month said of a site, as a PDF in its owner’s branding',
  limit: 'site-report',
  params: byId,
  query: z.object({
    month: reportMonth.optional().meta({ description: 'in UTC; this month by itself' }),
    paper: z.enum(papers, { error: oneOf(papers) }).default('a4'),
  }),
  answers: {},
  file: { mediaTypes: ['application/pdf'] },
  errors: ['not_authenticated', 'not_found', 'unavailable'],
});

export const getAnswersSummary = defineEndpoint({
  ...reads,
  id: 'getAnswersSummary',
  method: 'GET',
  path: '/api/sites/:id/answers/summary',
  summary:
    'How often answers name and cite a site and its competitors, each figure with its numbers and interval',
  limit: 'heavy-read',
  params: byId,
  query: z.object(window),
  answers: { 200: answersSummary },
  errors: ['not_authenticated', 'not_found'],
});

export const listAnswerSources = defineEndpoint({
  ...reads,
  id: 'listAnswerSources',
  method: 'GET',
  path: '/api/sites/:id/answers/sources',
  summary: 'The hosts and pages that answers cite, the most cited first, 50 at a time',
  limit: 'heavy-read',
  params: byId,
  query: z.object({ ...window, cursor: listCursor.optional() }),
  answers: { 200: z.object({ sources: z.array(sourceHost), nextCursor }) },
  errors: ['not_authenticated', 'not_found'],
});

export const runAiSearchAnalysis = defineEndpoint({
  ...spends,
  id: 'runAiSearchAnalysis',
  takesIdempotencyKey: true,
  method: 'POST',
  path: '/api/run-ai-search-analysis',
  summary:
    'Ask answer engines about a website, which becomes a site of the account; 503 until an engine has a key',
  limit: 'generation',
  body: z.object({
    website: z.string().trim().min(1, 'Please enter a website').max(2048),
    searchEngines: z
      .array(z.string().max(60))
      .min(1)
      .max(20)
      .meta({ description: `of ${answerEngineIds.join(', ')}; chatgpt and claude are taken too` }),
    prompts: z
      .array(answerPrompt.shape.text)
      .min(1)
      .max(100)
      .optional()
      .meta({ description: 'asked in this run; by itself those that are approved for the site' }),
    samples: z.int().min(1).max(30).optional().meta({ description: "by itself the site's, or 5" }),
  }),
  answers: {
    202: z.object({ success: z.literal(true), ...started.shape }),
    200: z.object({ success: z.literal(true), ...started.shape }),
  },
  errors: [
    'not_authenticated',
    'not_entitled',
    'invalid_url',
    'plan_limit',
    'not_configured',
    'unprocessable',
    'over_budget',
    'unavailable',
  ],
});

/** Every call about what answer engines say. */
export const answerEndpoints = [
  getAnswersSetup,
  getPanel,
  savePanel,
  suggestPanel,
  estimateRun,
  pauseAnswers,
  startAnswerRun,
  listAnswerRuns,
  getAnswerRun,
  listAnswerSamples,
  cancelAnswerRun,
  exportAnswerRun,
  answersReport,
  getAnswersSummary,
  listAnswerSources,
  runAiSearchAnalysis,
] as const;
