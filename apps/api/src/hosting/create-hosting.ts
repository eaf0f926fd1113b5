import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/route.ts';
import type { ConsumeLimit } from '../infra/rate-limit/limits.ts';
import { newBaseId } from './base-id.ts';
import { hostingRoutes } from './routes.ts';
import { createServedSites } from './serving/create-served-sites.ts';
import { type ServingParts, serveFiles } from './serving/serve-files.ts';

export interface HostingParts {
  db: Db;
  logger: Logger;
  appUrl: string;
  consumeLimit: ConsumeLimit;
  onServed: ServingParts['onServed'];
  now(): Date;
  /** Milliseconds that only go forward. */
  clock(): number;
}

export interface Hosting {
  routes: Route[];
  /** Serves what is published, under `/s`. */
  serve: RequestHandler;
}

/** Builds the domain of hosting from its parts: the calls of the contract, and the serving of what is published. */
export function createHosting(parts: HostingParts): Hosting {
  const deps = { ...parts, newBaseId };
  return {
    routes: hostingRoutes(deps),
    serve: serveFiles({
      ...parts,
      sites: createServedSites(parts),
      secure: parts.appUrl.startsWith('https:'),
    }),
  };
}
