import type { EndpointShape } from '@visible-ai/shared/contract/endpoint';
import { type Scope, scopes } from '@visible-ai/shared/contract/scopes';
import { endpoints } from '@visible-ai/shared/endpoints';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { users } from '../../src/db/schema/accounts.ts';
import { createApp } from '../../src/http/create-app.ts';
import { route, streamRoute } from '../../src/http/route.ts';
import { createStopSignal } from '../../src/http/stop-signal.ts';
import { badKeys } from '../keys/bad-keys.ts';
import { noKeys } from '../support/no-keys.ts';
import { openMemoryDatabase } from '../support/open-memory-database.ts';
import { openService } from '../support/open-service.ts';

/**
 * Who may make each call, written by hand: a new endpoint fails here until somebody has decided it.
 * `signed-in` is any account, `entitled` one that may generate, `admin` an admin.
 */
const mayCall: Record<string, 'anyone' | 'signed-in' | 'entitled' | 'admin'> = {
  getHealth: 'anyone',
  getReady: 'anyone',
  analyzeUrl: 'anyone',
  analyzeUrlByQuery: 'anyone',
  getAnalysis: 'anyone',
  comparePages: 'anyone',
  exportAnalysis: 'anyone',
  sendAnalysisEmail: 'anyone',
  register: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  refreshTokens: 'anyone',
  verifyEmail: 'anyone',
  choosePasswordByMail: 'anyone',
  resendVerification: 'anyone',
  forgotPassword: 'anyone',
  validateResetToken: 'anyone',
  resetPassword: 'anyone',
  sendIntake: 'anyone',
  unsubscribe: 'anyone',
  resubscribe: 'anyone',
  listAnalyses: 'signed-in',
  getCurrentUser: 'signed-in',
  updateAccount: 'signed-in',
  changePassword: 'signed-in',
  deleteAccount: 'signed-in',
  exportAccount: 'signed-in',
  listSessions: 'signed-in',
  endSession: 'signed-in',
  downloadContent: 'signed-in',
  getContent: 'signed-in',
  generateContent: 'entitled',
  checkJob: 'signed-in',
  orderLlmsTxt: 'entitled',
  readLlmsTxt: 'signed-in',
  listJobs: 'signed-in',
  cancelJob: 'signed-in',
  previewRobots: 'entitled',
  generateAiContent: 'entitled',
  listContent: 'signed-in',
  updateContent: 'entitled',
  deleteContent: 'entitled',
  undeleteContent: 'entitled',
  listRevisions: 'signed-in',
  getRevision: 'signed-in',
  restoreRevision: 'entitled',
  checkLive: 'entitled',
  claimAnalyses: 'signed-in',
  listSites: 'signed-in',
  addSite: 'signed-in',
  getSite: 'signed-in',
  changeSite: 'signed-in',
  deleteSite: 'signed-in',
  startSiteAudit: 'signed-in',
  listSiteAudits: 'signed-in',
  getSiteAudit: 'signed-in',
  watchSiteAudit: 'signed-in',
  listSitePages: 'signed-in',
  getSitePage: 'signed-in',
  listIssuePages: 'signed-in',
  cancelSiteAudit: 'signed-in',
  compareSiteAudits: 'signed-in',
  getBranding: 'signed-in',
  saveBranding: 'signed-in',
  listWebhooks: 'signed-in',
  addWebhook: 'signed-in',
  changeWebhook: 'signed-in',
  deleteWebhook: 'signed-in',
  testWebhook: 'signed-in',
  rotateWebhookSecret: 'signed-in',
  listDeliveries: 'signed-in',
  redeliver: 'signed-in',
  exportSiteAudit: 'signed-in',
  getTrialRequest: 'signed-in',
  askForTrial: 'signed-in',
  listTrialRequests: 'admin',
  decideTrialRequest: 'admin',
  listUsers: 'admin',
  promoteAdmin: 'admin',
  removeAdmin: 'admin',
  updateSubscription: 'admin',
  getAnswersSetup: 'signed-in',
  getPanel: 'signed-in',
  savePanel: 'entitled',
  suggestPanel: 'signed-in',
  estimateRun: 'signed-in',
  pauseAnswers: 'entitled',
  startAnswerRun: 'entitled',
  listAnswerRuns: 'signed-in',
  getAnswerRun: 'signed-in',
  listAnswerSamples: 'signed-in',
  cancelAnswerRun: 'signed-in',
  exportAnswerRun: 'signed-in',
  answersReport: 'signed-in',
  getAnswersSummary: 'signed-in',
  listAnswerSources: 'signed-in',
  runAiSearchAnalysis: 'entitled',
  getHosting: 'signed-in',
  openHosting: 'signed-in',
  changeHosting: 'signed-in',
  closeHosting: 'signed-in',
  publishFile: 'signed-in',
  unpublishFile: 'signed-in',
  getSnippets: 'signed-in',
  checkHosting: 'signed-in',
  refreshFiles: 'signed-in',
  getRefresh: 'signed-in',
  decideRefresh: 'signed-in',
  listKeys: 'signed-in',
  createKey: 'signed-in',
  revokeKey: 'signed-in',
  sendLog: 'signed-in',
  getBotVisits: 'signed-in',
};

/**
 * The calls that a key with each scope may make, also by hand. Keys may not make any other call, nor those
 * for admins.
 */
const opens: Record<Scope, readonly string[]> = {
  'audits:run': ['analyzeUrl', 'analyzeUrlByQuery', 'startSiteAudit', 'cancelSiteAudit'],
  'audits:read': [
    'listAnalyses',
    'getAnalysis',
    'listSiteAudits',
    'getSiteAudit',
    'watchSiteAudit',
    'listSitePages',
    'getSitePage',
    'listIssuePages',
    'compareSiteAudits',
    'exportAnalysis',
    'exportSiteAudit',
  ],
  'files:read': [
    'checkJob',
    'listJobs',
    'listContent',
    'getContent',
    'downloadContent',
    'listRevisions',
    'getRevision',
    'getHosting',
    'getRefresh',
    'getSnippets',
  ],
  'files:write': [
    'generateContent',
    'generateAiContent',
    'cancelJob',
    'orderLlmsTxt',
    'readLlmsTxt',
    'previewRobots',
    'updateContent',
    'deleteContent',
    'undeleteContent',
    'restoreRevision',
    'checkLive',
    'openHosting',
    'changeHosting',
    'closeHosting',
    'publishFile',
    'unpublishFile',
    'checkHosting',
    'refreshFiles',
    'decideRefresh',
  ],
  'sites:read': ['listSites', 'getSite', 'getBotVisits'],
  'sites:write': ['addSite', 'changeSite', 'deleteSite'],
  'answers:read': [
    'getAnswersSetup',
    'getPanel',
    'suggestPanel',
    'estimateRun',
    'listAnswerRuns',
    'getAnswerRun',
    'listAnswerSamples',
    'exportAnswerRun',
    'answersReport',
    'getAnswersSummary',
    'listAnswerSources',
  ],
  'answers:run': ['savePanel', 'pauseAnswers', 'startAnswerRun', 'cancelAnswerRun', 'runAiSearchAnalysis'],
  'logs:write': ['sendLog'],
};

const callers = ['nobody', 'user', 'subscriber', 'admin'] as const;
type Caller = (typeof callers)[number];

/** The status with which the access check refuses a caller, or null if it admits them. */
function turnedAway(access: string, caller: Caller): number | null {
  if (access === 'anyone') return null;
  if (caller === 'nobody') return 401;
  if (access === 'signed-in' || caller === 'admin') return null;
  return access === 'entitled' && caller === 'subscriber' ? null : 403;
}

/** Every endpoint with the real access check, and a handler that only says that the call was admitted. */
function openDoor({ accounts, keys }: Pick<ReturnType<typeof openService>, 'accounts' | 'keys'>) {
  const cameIn = async () => {
    throw Object.assign(new Error('came in'), { status: 418 });
  };
  const bind = (endpoint: EndpointShape) =>
    endpoint.events
      ? streamRoute({ ...endpoint, events: endpoint.events }, async function* () {
          yield* [];
          await cameIn();
        })
      : route(endpoint, cameIn);
  return createApp({
    endpoints,
    routes: endpoints.map(bind),
    logger: pino({ level: 'silent' }),
    appUrl: 'https://visible.example',
    version: '0.0.0',
    trustProxy: undefined,
    scriptHashes: [],
    authenticate: accounts.authenticate,
    authenticateKey: keys.authenticateKey,
    answerOnce: noKeys.answerOnce,
    consumeLimit: async () => ({ ok: true }),
    stop: createStopSignal(),
  });
}

/** Makes a call without any input but the credentials. */
function ask(app: ReturnType<typeof openDoor>, endpoint: EndpointShape, token: string | null) {
  const path = endpoint.path.replaceAll(':id', '00000000-0000-4000-8000-000000000000');
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const call = request(app)[method](path);
  if (endpoint.body) call.send({});
  return token ? call.set('authorization', `Bearer ${token}`) : call;
}

/** After the access check an empty body is refused (400), or the handler says that the call was admitted. */
const INSIDE = [400, 418, 500, 200];

describe('who may make which call', () => {
  let database: Database;
  let service: ReturnType<typeof openService>;
  let app: ReturnType<typeof openDoor>;
  const tokens: Record<Caller, string | null> = { nobody: null, user: null, subscriber: null, admin: null };
  beforeAll(async () => {
    database = await openMemoryDatabase();
    service = openService(database);
    app = openDoor(service);
    tokens.user = (await service.signUp('user@example.com')).access;
    const paid = { subscriptionStatus: 'active' as const };
    tokens.subscriber = (await service.signUp('subscriber@example.com', paid)).access;
    tokens.admin = (await service.signUp('admin@example.com', { isAdmin: true })).access;
  });
  afterAll(async () => {
    await service.close();
    await database.close();
  });

  it('is written down for every call there is', () => {
    expect(endpoints.map(({ id }) => id).filter((id) => !(id in mayCall))).toEqual([]);
  });

  const cases = endpoints.flatMap((endpoint) =>
    callers.map((caller) => ({ endpoint, caller, id: endpoint.id })),
  );
  it.each(cases)('$id by $caller', async ({ endpoint, caller }) => {
    const { status } = await ask(app, endpoint, tokens[caller]);
    const expected = turnedAway(mayCall[endpoint.id] ?? 'nobody knows', caller);
    if (expected === null) expect(INSIDE).toContain(status);
    else expect(status).toBe(expected);
  });

  describe('with an API key', () => {
    /** A key of the subscriber for each scope, and one with all scopes. */
    const keys = new Map<Scope | 'all', string>();
    /** A key with all scopes, whose account has no plan any more. */
    let lapsed = '';
    let bad: Record<string, string> = {};
    beforeAll(async () => {
      for (const scope of scopes) keys.set(scope, await service.makeKey(tokens.subscriber, [scope]));
      keys.set('all', await service.makeKey(tokens.admin, scopes));
      bad = await badKeys(service, String(tokens.subscriber));
      const left = await service.signUp('left@example.com', { subscriptionStatus: 'active' });
      lapsed = await service.makeKey(left.access, scopes);
      await database.db.update(users).set({ subscriptionStatus: 'expired' }).where(eq(users.id, left.id));
    });
    const scopeOf = (id: string) => scopes.find((scope) => opens[scope].includes(id));

    it('names scopes of calls that there are', () => {
      const named = Object.values(opens).flat();
      expect(named.filter((id) => !endpoints.some((endpoint) => endpoint.id === id))).toEqual([]);
    });

    it.each(endpoints)('$id', async (endpoint) => {
      const isPublic = mayCall[endpoint.id] === 'anyone';
      const scope = scopeOf(endpoint.id);
      for (const [has, key] of keys) {
        const { status, body } = await ask(app, endpoint, key);
        const opensIt = isPublic || (scope !== undefined && (has === scope || has === 'all'));
        const told = `${endpoint.id} with ${has}: ${status} ${body.code}`;
        if (opensIt) expect(INSIDE, told).toContain(status);
        else expect(status, told).toBe(403);
        if (!opensIt) expect(body.code, told).toBe(scope ? 'missing_scope' : 'forbidden');
        if (!opensIt && scope) expect(body.error).toContain(scope);
      }
      const spends = !isPublic && scope !== undefined && !scope.endsWith(':read');
      const { status, body } = await ask(app, endpoint, lapsed);
      if (spends) expect([status, body.code]).toEqual([403, 'plan_limit']);
      else if (isPublic || scope) expect(INSIDE).toContain(status);
      else expect(body.code).toBe('forbidden');
      for (const [name, key] of Object.entries(bad)) {
        const refused = await ask(app, endpoint, key);
        expect([refused.status, refused.body.code], `${name}: ${endpoint.id}`).toEqual([
          401,
          'not_authenticated',
        ]);
      }
    });
  });
});
