import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import engine from '../../engine/package.json' with { type: 'json' };
import mcp from '../../mcp/package.json' with { type: 'json' };
import manifest from '../package.json' with { type: 'json' };
import { installCli } from './support/pack-cli.ts';
import { type ServedSite, servePages, serveSite, smithy } from './support/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-cli-installed-'));
let program: string;
let site: ServedSite;
beforeAll(async () => {
  program = installCli(folder);
  site = await servePages(smithy);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...argv: string[]) => spawn(process.execPath, [program, ...argv], { cwd: folder });
/** The exit code and output of a process. */
async function ended(child: ChildProcess) {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const [code] = z
    .tuple([z.number().nullable()])
    .rest(z.unknown())
    .parse(await once(child, 'close'));
  return { code, said };
}

/** The package that a line of the bundle imports from. */
const IMPORTED = /^(?:import|export) (?:[^'"]* from )?"((?:@[^/"]+\/)?[^./"][^/"]*)[^"]*";$/gm;

describe('the package', () => {
  it('audits a page in its threads where nothing but the package and what it names is installed', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, 'audit', site.url, '--allow-private', site.host, '--format', 'json'],
      { cwd: folder },
    );
    const report = z.object({ score: z.number(), url: z.string() }).parse(JSON.parse(stdout));
    expect(report.url).toBe(site.url);
  });

  it('names every package that it imports', () => {
    const built = join(folder, 'node_modules/@visible-ai/cli/dist');
    const imported = readdirSync(built)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(join(built, file), 'utf8').matchAll(IMPORTED)])
      .map(([, name]) => name ?? '');
    const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(imported).toContain('zod');
    expect(imported.filter((name) => !isBuiltin(name) && !named.includes(name))).toEqual([]);
    expect(named.filter((name) => name.startsWith('@visible-ai/'))).toEqual([]);
  });

  it('has what the engine and the tools have, in the same versions', () => {
    const { '@visible-ai/shared': _own, ...ofEngine } = engine.dependencies;
    const { '@visible-ai/shared': _shared, '@visible-ai/engine': _engine, ...ofTools } = mcp.dependencies;
    expect(manifest.dependencies).toMatchObject({ ...ofEngine, ...ofTools });
    const { lighthouse, ...optional } = engine.optionalDependencies;
    expect(manifest.optionalDependencies).toEqual(optional);
    expect(manifest.peerDependencies).toEqual({ lighthouse });
  });
});

describe('the program', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ended by %s exits with %d, although the page never answers', async (signal, code) => {
    let asked = () => {};
    const wasAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const silent = await serveSite(() => asked());
    const child = start('audit', silent.url, '--allow-private', silent.host);
    const end = ended(child);
    await wasAsked;
    child.kill(signal);
    expect((await end).code).toBe(code);
    silent.close();
  });

  it('ends without a word when nobody reads its results', async () => {
    const child = start('audit', site.url, '--allow-private', site.host, '--quiet');
    child.stdout.destroy();
    expect(await ended(child)).toEqual({ code: 0, said: '' });
  });

  // A full disk, as Linux simulates it.
  it.runIf(existsSync('/dev/full'))('ends with 2 where there is no room for its results', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(
      process.execPath,
      [program, 'audit', site.url, '--allow-private', site.host, '-q', '-f', 'json'],
      { stdio: ['ignore', full, 'pipe'] },
    );
    closeSync(full);
    expect(await ended(child)).toEqual({
      code: 2,
      said: '✗ The standard output cannot be written (ENOSPC).\n',
    });
  });

  it('serves its tools to an assistant until that closes its end', async () => {
    const child = start('mcp');
    const end = ended(child);
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'a test', version: '1' },
      },
    };
    child.stdin.write(`${JSON.stringify(initialize)}\n`);
    const [answer] = await once(child.stdout, 'data');
    expect(JSON.parse(String(answer))).toMatchObject({
      id: 1,
      result: { serverInfo: { name: 'visible-ai' } },
    });
    child.stdin.end();
    expect(await end).toEqual({ code: 0, said: '' });
  });
});
