import { setTimeout as wait } from 'node:timers/promises';
import { openFaultyProxy } from '../../apps/api/test/support/faulty-proxy.ts';
import { holdConnections } from '../../apps/api/test/support/hold-connections.ts';
import { findPostgres, startPostgres } from '../../apps/api/test/support/start-postgres.ts';
import type { Row } from '../support/print-table.ts';
import { killOften } from './kill-faults.ts';
import { openStage, underLoad } from './open-stage.ts';

/** PostgreSQL crashes, cannot be reached, has no free connection; and the service is killed next to it. */
export async function databaseFaults(): Promise<Row[]> {
  const programs = await findPostgres();
  if (!programs)
    return [{ what: 'PostgreSQL', measured: 'not tried: its programs are not here', target: '', met: null }];
  const postgres = await startPostgres(programs);
  const url = new URL(postgres.url);
  const proxy = await openFaultyProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const stage = await openStage({ DATABASE_URL: url.href });
  const crash = async () => {
    await postgres.crash();
    await wait(5000);
    await postgres.startAgain();
  };
  const blackHole = async () => {
    proxy.become('silent');
    await wait(30_000);
    proxy.become('passing');
  };
  const useUpConnections = async () => {
    proxy.become('refusing');
    const release = await holdConnections(postgres.url);
    proxy.become('passing');
    await wait(15_000);
    await release();
  };
  try {
    return [
      ...(await underLoad(stage, { name: 'PostgreSQL crashes, back after 5 s', cause: crash })),
      ...(await underLoad(stage, { name: 'PostgreSQL black-holed for 30 s', cause: blackHole })),
      ...(await underLoad(stage, {
        name: 'PostgreSQL out of connections for 15 s',
        cause: useUpConnections,
      })),
      ...(await killOften(stage, 'on PostgreSQL')),
    ];
  } finally {
    proxy.become('passing');
    await stage.close();
    await proxy.close();
    await postgres.stop();
  }
}
