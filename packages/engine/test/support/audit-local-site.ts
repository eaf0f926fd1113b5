import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnalysisReport } from '@visible-ai/shared/analysis/schema';
import { createGatherers } from '../../src/audit/create-gatherers.ts';
import type { PartProblem } from '../../src/audit/evidence.ts';
import { inspectSite } from '../../src/audit/inspect-site.ts';
import { buildReport } from '../../src/audit/scoring/build-report.ts';
import { createSafeFetch } from '../../src/safe-fetch/create-safe-fetch.ts';
import { lendThreads } from '../../src/testing/lend-threads.ts';

export interface LocalSite {
  /** Its address, with a slash at the end. */
  url: string;
  host: string;
  close(): void;
}

/** Serves a site on loopback. */
export async function serveLocally(listener: RequestListener): Promise<LocalSite> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Audited = { report: AnalysisReport; problem: null } | { report: null; problem: PartProblem };

/**
 * Audits as the service does, with its worker threads and its guarded fetch, but without PageSpeed and the
 * database.
 */
export function openAuditor() {
  const gatherers = createGatherers(lendThreads().readers, async () => ({
    ok: false,
    problem: { kind: 'off', text: 'Switched off.' },
  }));
  return {
    async audit(url: string, sites: readonly LocalSite[]): Promise<Audited> {
      const { open } = createSafeFetch({
        allowPrivateTargets: new Set(sites.map(({ host }) => host)),
        userAgent: 'Mozilla/5.0 (compatible; VisibleAI/test)',
        headersTimeout: 2000,
        totalTimeout: 4000,
        maxRedirects: 5,
      });
      const inspection = inspectSite(gatherers, open, url, new AbortController().signal);
      const evidence = await inspection.evidence;
      for (const part of [evidence.response, evidence.page])
        if (!part.ok) return { report: null, problem: part.problem };
      return { report: buildReport(evidence, { requestedUrl: url, durationMs: 1 }), problem: null };
    },
  };
}
