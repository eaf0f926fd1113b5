import { z } from 'zod';
import type { Database } from '../../db/database.ts';

const depths = z.array(z.object({ name: z.string(), jobs: z.coerce.number() }));

/**
 * SQL on pg-boss's own tables, for what its API cannot do. test/database/job-table.test.ts checks what these
 * statements rely on, and fails when another release of pg-boss changes it.
 */
export function createJobTable(execute: Database['execute']) {
  return {
    /** Puts the job back unchanged: the attempt is not counted. */
    async giveBack(name: string, id: string): Promise<void> {
      await execute(
        "update pgboss.job set state = 'created', started_on = null, start_after = now() where name = $1 and id = $2 and state = 'active'",
        [name, id],
      );
    },

    /** Heartbeat for jobs of a queue: their leases begin again. */
    async renew(name: string, ids: string[]): Promise<void> {
      await execute(
        "update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'",
        [name, ids],
      );
    },

    /** Makes all running jobs run again at once, for the only process of this database. */
    async takeAllBack(): Promise<void> {
      await execute("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
    },

    /** Makes jobs due that were sent before the clock was set back: they would be due too late. */
    async mindTheClock(): Promise<void> {
      await execute(
        "update pgboss.job set created_on = now(), start_after = now() where state < 'active' and created_on > now() + interval '1 minute'",
      );
    },

    /** Waiting and running jobs by queue name; empty queues are left out. */
    async depth(): Promise<Map<string, number>> {
      const { rows } = await execute(
        "select name, count(*)::int as jobs from pgboss.job where state < 'completed' group by name",
      );
      return new Map(depths.parse(rows).map(({ name, jobs }) => [name, jobs]));
    },
  };
}
