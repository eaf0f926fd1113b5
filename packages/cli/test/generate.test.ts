import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { type ServedSite, servePages, smithy } from './support/serve-site.ts';

const ROBOTS = '# Ours\nUser-agent: *\nDisallow: /private/\n';
const folder = mkdtempSync(join(tmpdir(), 'visible-ai-generate-'));
let site: ServedSite;
beforeAll(async () => {
  const asked =
    '<p>We forge anvils.</p><h2>How heavy is an anvil?</h2><p>Between 12 kg and 150 kg, made to order.</p>';
  site = await servePages({
    ...smithy,
    '/': (smithy['/'] ?? '')
      .replace('</main>', `${asked}</main>`)
      .replace('</head>', '<meta property="og:site_name" content="Anvil &amp; Co"></head>'),
    '/robots.txt': ROBOTS,
  });
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

const generate = (...argv: string[]) =>
  runCli(['generate', ...argv, '--allow-private', site.host], { environment: { CRAWL_RATE: '0' } });

describe('visible-ai generate', () => {
  it('writes an llms.txt of the pages that it read, and says on the other stream how many', async () => {
    const { code, out, messages } = await generate('llms-txt', site.url);
    expect(code).toBe(0);
    expect(out).toMatch(/^# Anvil & Co\n/);
    expect(out).toContain(`(${site.url}horns)`);
    expect(out).not.toContain('/hidden');
    expect(messages).toContain(`✓ Reading ${site.url}: 2 pages`);
  });

  it('edits the robots.txt that is there, and keeps its lines', async () => {
    const file = join(folder, 'robots.txt');
    const words = ['robots-txt', site.url, '--policy', 'no_training', '--disallow', '/cart/'];
    const { code, out } = await generate(...words, '--output', file, '--quiet');
    expect({ code, out }).toEqual({ code: 0, out: '' });
    const written = readFileSync(file, 'utf8');
    for (const line of ['# Ours', 'Disallow: /private/', 'Disallow: /cart/', 'User-agent: GPTBot'])
      expect(written.split('\n')).toContain(line);
  });

  it.each([
    ['html', '<p><strong>'],
    ['md', '## '],
    ['json-ld', '"FAQPage"'],
  ])('writes questions and answers as %s, from what the pages say', async (form, mark) => {
    const { code, out } = await generate('qa', site.url, '--questions', '3', '--as', form, '-q');
    expect(code).toBe(0);
    expect(out).toContain('How heavy is an anvil?');
    expect(out).toContain(mark);
  });

  it.each([
    [[], /^\{\n {2}"@context": "https:\/\/schema\.org",\n {2}"@graph": \[/],
    [['--as', 'html'], /^<!-- http\S+ -->\n<script type="application\/ld\+json">\n\{/],
  ])('writes structured data of what the pages say: json-ld %j', async (options, form) => {
    const { code, out } = await generate('json-ld', site.url, ...options, '-q');
    expect(code).toBe(0);
    expect(out).toMatch(form);
    expect(out).toContain(`"@id": "${site.url}#website"`);
    expect(out).toContain('"name": "Anvil & Co"');
  });

  it('writes the pages as Markdown, in one file', async () => {
    const { code, out } = await generate('llms-full', site.url, '-q');
    expect(code).toBe(0);
    expect(out).toMatch(/^# \S.*\n/);
    expect(out).toContain(`\nSource: ${site.url}\n`);
    expect(out).toContain('How heavy is an anvil?');
  });

  it('writes a Markdown file for each page, as one text or as a ZIP file', async () => {
    const { code, out } = await generate('markdown-pages', site.url, '-q');
    expect(code).toBe(0);
    expect(out).toMatch(/^==> index\.html\.md <==\n---\ntitle: /);
    const file = join(folder, 'pages.zip');
    const packed = await generate('markdown-pages', site.url, '--zip', '-o', file, '-q');
    expect({ code: packed.code, out: packed.out }).toEqual({ code: 0, out: '' });
    const zip = readFileSync(file);
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const [, name = ''] of out.matchAll(/^==> (.+) <==$/gm)) expect(zip.includes(name)).toBe(true);
  });

  it('ends with 2 and one reason where the site cannot be read, and leaves the file as it was', async () => {
    const file = join(folder, 'none.txt');
    const { code, out, messages } = await runCli(['generate', 'llms-txt', site.url, '-o', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(messages.match(/✗/g)).toHaveLength(1);
    expect(messages).toContain('--allow-private');
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});

it.each([
  [[], 'Write what? It takes llms-txt, llms-full, robots-txt, qa, json-ld, markdown-pages.'],
  [['sitemap', 'example.com'], 'There is no kind sitemap'],
  [['qa'], 'For which site?'],
  [['qa', 'a.example', 'b.example'], 'For which site?'],
  [['llms-txt', 'example.com', '--questions', '3'], '--questions goes with qa'],
  [['llms-full', 'example.com', '--zip'], '--zip goes with markdown-pages'],
  [['qa', 'example.com', '--policy', 'open'], '--policy goes with robots-txt'],
  [['qa', 'example.com', '--as', 'pdf'], '--as takes html, md, json-ld'],
  [['json-ld', 'example.com', '--as', 'md'], '--as takes json, html'],
  [['llms-txt', 'example.com', '--as', 'html'], '--as goes with qa and json-ld'],
  [['qa', 'example.com', '--questions', '51'], 'from 1 to 50'],
  [['robots-txt', 'example.com', '--policy', 'all'], '--policy takes open'],
])('%j is refused', async (words, complaint) => {
  const { code, messages } = await runCli(['generate', ...words]);
  expect(code).toBe(2);
  expect(messages).toContain(complaint);
});
