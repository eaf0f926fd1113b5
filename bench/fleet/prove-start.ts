import { readdirSync } from 'node:fs';
import type { Row } from '../support/print-table.ts';
import { type Fleet, INSTANCES } from './open-fleet.ts';
import { proof } from './proof.ts';

const migrations = new URL('../../apps/api/migrations', import.meta.url);

/**
 * Three starts at the same moment on an empty database: each migration runs once; one admin, one set of
 * queues.
 */
export async function proveStart(fleet: Fleet): Promise<Row[]> {
  const [applied] = await fleet.rows('select count(*)::int as n from drizzle.__drizzle_migrations');
  const [admins] = await fleet.rows('select count(*)::int as n from users where is_admin');
  const [connections] = await fleet.rows(
    "select count(*)::int as n from pg_stat_activity where application_name = 'visible-ai'",
  );
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql')).length;
  return [
    proof(
      `${INSTANCES} at once on an empty database, until all are healthy`,
      `${(fleet.startMs / 1000).toFixed(1)} s`,
    ),
    proof('migrations applied', applied?.n, files),
    proof('first admins', admins?.n, 1),
    proof('connections to PostgreSQL held by all', String(connections?.n)),
  ];
}
