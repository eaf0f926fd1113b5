import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { makeLog } from '../../packages/engine/test/logs/made-logs.ts';
import type { Row } from '../support/print-table.ts';
import { handIn, openSite, startCounting, visitsOf } from './logging-service.ts';

const program = fileURLToPath(new URL('../../apps/api/dist/backup.js', import.meta.url));
const LINES = 200_000;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
}

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Which of the addresses are in any of the files, compressed or not. */
function found(files: Iterable<string>, addresses: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const file of files) {
    const raw = readFileSync(file);
    const bytes = isPacked(raw) ? gunzipSync(raw) : raw;
    for (const address of addresses) if (bytes.includes(address)) seen.add(address);
  }
  return [...seen];
}

const row = (what: string, measured: number, target: number): Row => ({
  what,
  measured: String(measured),
  target: String(target),
  met: measured === target,
});

/**
 * Uploads half of a log, kills the service, uploads the whole log, and looks for its addresses everywhere.
 */
export async function searchForAddresses(folder: string): Promise<Row[]> {
  const blocks: Buffer[] = [];
  const truth = await makeLog({ format: 'nginx', seed: 'search', lines: LINES }, (text) =>
    blocks.push(Buffer.from(text)),
  );
  const dataDir = join(folder, 'searched');
  mkdirSync(dataDir);
  let service = await startCounting(dataDir);
  const site = await openSite(service);
  const half = (async function* () {
    yield* blocks.slice(0, Math.floor(blocks.length / 2));
    await service.kill();
  })();
  await handIn(service, site, half).catch(() => undefined);
  const afterKill = found(filesIn(dataDir), truth.addresses);
  service = await startCounting(dataDir);
  const counted = (await visitsOf(service, site)).lines.read;
  const whole = (async function* () {
    yield* blocks;
  })();
  const { lines } = await handIn(service, site, whole);
  const visits = (await visitsOf(service, site)).agents.reduce((sum, agent) => sum + agent.visits, 0);
  await service.stop();
  const dump = join(folder, 'dump.gz');
  await promisify(execFile)(process.execPath, [program, 'backup', dump], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const expected = Object.values(truth.agents).reduce((sum, agent) => sum + agent.visits, 0);
  return [
    row('lines counted of a log that broke off with kill -9', counted, 0),
    row('lines of it counted when it was handed in whole', lines.read, truth.read),
    row('visits of agents that are told', visits, expected),
    row(`of ${truth.addresses.length} addresses found in the data folder after kill -9`, afterKill.length, 0),
    row('found in the data folder at the end', found(filesIn(dataDir), truth.addresses).length, 0),
    row('found in a dump', found([dump], truth.addresses).length, 0),
  ];
}
