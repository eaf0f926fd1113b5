import { getHealth, getReady } from '@visible-ai/shared/health/endpoints';
import { type Route, reply, route } from '../http/route.ts';

export interface HealthDeps {
  version: string;
  mail: 'smtp' | 'outbox' | 'off';
  /** Each resolves when its part answers. */
  pingDatabase(): Promise<void>;
  pingQueue(): Promise<void>;
  /** Resolves when the folder of an embedded database takes writes. */
  pingDisk(): Promise<void>;
  /** Whether the service has begun to stop. */
  isStopping(): boolean;
}

const isUp = async (ping: () => Promise<void>) =>
  ping().then(
    () => 'ok' as const,
    () => 'down' as const,
  );

/**
 * GET /health: 503 only if the database is gone. A queue that is stopped, or that cannot take work because the disk
 * is full, is only reported: a restart would not mend it, and what is read is still served.
 */
export function healthRoutes(deps: HealthDeps): Route[] {
  const { version, mail, pingDatabase, isStopping } = deps;
  const pingQueue = async () => {
    await Promise.all([deps.pingQueue(), deps.pingDisk()]);
  };
  return [
    route(getReady, async () => {
      const parts = isStopping() ? ['down'] : await Promise.all([isUp(pingDatabase), isUp(pingQueue)]);
      if (parts.includes('down')) return reply(503, { ready: false } as const);
      return reply(200, { ready: true } as const);
    }),
    route(getHealth, async () => {
      const [database, queue] = await Promise.all([isUp(pingDatabase), isUp(pingQueue)]);
      if (database === 'down') return reply(503, { status: 'down', version, database, queue, mail } as const);
      const status = queue === 'ok' ? ('ok' as const) : ('degraded' as const);
      return reply(200, { status, version, database, queue, mail });
    }),
  ];
}
