import { createServer, type Server } from 'node:net';

/** How many sites one worker may serve at the same time, and the most workers there can be. */
export const SITES_PER_WORKER = 3;
const MOST_WORKERS = 8;

export interface ReservedPorts {
  app: number;
  pagespeed: number;
  /** `SITES_PER_WORKER` for each worker. */
  sites: number[];
}

const VARIABLE = 'VISIBLE_AI_E2E_PORTS';

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Ports nobody else has, all held at once while they are chosen so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map(portOf);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/**
 * The ports of this run. The first process of the run chooses them; its workers read the same from the
 * environment.
 */
export async function reservePorts(): Promise<ReservedPorts> {
  const chosen = process.env[VARIABLE]?.split(',').map(Number);
  const [app, pagespeed, ...sites] = chosen ?? (await freePorts(2 + SITES_PER_WORKER * MOST_WORKERS));
  if (app === undefined || pagespeed === undefined) throw new Error(`${VARIABLE} is not a list of ports`);
  process.env[VARIABLE] = [app, pagespeed, ...sites].join(',');
  return { app, pagespeed, sites };
}
