/**
 * `npm run bench:faults`: breaks the built service and what it depends on while people use it. Reports how
 * the service answered, when it was normal again, and whether any acknowledged work was lost or done twice.
 * `npm run bench:faults -- mail disk` breaks only those.
 */
import { clockFaults } from './faults/clock-faults.ts';
import { databaseFaults } from './faults/database-faults.ts';
import { diskFaults } from './faults/disk-faults.ts';
import { processFaults } from './faults/kill-faults.ts';
import { mailFaults } from './faults/mail-faults.ts';
import { pageSpeedFaults } from './faults/page-speed-faults.ts';
import { printTable } from './support/print-table.ts';

const faults = {
  database: databaseFaults,
  process: processFaults,
  mail: mailFaults,
  pagespeed: pageSpeedFaults,
  disk: diskFaults,
  clock: clockFaults,
};

const wanted = process.argv.slice(2);
for (const [name, cause] of Object.entries(faults))
  if (wanted.length === 0 || wanted.includes(name)) printTable(`Faults: ${name}`, await cause());
