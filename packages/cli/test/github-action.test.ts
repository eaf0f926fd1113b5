import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCli, linkDependencies } from './support/pack-cli.ts';
import { runGithubAction } from './support/run-github-action.ts';
import { type ServedSite, servePages, smithy } from './support/serve-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'visible-ai-action-'));
/** The folder of the action's checkout, and that of the repository that uses it. */
const action = join(folder, 'action');
const workspace = join(folder, 'workspace');
let site: ServedSite;
beforeAll(async () => {
  buildCli(join(action, 'packages/cli'));
  cpSync(join(root, 'packages/cli/action'), join(action, 'packages/cli/action'), { recursive: true });
  cpSync(join(root, 'action.yml'), join(action, 'action.yml'));
  linkDependencies(join(action, 'node_modules'));
  mkdirSync(workspace);
  site = await servePages({
    ...smithy,
    '/loud': `<title>Loud</title><h1>::error::pwned</h1><p>\n::set-output name=score::100\n</p>`,
  });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (inputs: Record<string, string>) =>
  runGithubAction(action, workspace, { 'allow-private': site.host, ...inputs });

describe('the action', () => {
  it('tells score, report, SARIF and a summary', async () => {
    const { code, outputs, summary, log } = await run({
      url: site.url,
      format: 'csv',
      map: `${site.url}=public/`,
      'fail-under': '1',
    });
    expect(code, log).toBe(0);
    expect(Number(outputs.score)).toBeGreaterThan(0);
    expect(outputs.report).toMatch(/\.csv$/);
    expect(readFileSync(outputs.report ?? '', 'utf8')).toContain('llms-txt');
    const sarif = JSON.parse(readFileSync(outputs.sarif ?? '', 'utf8'));
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'public/index.html',
    );
    expect(summary).toContain('Anvil');
    expect(log).toContain('Who may read it');
  });

  it('fails below what was asked for, and tells the lowest score of several pages all the same', async () => {
    const { code, outputs, log } = await run({
      url: `${site.url}\n${site.url}hidden`,
      'fail-on': 'indexable',
    });
    expect(code).toBe(1);
    const reports: { score: number }[] = JSON.parse(readFileSync(outputs.report ?? '', 'utf8'));
    expect(outputs.score).toBe(String(Math.min(...reports.map(({ score }) => score))));
    expect(log).toMatch(/^::error title=Visible AI::.*It fails indexable\.$/m);
  });

  it('fails with 2 when the page cannot be had, and tells no score', async () => {
    const { code, outputs, summary } = await run({ url: `${site.url}gone` });
    expect({ code, ...outputs, summary }).toEqual({ code: 2, score: '', report: '', sarif: '', summary: '' });
  });

  it('takes what YAML takes for true, and stops at anything else', async () => {
    const whole = await run({ url: site.url, site: 'True', pages: '2' });
    expect(whole.code, whole.log).toBe(0);
    const { code, log } = await run({ url: site.url, site: 'yes' });
    expect(code).toBe(2);
    expect(log).toContain('::error title=Visible AI::site takes true or false, not yes.');
  });

  it('says at the job what was wrong with an input', async () => {
    const { log } = await run({ url: site.url, 'fail-on': 'no%0Asuch' });
    expect(log).toMatch(/^::error title=Visible AI::There is no check no%250Asuch\./m);
  });

  it('holds a page against a baseline of the repository', async () => {
    writeFileSync(join(workspace, 'last.json'), JSON.stringify({ url: site.url, score: 100, checks: [] }));
    const { code, log } = await run({ url: site.url, baseline: 'last.json' });
    expect(code).toBe(1);
    expect(log).toContain('Its score fell from 100');
  });

  it.each([
    ['url', `--output=${folder}/written`],
    ['url', `$(touch ${folder}/written)`],
    ['url', `"; touch ${folder}/written; "`],
    ['pages', `1; touch ${folder}/written`],
    ['fail-on', `indexable --output=${folder}/written`],
    ['format', `json --output=${folder}/written`],
    ['baseline', `\`touch ${folder}/written\``],
  ])('takes %s of %j for a value, not for an order', async (input, value) => {
    const { code } = await run({ url: site.url, [input]: value });
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'written'))).toBe(false);
  });

  it('lets no text of a page command the runner', async () => {
    const { log } = await run({ url: `${site.url}loud` });
    const [, token = ''] = log.match(/::stop-commands::(\S+)/) ?? [];
    const heard = log.replace(
      log.slice(log.indexOf(`::stop-commands::${token}`), log.lastIndexOf(`::${token}::`)),
      '',
    );
    expect(log).toContain('pwned');
    expect(heard).not.toContain('pwned');
  });
});

it('builds nothing into a script from its inputs', () => {
  const text = readFileSync(join(root, 'action.yml'), 'utf8');
  const scripts = [...text.matchAll(/^\s+run: (.*)$/gm)].map(([, script = '']) => script);
  expect(scripts).toHaveLength(2);
  expect(scripts.filter((script) => script.includes('${{'))).toEqual([]);
});
