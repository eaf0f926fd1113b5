import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ForeignTasks } from '@visible-ai/engine/testing/foreign-tasks';
import { createForeignBytesPool } from '@visible-ai/engine/testing/threads/create-foreign-bytes-pool';
import { siblingModule } from '@visible-ai/engine/testing/threads/sibling-module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const api = fileURLToPath(new URL('..', import.meta.url));
// Next to node_modules, so that the build's packages are resolved as from dist/.
const cache = `${api}node_modules/.cache/`;
mkdirSync(cache, { recursive: true });
const outdir = mkdtempSync(`${cache}build-`);
beforeAll(() => execFileSync(process.execPath, [`${api}build.mjs`, outdir]));
afterAll(() => rmSync(outdir, { recursive: true }));

describe('the worker module', () => {
  const page = {
    bytes: new TextEncoder().encode('<title>T</title><h1>H</h1>'),
    contentType: 'text/html',
    url: 'https://a.example/',
  };

  it.each(['the build', 'source'])('reads pages and files, started from %s', async (from) => {
    const beside = pathToFileURL(
      from === 'the build' ? `${outdir}/chunk-ABC.js` : `${api}../../packages/engine/src/create-engine.ts`,
    );
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

it('the build of the server finds every package it needs: it comes as far as reading its configuration', () => {
  const env = { ...process.env, PORT: 'nonsense' };
  const { stderr, stdout } = spawnSync(process.execPath, [`${outdir}/main.js`], { env, encoding: 'utf8' });
  expect(stdout + stderr).toContain('PORT');
  expect(stdout + stderr).not.toContain('ERR_MODULE_NOT_FOUND');
});

it.runIf(process.platform === 'linux')('the build says in one line that it may open too few files', () => {
  const line = `ulimit -n 64; exec "${process.execPath}" "${outdir}/main.js"`;
  const { stderr, status } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  expect(stderr).toBe(
    'Visible AI cannot start: the limit of open files is 64: it takes 512 or more (ulimit -n).\n',
  );
  expect(status).toBe(1);
});
