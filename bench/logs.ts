/**
 * `npm run bench:logs`: access logs. A gigabyte of each kind of format through the command line and through
 * the service, with time and memory; ten seeds in six formats, every count compared with the truth; and a
 * search of the data folder and a dump for the addresses of uploaded logs, one of them interrupted by kill
 * -9. `-- LOG_MB` makes the large logs smaller.
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
