/**
 * `npm run bench:logs`: access logs. A gigabyte of each kind of format by the command line and into the service, in time and
 * memory; ten seeds in six formats against their truth, each count; and a search for the addresses of a log that was
 * handed in, broken off by kill -9 among it, through the data folder and a dump. `-- LOG_MB` makes the large logs smaller.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureReading } from './logs/measure-reading.ts';
import { proveTruth } from './logs/prove-truth.ts';
import { searchForAddresses } from './logs/search-for-addresses.ts';
import { printTable } from './support/print-table.ts';

const megabytes = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'visible-ai-logs-'));
try {
  printTable('ten seeds in six formats', await proveTruth());
  printTable('addresses that are left of a log', await searchForAddresses(folder));
  printTable(`${megabytes} MB`, await measureReading(folder, megabytes));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
