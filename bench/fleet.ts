/**
 * `npm run bench:fleet`: three instances on one PostgreSQL behind a small proxy, started at the same moment
 * on an empty database. Proves that they share limits, sessions and jobs, that the others finish the work of
 * an instance that died, and that event streams pass through.
 */
import { findPostgres } from '../apps/api/test/support/start-postgres.ts';
import { freePorts } from '../e2e/support/free-ports.ts';
import { serveSite } from '../e2e/support/serve-site.ts';
import { openFleet } from './fleet/open-fleet.ts';
import { proveJobs } from './fleet/prove-jobs.ts';
import { proveLimits } from './fleet/prove-limits.ts';
import { proveMails } from './fleet/prove-mails.ts';
import { proveSessions } from './fleet/prove-sessions.ts';
import { proveStart } from './fleet/prove-start.ts';
import { proveStreams } from './fleet/prove-streams.ts';
import { openPagedSite } from './support/open-paged-site.ts';
import { printTable } from './support/print-table.ts';

const PAGES = 60;
const LATENCY_MS = 100;

async function main(programs: string): Promise<void> {
  const paged = await openPagedSite(PAGES, LATENCY_MS);
  const [port = 0] = await freePorts(1);
  const shop = await serveSite('good-shop', port, { latency: LATENCY_MS });
  const fleet = await openFleet(programs, [paged.host, `127.0.0.1:${port}`]);
  try {
    printTable('A fleet of three: start', await proveStart(fleet));
    printTable('A fleet of three: sessions', await proveSessions(fleet));
    printTable('A fleet of three: limits', await proveLimits(fleet));
    printTable('A fleet of three: streams', await proveStreams(fleet, shop));
    printTable('A fleet of three: mails', await proveMails(fleet));
    printTable('A fleet of three: jobs', await proveJobs(fleet, paged, PAGES));
  } finally {
    await fleet.close();
    await shop.close();
    paged.close();
  }
}

const programs = await findPostgres();
if (programs) await main(programs);
else console.error('The programs of PostgreSQL (15 or newer) are not here: nothing was proved');
