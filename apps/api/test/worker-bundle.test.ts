import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { ForeignTasks } from '../src/foreign-tasks.ts';
import { createForeignBytesPool } from '../src/infra/worker-pool/create-foreign-bytes-pool.ts';
import { siblingModule } from '../src/infra/worker-pool/sibling-module.ts';

const api = fileURLToPath(new URL('..', import.meta.url));
// Beside node_modules, where the build's packages are found as they are from dist/.
const cache = `${api}node_modules/.cache/`;
mkdirSync(cache, { recursive: true });
const outdir = mkdtempSync(`${cache}build-`);
afterAll(() => rmSync(outdir, { recursive: true }));

describe('the worker module', () => {
  const page = {
    bytes: new TextEncoder().encode('<title>T</title><h1>H</h1>'),
    contentType: 'text/html',
    url: 'https://a.example/',
  };

  it.each(['the build', 'source'])('reads pages and files, started from %s', async (from) => {
    if (from === 'the build') execFileSync(process.execPath, [`${api}build.mjs`, outdir]);
    const beside = pathToFileURL(from === 'the build' ? `${outdir}/chunk-ABC.js` : `${api}src/compose.ts`);
    const module = siblingModule('foreign-tasks', beside.href);
    const pool = createForeignBytesPool<ForeignTasks>({ module, workers: 1 });
    try {
      expect(await pool.run('page', page)).toMatchObject({ ok: true, value: { title: 'T' } });
      const file = { bytes: new TextEncoder().encode('# Name\n'), contentType: 'text/plain' };
      expect(await pool.run('llms', file)).toMatchObject({ ok: true, value: { file: { title: 'Name' } } });
    } finally {
      await pool.close();
    }
  });
});
