import { login } from '@visible-ai/shared/accounts/endpoints';
import { getBotVisits, sendLog } from '@visible-ai/shared/logs/endpoints';
import type { BotVisits, LogReceipt } from '@visible-ai/shared/logs/schema';
import { addSite } from '@visible-ai/shared/sites/endpoints';
import { request } from 'undici';
import { askApi } from '../support/ask-api.ts';
import { type Service, startService } from '../support/start-service.ts';

const CORES = 2;
const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

/** The built service on a data folder; it fetches no address ranges from operators. */
export const startCounting = (dataDir: string): Promise<Service> =>
  startService([], CORES, {
    DATA_DIR: dataDir,
    AGENT_RANGES_URL: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });

export async function openSite({ url }: Service): Promise<{ token: string; site: string }> {
  const { tokens } = await askApi(url, 'auth/login', login.answers[200], { body: ADMIN });
  const token = tokens.accessToken;
  const body = { url: 'https://shop.example/' };
  const { id } = await askApi(url, 'sites', addSite.answers[201], { body, token });
  return { token, site: id };
}

/** Uploads a log as a stream. */
export async function handIn(
  { url }: Service,
  { token, site }: { token: string; site: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<LogReceipt> {
  const answer = await request(`${url}/api/logs?site=${site}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', authorization: `Bearer ${token}` },
    body: bytes as unknown as Uint8Array,
    headersTimeout: 0,
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`A log was answered with ${answer.statusCode}: ${text}`);
  return sendLog.answers[200].parse(JSON.parse(text));
}

export const visitsOf = (
  { url }: Service,
  { token, site }: { token: string; site: string },
): Promise<BotVisits> =>
  askApi(
    url,
    `sites/${site}/bot-visits?from=2026-10-01T00:00:00Z&to=2026-12-31T00:00:00Z`,
    getBotVisits.answers[200],
    { token },
  );
