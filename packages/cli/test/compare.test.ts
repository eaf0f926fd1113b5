import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { type ServedSite, servePages, smithy } from './support/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-compare-'));
let site: ServedSite;
beforeAll(async () => {
  site = await servePages(smithy);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const compare = (...argv: string[]) => runCli(['compare', ...argv, '--allow-private', site.host]);

it('shows what theirs does better, with the fix for ours, worth most first', async () => {
  const { code, out, messages } = await compare(`${site.url}hidden`, site.url);
  expect(code).toBe(0);
  expect(out).toContain('indexable');
  expect(out).toContain('noindex');
  expect(out).not.toContain('\u001B');
  for (const path of ['', 'hidden']) expect(messages).toContain(`✓ ${site.url}${path}: `);
});

it('gives as JSON what the call of the service answers, into a file where one is named', async () => {
  const file = join(folder, 'compared.json');
  const { code, out } = await compare(`${site.url}hidden`, site.url, '-f', 'json', '-o', file, '-q');
  expect({ code, out }).toEqual({ code: 0, out: '' });
  const { ours, theirs, differences } = JSON.parse(readFileSync(file, 'utf8'));
  expect(ours).toEqual({ url: `${site.url}hidden`, score: expect.any(Number) });
  expect(theirs).toEqual({ url: site.url, score: expect.any(Number) });
  expect(theirs.score).toBeGreaterThan(ours.score);
  expect(differences[0]).toMatchObject({
    checkId: 'indexable',
    ours: { status: 'fail' },
    theirs: { status: 'pass' },
  });
  const points = differences.map((one: { points: number }) => one.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
});

it('ends with 2 and names the page that cannot be had, without a comparison', async () => {
  for (const [words, more] of [
    [[site.url, `${site.url}gone`], []],
    [[`${site.url}gone`, site.url], ['--quiet']],
  ] as const) {
    const { code, out, messages } = await compare(...words, ...more);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(messages.match(/✗ .*/g)).toEqual([expect.stringContaining(`${site.url}gone: `)]);
    expect(messages).toContain('404');
  }
});

it.each([
  [['example.com'], 'Which two pages?'],
  [['example.com', 'example.com'], 'Both are the same page'],
  [['a.example', 'b.example', 'c.example'], 'Which two pages?'],
  [['a.example', 'b.example', '-f', 'csv'], '--format takes pretty, json'],
])('%j is refused', async (words, complaint) => {
  const { code, messages } = await runCli(['compare', ...words]);
  expect(code).toBe(2);
  expect(messages).toContain(complaint);
});

it('takes - for the standard output', async () => {
  const { code, out } = await compare(`${site.url}hidden`, site.url, '-f', 'json', '-o', '-', '-q');
  expect({ code, ours: JSON.parse(out).ours.url }).toEqual({ code: 0, ours: `${site.url}hidden` });
});
