import { getEventListeners } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { analysisReport } from '@visible-ai/shared/analysis/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { type ServedSite, servePages, smithy } from './support/serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-cli-'));
let site: ServedSite;
beforeAll(async () => {
  site = await servePages(smithy);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const audit = (...argv: string[]) => runCli(['audit', ...argv, '--allow-private', site.host]);

describe('visible-ai audit', () => {
  it('shows score, ladder, matrix and findings, without colours in a pipe', async () => {
    const { code, out, messages } = await audit(site.url);
    expect(code).toBe(0);
    for (const part of [
      'Anvil & Co',
      'of 100',
      'What the fixes are worth',
      'ChatGPT',
      'What to fix',
      'llms-txt',
    ])
      expect(out).toContain(part);
    expect(out).not.toContain('\u001B');
    expect(messages).toMatch(/^✓ http:\/\/127\.0\.0\.1:\d+\/: \d+ of 100\n$/);
  });

  it('keeps nothing of a page that is done, however many there are', async () => {
    const { signal } = new AbortController();
    const pages = Array.from({ length: 12 }, (_, at) => `${site.url}?${at}`);
    await runCli(['audit', ...pages, '-q', '--allow-private', site.host], { signal });
    // Node.js warns from the eleventh on.
    expect(getEventListeners(signal, 'abort').length).toBeLessThan(pages.length - 1);
  });

  it('gives the whole report as JSON, and nothing else on its standard output', async () => {
    const { code, out } = await audit(site.url, '--format', 'json', '--quiet');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report.schemaVersion).toBe('1.0');
    expect(analysisReport.parse(report).requestedUrl).toBe(site.url);
  });

  it('gives a list of several addresses, in their order, and ends with the worst of them', async () => {
    const { code, out, messages } = await audit(`${site.url}gone`, site.url, '-f', 'json');
    expect(code).toBe(2);
    const [gone, home] = JSON.parse(out);
    expect(gone).toEqual({ requestedUrl: `${site.url}gone`, error: expect.stringContaining('404') });
    expect(home.url).toBe(site.url);
    expect(messages).toContain('404');
  });

  it('says in a file of each format that an address of several could not be checked', async () => {
    const gone = `${site.url}gone`;
    const said = async (format: string) => (await audit(gone, site.url, '-q', '-f', format)).out;
    const [header, first] = (await said('csv')).split('\r\n');
    expect(first).toMatch(new RegExp(`^${gone},,Could not check,,error,.*404`));
    expect(header?.split(',')).toHaveLength(first?.split(',').length ?? 0);
    expect(await said('md')).toMatch(/^# .*gone\n\n\*\*Could not check\.\*\* .*404/);
    expect(await said('junit')).toContain(`<testsuite name="${gone}" tests="1" failures="0" errors="1"`);
    const { runs } = JSON.parse(await said('sarif'));
    expect(runs).toHaveLength(1);
    expect(runs[0].invocations).toMatchObject([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [{ level: 'error', message: { text: expect.stringContaining(gone) } }],
      },
      { executionSuccessful: true },
    ]);
    expect(runs[0].results.length).toBeGreaterThan(3);
  });

  it('says a reason whole on a terminal, whose lines are cut to its width', async () => {
    const { messages } = await runCli(['audit', site.url], { terminal: { messages: true, columns: 60 } });
    expect(messages).toContain('add --allow-private and its HOST:PORT.');
  });

  it.each(['/proc/none', '/dev/full'].filter((path) => existsSync(dirname(path))))(
    'ends with 2 where a file cannot be written: %s',
    async (path) => {
      const { code, messages } = await audit(site.url, '-q', '-f', 'json', '-o', path);
      expect(code).toBe(2);
      expect(messages).toContain(`--output ${path} cannot be written.`);
    },
  );

  it('cannot check a page that answers 404, and says so even when it is quiet', async () => {
    const { code, out, messages } = await audit(`${site.url}gone`, '--quiet');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(messages).toContain(`✗ ${site.url}gone: `);
  });

  it('refuses a private address that nobody allowed, and says what allows it', async () => {
    const { code, messages } = await runCli(['audit', site.url]);
    expect(code).toBe(2);
    expect(messages).toContain('--allow-private');
  });

  it('takes what the environment allows, without a scheme for http', async () => {
    const environment = { ALLOW_PRIVATE_TARGETS: `10.0.0.1:80, ${site.host}` };
    const { code, out } = await runCli(['audit', site.host, '-q', '-f', 'json'], { environment });
    expect(code).toBe(0);
    expect(JSON.parse(out).requestedUrl).toBe(site.url);
  });

  it('ends with 1 below the score that was asked for, and with 0 at it', async () => {
    const { score } = JSON.parse((await audit(site.url, '-q', '-f', 'json')).out);
    expect((await audit(site.url, '--fail-under', String(score))).code).toBe(0);
    const below = await audit(site.url, '--fail-under', String(score + 1));
    expect(below.code).toBe(1);
    expect(below.messages).toContain(`Its score is ${score}; at least ${score + 1} was asked for.`);
    expect(below.out).toContain('of 100');
  });

  it('ends with 1 when a check fails that may not', async () => {
    const hidden = await audit(`${site.url}hidden`, '--fail-on', 'title,indexable');
    expect(hidden.code).toBe(1);
    expect(hidden.messages).toContain('It fails indexable.');
    expect((await audit(site.url, '--fail-on', 'indexable')).code).toBe(0);
  });

  it('writes a file whole, and leaves nothing beside it', async () => {
    const file = join(folder, 'report.json');
    const { code, out, messages } = await audit(site.url, '-f', 'json', '-o', file);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(messages).toContain(file);
    expect(JSON.parse(readFileSync(file, 'utf8')).url).toBe(site.url);
    expect(readdirSync(folder)).toEqual(['report.json']);
  });

  it('audits a whole site', async () => {
    const { code, out } = await runCli(
      ['audit', site.url, '--site', '--pages', '5', '--allow-private', site.host],
      {
        environment: { CRAWL_RATE: '0' },
      },
    );
    expect(code).toBe(0);
    expect(out).toContain('2 pages read');
  });
});

describe('a baseline', () => {
  const baseline = (report: object) => {
    const file = join(folder, 'baseline.json');
    writeFileSync(file, JSON.stringify(report));
    return file;
  };

  it('is held by the same page, and not by a worse one', async () => {
    const report = JSON.parse((await audit(site.url, '-q', '-f', 'json')).out);
    expect((await audit(site.url, '--baseline', baseline(report))).code).toBe(0);
    const lower = await audit(site.url, '--baseline', baseline([{ ...report, score: report.score + 1 }]));
    expect(lower.code).toBe(1);
    expect(lower.messages).toContain(`Its score fell from ${report.score + 1} to ${report.score}.`);
  });

  it('that is no report is refused before anything is asked', async () => {
    const { code, messages } = await audit(site.url, '--baseline', baseline({ some: 'thing' }));
    expect(code).toBe(2);
    expect(messages).toContain('takes an earlier --format json');
  });
});
