import { getHealth, getReady } from '@visible-ai/shared/health/endpoints';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { noKeys } from '../../test/support/no-keys.ts';
import { createApp } from '../http/create-app.ts';
import { createStopSignal } from '../http/stop-signal.ts';
import { healthRoutes } from './routes.ts';

const up = async () => undefined;
const down = async () => {
  throw new Error('gone');
};

interface Parts {
  database?: () => Promise<void>;
  queue?: () => Promise<void>;
  disk?: () => Promise<void>;
  stopping?: boolean;
}

function service(parts: Parts) {
  return request(
    createApp({
      endpoints: [getHealth, getReady],
      routes: healthRoutes({
        version: '1.2.3',
        mail: 'outbox',
        pingDatabase: parts.database ?? up,
        pingQueue: parts.queue ?? up,
        pingDisk: parts.disk ?? up,
        isStopping: () => parts.stopping ?? false,
      }),
      logger: pino({ level: 'silent' }),
      appUrl: 'https://visible.example',
      version: '1.2.3',
      trustProxy: undefined,
      scriptHashes: [],
      ...noKeys,
      authenticate: async () => null,
      consumeLimit: async () => ({ ok: true }),
      stop: createStopSignal(),
    }),
  );
}

describe('what the service says of itself', () => {
  it('is up and ready with all its parts', async () => {
    const call = service({});
    const health = { status: 'ok', version: '1.2.3', database: 'ok', queue: 'ok', mail: 'outbox' };
    await call.get('/health').expect(200, health);
    await call.get('/ready').expect(200, { ready: true });
  });

  it('is down without its database', async () => {
    const { body } = await service({ database: down }).get('/health').expect(503);
    expect(body).toMatchObject({ status: 'down', database: 'down', queue: 'ok' });
    await service({ database: down }).get('/ready').expect(503, { ready: false });
  });

  it('lives on without its queue, and asks for no more work', async () => {
    const { body } = await service({ queue: down }).get('/health').expect(200);
    expect(body).toMatchObject({ status: 'degraded', queue: 'down' });
    await service({ queue: down }).get('/ready').expect(503);
  });

  it('lives on while its disk is full, says that it takes no work, and asks for none', async () => {
    const { body } = await service({ disk: down }).get('/health').expect(200);
    expect(body).toMatchObject({ status: 'degraded', database: 'ok', queue: 'down' });
    await service({ disk: down }).get('/ready').expect(503);
  });

  it('is alive and not ready while it stops', async () => {
    await service({ stopping: true }).get('/health').expect(200);
    await service({ stopping: true }).get('/ready').expect(503);
  });
});
