import {
  analyzeUrl,
  analyzeUrlByQuery,
  claimAnalyses,
  getAnalysis,
  listAnalyses,
  sendAnalysisEmail,
} from '@visible-ai/shared/analysis/endpoints';
import type { AnalysisEvent } from '@visible-ai/shared/analysis/schema';
import type { Branding } from '@visible-ai/shared/branding/schema';
import { comparePages } from '@visible-ai/shared/compare/endpoints';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { type CallContext, type Route, reply, route, signedIn, streamRoute } from '../http/route.ts';
import { type KeyedHash, subscriberNetwork } from '../infra/rate-limit/client-key.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { claimMadeAnalyses } from './claim-analyses.ts';
import { type AnalysePage, compareTwoPages } from './compare-two-pages.ts';
import { type AnalysisOwner, type RunAnalysis, runAnalysis } from './run-analysis.ts';
import { type SendAnalysisMail, sendAnalysisMail } from './send-analysis-mail.ts';

/** How the reports of an account look; null if it has chosen nothing or if there is no account. */
export type BrandingOf = (userId: string | null) => Promise<Branding | null>;

export interface AnalysisRoutesDeps {
  db: Db;
  run: RunAnalysis;
  store: AnalysisStore;
  mail: SendAnalysisMail;
  keyedHash: KeyedHash;
  brandingOf: BrandingOf;
  /** Observes every event on its way to the client. */
  observe(events: AsyncIterable<AnalysisEvent>): AsyncIterable<AnalysisEvent>;
}

/** The calls about analyses. */
export function analysisRoutes(deps: AnalysisRoutesDeps): Route[] {
  const { run, store, mail, keyedHash, brandingOf, observe } = deps;
  const clientKey = (call: CallContext) => keyedHash(subscriberNetwork(call.clientIp));
  const ownerOf = (call: CallContext): AnalysisOwner => ({
    userId: call.viewer?.userId ?? null,
    clientKey: clientKey(call),
  });
  return [
    streamRoute(analyzeUrl, ({ body }, call) =>
      observe(runAnalysis(run, body.url, ownerOf(call), call.signal, call.log)),
    ),
    streamRoute(analyzeUrlByQuery, ({ query }, call) =>
      observe(runAnalysis(run, query.url, ownerOf(call), call.signal, call.log)),
    ),
    route(listAnalyses, async ({ query }, call) =>
      reply(200, await store.list(signedIn(call).userId, query.cursor)),
    ),
    route(comparePages, async ({ body }, call) => {
      const analyse: AnalysePage = (url, signal) =>
        observe(runAnalysis(run, url, ownerOf(call), signal, call.log));
      return reply(200, await compareTwoPages(analyse, body, call.signal));
    }),
    route(getAnalysis, async ({ params }) => {
      const analysis = await store.find(params.id);
      if (!analysis) throw new AppError('not_found');
      const branding = await brandingOf(await store.ownerOf(params.id));
      return reply(200, branding ? { ...analysis, branding } : analysis);
    }),
    route(claimAnalyses, async ({ body }, call) =>
      reply(200, { claimed: await claimMadeAnalyses(deps, signedIn(call).userId, body.analyses) }),
    ),
    route(sendAnalysisEmail, async ({ body }, call) => {
      await sendAnalysisMail(mail, body, clientKey(call));
      return reply(202, {
        success: true,
        message: `The analysis is on its way to ${body.email.trim()}.`,
      } as const);
    }),
  ];
}
