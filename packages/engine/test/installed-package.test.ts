import { execFile, execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createEngine } from '../src/create-engine.ts';
import { reportOfPage } from '../src/report/report-of-page.ts';
import { type LocalSite, serveLocally } from './support/audit-local-site.ts';

const here = fileURLToPath(new URL('..', import.meta.url));
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const outcome = z.object({ report: z.record(z.string(), z.unknown()), file: z.string(), pdf: z.string() });

/** What a program does with the engine, however it was installed. */
const program = `
import { createHash } from 'node:crypto';
export async function run({ createEngine, reportOfPage }, url, host) {
  const engine = createEngine({ version: '1.0.0', homepage: 'https://a.example', allowPrivateTargets: [host], crawlRate: 0, readers: 1 });
  const signal = AbortSignal.timeout(110000);
  const audited = await engine.auditPage(url, signal);
  const site = await engine.crawlSite({ url, pageLimit: 5, autoDetectSize: false, skipCrawling: false, signal,
    timeLimitMs: 90000, known: [], onPage: async () => {}, onProgress: () => {} });
  const { text } = await engine.writers.llmsTxt(site, signal);
  const saved = { ...audited.report, createdAt: '2026-11-20T10:00:00.000Z' };
  const hash = createHash('sha256');
  for await (const part of engine.renderReport(reportOfPage(saved), { format: 'pdf', signal })) hash.update(part);
  await engine.close();
  return { report: audited.report, file: text, pdf: hash.digest('hex') };
}
`;

/** The package that a line of the bundle imports. */
const IMPORTED = /^(?:import|export) (?:[^'"]* from )?"((?:@[^/"]+\/)?[^./"][^/"]*)[^"]*";$/gm;

/** A report without what differs between two runs of the same program. */
const steady = ({ report, file, pdf }: z.output<typeof outcome>) => {
  const { durationMs: _time, ...rest } = report;
  return { report: rest, file, pdf };
};

/** The packed package in a separate folder, as `npm install` leaves it: with its dependencies beside it. */
function install(folder: string): void {
  const built = join(folder, 'built');
  execFileSync(process.execPath, [`${here}build.mjs`, built]);
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: built,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const modules = join(folder, 'node_modules');
  const target = join(modules, '@visible-ai/engine');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', target, '--strip-components=1']);
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')));
  for (const name of Object.keys(dependencies)) {
    const own = join(here, 'node_modules', name);
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(existsSync(own) ? own : join(here, '../../node_modules', name), link);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-installed-'));
let site: LocalSite;
beforeAll(async () => {
  install(folder);
  const pages: Record<string, string> = {
    '/': '<!doctype html><html lang="en"><title>Anvil &amp; Co</title><meta name="description" content="We make anvils by hand in Sheffield."><h1>Anvils</h1><p>We make anvils by hand, and ship them <a href="/horns">with horns</a>.</p>',
    '/horns':
      '<!doctype html><html lang="en"><title>Horns</title><h1>Horns</h1><p>A horn is the rounded front of an anvil, on which smiths bend iron into rings.</p>',
  };
  site = await serveLocally((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) response.writeHead(404).end('Not here');
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
}, 180_000);
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

it('audits a page, writes a file and draws a PDF in its threads as from source, where only the package is installed', async () => {
  const script = `${program}
const engine = await import('@visible-ai/engine');
console.log(JSON.stringify(await run(engine, ...process.argv.slice(2))));
`;
  writeFileSync(join(folder, 'program.mjs'), script);
  const ran = await promisify(execFile)(process.execPath, ['program.mjs', site.url, site.host], {
    cwd: folder,
    maxBuffer: 16 * 1024 * 1024,
  });
  const installed = outcome.parse(JSON.parse(ran.stdout));
  writeFileSync(join(folder, 'from-source.mjs'), program);
  const { run } = await import(join(folder, 'from-source.mjs'));
  const fromSource = outcome.parse(
    JSON.parse(JSON.stringify(await run({ createEngine, reportOfPage }, site.url, site.host))),
  );
  expect(installed.file).toContain('/horns');
  expect(steady(installed)).toEqual(steady(fromSource));
  // Two engines start one after the other, each with all its threads.
}, 240_000);

it('refuses every call after it was closed, by an error that the package exports', async () => {
  const script = `
import { createEngine, EngineError } from '@visible-ai/engine';
const engine = createEngine({ version: '1.0.0' });
await engine.close();
await engine.close();
const refused = await engine.auditPage('https://example.com/', AbortSignal.timeout(30000)).catch((error) => error);
console.log(refused instanceof EngineError, refused.code, refused.message);
`;
  writeFileSync(join(folder, 'closed.mjs'), script);
  const ran = await promisify(execFile)(process.execPath, ['closed.mjs'], { cwd: folder });
  expect(ran.stdout.trim()).toBe('true shutting_down The engine is closed.');
});

const typed = `
import { type Audited, createEngine, EngineError, reportOfPage } from '@visible-ai/engine';
import { openLogReader } from '@visible-ai/engine/logs';
const engine = createEngine({ version: '1.0.0', allowPrivateTargets: [] });
const audited: Audited = await engine.auditPage('https://example.com/', AbortSignal.timeout(1000));
const score: number = audited.ok ? audited.report.score : 0;
// @ts-expect-error: a score is a number
const text: string = score;
export const reader = openLogReader;
export const told = (error: unknown) => (error instanceof EngineError ? error.code satisfies string : text);
if (audited.ok) reportOfPage({ ...audited.report, createdAt: '2026-11-20T10:00:00.000Z' });
`;

it('tells programs in TypeScript what they call, however strict they are', async () => {
  writeFileSync(join(folder, 'typed.mts'), typed);
  for (const name of ['@types/node', 'undici-types']) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(here, '../../node_modules', name), join(folder, 'node_modules', name));
  }
  const compiler = join(here, '../../node_modules/typescript-native/bin/tsc');
  const strict = '--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --skipLibCheck false';
  const settings = `${strict} --module nodenext --target es2023 --types node --noEmit --ignoreConfig typed.mts`;
  const compiled = promisify(execFile)(process.execPath, [compiler, ...settings.split(' ')], { cwd: folder });
  await expect(compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).resolves.toMatchObject({
    stdout: '',
  });
}, 60_000);

it('names every package it imports, none of them of this repository', () => {
  const target = join(folder, 'node_modules/@visible-ai/engine');
  const { dependencies, optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')),
  );
  const imported = readdirSync(target)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(target, file), 'utf8').matchAll(IMPORTED)])
    .map(([, name]) => name ?? '');
  const named = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)];
  expect(imported).toContain('zod');
  expect(imported.filter((name) => !isBuiltin(name) && !named.includes(name))).toEqual([]);
  expect(named.filter((name) => name.startsWith('@visible-ai/'))).toEqual([]);
});
