import type { SiteAudit } from '@visible-ai/shared/sites/schema';
import { loadMaker, quickFaults } from '../../packages/engine/test/site-audit/made-sites.ts';
import { serveUnder } from '../support/serve-under.ts';
import type { Service } from '../support/start-service.ts';
import { type Store, signIn, startAudit, startAuditing, whenEnded } from './audited-service.ts';

const SEED = 8812;
const PAGES = 2000;
const WITHIN_MS = 30 * 60_000;

export interface LargeAudit {
  service: Service;
  token: string;
  audit: SiteAudit;
  /** From start to end. */
  seconds: number;
  close(): Promise<void>;
}

/** The built service with a finished audit of 2,000 pages. */
export async function openLargeAudit(store: Store): Promise<LargeAudit> {
  const maker = await loadMaker();
  const site = maker.makeSite({ seed: SEED, pages: PAGES, faults: quickFaults(maker, 20) });
  const placed = await serveUnder(site, { under: '', tls: null });
  const service = await startAuditing(placed.host, store);
  const close = async () => {
    await service.stop();
    await placed.close();
  };
  try {
    const token = await signIn(service);
    service.forgetPeak();
    const began = Date.now();
    const id = await startAudit(service, token, `${placed.base}/`);
    const audit = await whenEnded(service, token, id, WITHIN_MS);
    return { service, token, audit, seconds: Math.round((Date.now() - began) / 1000), close };
  } catch (error) {
    await close();
    throw error;
  }
}
