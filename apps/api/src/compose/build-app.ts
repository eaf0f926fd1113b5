import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@visible-ai/shared/endpoints';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import type { Express } from 'express';
import { createApp } from '../http/create-app.ts';
import { readScriptHashes, serveWeb } from '../http/serve-web.ts';
import type { StopSignal } from '../http/stop-signal.ts';
import type { Domains } from './build-domains.ts';
import type { Ground } from './build-ground.ts';

export interface AppParts {
  ground: Ground;
  domains: Domains;
  version: string;
  stop: StopSignal;
  /** Where the program started: the web build lies beside the api's, in the source tree and in the image alike. */
  entry: string;
}

function webRoot(entry: string): string | null {
  const root = fileURLToPath(new URL('../../web/dist', entry));
  return existsSync(join(root, 'app.html')) ? root : null;
}

/** The API and, where they are built, the pages. */
export function buildApp({ ground, domains, version, stop, entry }: AppParts): Express {
  const { config, logger, consumeLimit, metrics } = ground;
  const root = webRoot(entry);
  const pages = siteRoutes.map(({ path }) => path);
  return createApp({
    endpoints,
    routes: domains.routes,
    logger,
    appUrl: config.APP_URL,
    version,
    trustProxy: config.TRUST_PROXY,
    scriptHashes: root ? readScriptHashes(root) : [],
    authenticate: domains.accounts.authenticate,
    consumeLimit,
    onAnswered: metrics.callEnded,
    stop,
    serveRest: (mounted) => {
      if (root) serveWeb(mounted, root, pages);
    },
  });
}
