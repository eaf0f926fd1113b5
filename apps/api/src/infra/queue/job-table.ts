import { z } from 'zod';
import type { Database } from '../../db/database.ts';

const depths = z.array(z.object({ name: z.string(), jobs: z.coerce.number() }));

/**
 * What pg-boss has no call for: its own rows, read and put right by SQL. test/database/job-table.test.ts holds what
 * these statements rely on, and fails when another release of pg-boss has it otherwise.
 */
export function createJobTable(execute: Database['execute']) {
  return {
    /** The job goes back as it was: no try is counted. */
    async giveBack(name: string, id: string): Promise<void> {
      await execute(
        "update pgboss.job set state = 'created', started_on = null, start_after = now() where name = $1 and id = $2 and state = 'active'",
        [name, id],
      );
    },

    /** Jobs of a queue show a sign of life: their lease begins again. */
    async renew(name: string, ids: string[]): Promise<void> {
      await execute(
        "update pgboss.job set started_on = now() where name = $1 and id = any($2::uuid[]) and state = 'active'",
        [name, ids],
      );
    },

    /** What was running is to run again at once: for whoever is the only process of this database. */
    async takeAllBack(): Promise<void> {
      await execute("update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
    },

    /** Jobs sent before the clock was put back would be due only when it is as late again. */
    async mindTheClock(): Promise<void> {
      await execute(
        "update pgboss.job set created_on = now(), start_after = now() where state < 'active' and created_on > now() + interval '1 minute'",
      );
    },

    /** Jobs waiting and running, by the name of their queue; an empty queue is not named. */
    async depth(): Promise<Map<string, number>> {
      const { rows } = await execute(
        "select name, count(*)::int as jobs from pgboss.job where state < 'completed' group by name",
      );
      return new Map(depths.parse(rows).map(({ name, jobs }) => [name, jobs]));
    },
  };
}
