import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { addSite, getSiteAudit, startSiteAudit } from '@visible-ai/shared/sites/endpoints';
import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { askApi } from '../support/ask-api.ts';
import { type Service, startService } from '../support/start-service.ts';

const CORES = 2;
export const ADMIN = { email: 'bench@example.com', password: 'bench-password' };

/** Where the service keeps its rows: in its own folder, or in PostgreSQL. */
export type Store = { DATA_DIR: string } | { DATABASE_URL: string; JWT_SECRET: string };

/** The built service, which crawls as fast as two connections allow. */
export const startAuditing = (host: string, store: Store): Promise<Service> =>
  startService([host], CORES, {
    ...store,
    CRAWL_RATE: '0',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });

export async function signIn({ url }: Service): Promise<string> {
  const { tokens } = await askApi(url, 'auth/login', login.answers[200], { body: ADMIN });
  return tokens.accessToken;
}

/** Adds the site, if it is not there yet, and starts an audit of it. */
export async function startAudit({ url }: Service, token: string, site: string): Promise<string> {
  const { id } = await askApi(url, 'sites', addSite.answers[201], { body: { url: site }, token });
  const started = startSiteAudit.answers[202];
  return (await askApi(url, `sites/${id}/audits`, started, { body: {}, token })).audit_id;
}

export const readAudit = ({ url }: Service, token: string, id: string): Promise<SiteAudit> =>
  askApi(url, `site-audits/${id}`, getSiteAudit.answers[200], { token });

export async function whenEnded(
  service: Service,
  token: string,
  id: string,
  withinMs: number,
): Promise<SiteAudit> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const audit = await readAudit(service, token, id);
    if (audit.status !== 'running' || Date.now() > deadline) return audit;
    await wait(100);
  }
}
