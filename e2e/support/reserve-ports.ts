import { freePorts } from './free-ports.ts';

/** How many sites a worker may serve at the same time, and the most workers. */
export const SITES_PER_WORKER = 3;
export const MOST_WORKERS = 8;

export interface ReservedPorts {
  app: number;
  pagespeed: number;
  /** `SITES_PER_WORKER` for each worker. */
  sites: number[];
}

const VARIABLE = 'VISIBLE_AI_E2E_PORTS';

/** The ports of this run. Its first process chooses them, and the workers read them from the environment. */
export async function reservePorts(): Promise<ReservedPorts> {
  const chosen = process.env[VARIABLE]?.split(',').map(Number);
  const [app, pagespeed, ...sites] = chosen ?? (await freePorts(2 + SITES_PER_WORKER * MOST_WORKERS));
  if (app === undefined || pagespeed === undefined) throw new Error(`${VARIABLE} is not a list of ports`);
  process.env[VARIABLE] = [app, pagespeed, ...sites].join(',');
  return { app, pagespeed, sites };
}
