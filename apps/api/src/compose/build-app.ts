import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@visible-ai/shared/endpoints';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import { createApp } from '../http/create-app.ts';
import type { StopSignal } from '../http/stop-signal.ts';
import { readWebBuild } from '../http/web/read-web-build.ts';
import { serveWeb } from '../http/web/serve-web.ts';
import { createMcp } from '../mcp/create-mcp.ts';
import type { Domains } from './build-domains.ts';
import type { Ground } from './build-ground.ts';
import { contactOf } from './contact-of.ts';

export interface AppParts {
  ground: Ground;
  domains: Domains;
  version: string;
  stop: StopSignal;
  /** Where the program started. The web build is beside the api's, in the source tree and in the image. */
  entry: string;
}

/** The API and, if they are built, the pages. */
export async function buildApp({
  ground,
  domains,
  version,
  stop,
  entry,
}: AppParts): Promise<RequestListener> {
  const { config, engine, logger, consumeLimit, idempotency, metrics } = ground;
  const web = await readWebBuild(fileURLToPath(new URL('../../web/dist', entry)), {
    origin: config.APP_URL,
    contact: contactOf(config),
  });
  const pages = siteRoutes.map(({ path }) => path);
  return createApp({
    endpoints,
    routes: domains.routes,
    logger,
    appUrl: config.APP_URL,
    version,
    trustProxy: config.TRUST_PROXY,
    scriptHashes: web?.scriptHashes ?? [],
    authenticate: domains.accounts.authenticate,
    authenticateKey: domains.keys.authenticateKey,
    consumeLimit,
    answerOnce: idempotency.answerOnce,
    onAnswered: metrics.callEnded,
    stop,
    hosted: domains.hosting.serve,
    mcp: createMcp({
      routes: domains.routes,
      engine,
      authenticateKey: domains.keys.authenticateKey,
      consumeLimit,
      appUrl: config.APP_URL,
      version,
      stop,
      onAnswered: metrics.callEnded,
      onCalled: metrics.toolCalled,
    }),
    pagePaths: web ? pages : [],
    serveRest: (mounted) => {
      if (web) serveWeb(mounted, web, pages);
    },
  });
}
