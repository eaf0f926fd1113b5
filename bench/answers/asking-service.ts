import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { getAnswerRun, startAnswerRun } from '@visible-ai/shared/answers/endpoints';
import type { AnswerRun } from '@visible-ai/shared/answers/schema';
import { addSite } from '@visible-ai/shared/sites/endpoints';
import { openDatabase } from '../../apps/api/src/db/open-database.ts';
import { createLogger } from '../../apps/api/src/infra/logger/create-logger.ts';
import type { Double } from '../../packages/answers/test/support/start-double.ts';
import { askApi } from '../support/ask-api.ts';
import { callApi } from '../support/call-api.ts';
import { type Service, startService } from '../support/start-service.ts';

const CORES = 2;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };
const KEY = 'sk-bench-key-that-must-not-leave';

/** Where the service keeps its rows: in its own folder, or in PostgreSQL. */
export type Store = { DATA_DIR: string } | { DATABASE_URL: string; JWT_SECRET: string };

/** The built service with two engines, both served by the double. */
export const startAsking = (
  store: Store,
  double: Double,
  environment: Record<string, string> = {},
): Promise<Service> =>
  startService([], CORES, {
    ...store,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    OPENAI_API_KEY: KEY,
    OPENAI_API_URL: double.base('openai'),
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_API_URL: double.base('anthropic'),
    ANSWERS_MONTHLY_BUDGET_USD: '1000',
    ...environment,
  });

export async function signIn({ url }: Service): Promise<string> {
  const { tokens } = await askApi(url, 'auth/login', login.answers[200], { body: ADMIN });
  return tokens.accessToken;
}

/** Adds a site and approves its panel. @returns its id. */
export async function setUp({ url }: Service, token: string, site: string, panel: object): Promise<string> {
  const { id } = await askApi(url, 'sites', addSite.answers[201], { body: { url: site }, token });
  const body = { monthlyBudgetUsd: 1000, ...panel };
  const { status, body: told } = await callApi(url, `sites/${id}/answers/panel`, {
    method: 'PUT',
    body,
    token,
  });
  if (status !== 200) throw new Error(`The panel was refused: ${JSON.stringify(told)}`);
  return id;
}

export const startRun = async ({ url }: Service, token: string, siteId: string): Promise<string> =>
  (await askApi(url, `sites/${siteId}/answers/runs`, startAnswerRun.answers[202], { body: {}, token }))
    .run_id;

export async function whenEnded(
  { url }: Service,
  token: string,
  id: string,
  withinMs: number,
): Promise<AnswerRun> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const run = await askApi(url, `answer-runs/${id}`, getAnswerRun.answers[200], { token });
    if (run.status !== 'running' || Date.now() > deadline) return run;
    await wait(100);
  }
}

/** The rows of a stopped service, or those of a server. */
export const openRows = (store: Store) =>
  openDatabase({
    databaseUrl: 'DATABASE_URL' in store ? store.DATABASE_URL : undefined,
    dataDir: 'DATA_DIR' in store ? store.DATA_DIR : '',
    logger: createLogger('silent'),
  });

export const world = {
  seed: 15,
  brands: {
    ours: { names: ['Northwind Tools'], url: 'https://northwind-tools.com/guide' },
    rival: { names: ['Acme Ladders'], url: 'https://www.acme-ladders.com/loft' },
  },
  default: { engines: { '*': { ours: { named: 0.4, cited: 0.3 }, rival: { named: 0.7, cited: 0.6 } } } },
  engines: { openai: { latencyMs: 150 }, anthropic: { latencyMs: 250 } },
};

export const entities = [
  { id: 'ours', own: true, name: 'Northwind Tools', domains: ['northwind-tools.com'] },
  { id: 'rival', own: false, name: 'Acme Ladders', domains: ['acme-ladders.com'] },
];
