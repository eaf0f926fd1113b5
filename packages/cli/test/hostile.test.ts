import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';
import { type ServedSite, servePages } from './support/serve-site.ts';

const ESC = '\u001B';
const attack = `${ESC}[2J${ESC}]0;pwned\u0007\u009B31m\u202Eevil\u202C\u2066x\u2069\u200F`;
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop ${attack} 中文标题</title>
<meta name="description" content="${attack}"><meta property="og:site_name" content="${attack}店"></head>
<body><h1>One ${attack}</h1><h1>Two</h1><img src="/a${attack}.png"><p>${attack} 日本語の長い文章がここに続きます。</p></body></html>`;

let site: ServedSite;
beforeAll(async () => {
  site = await servePages({
    '/': page,
    '/robots.txt': `User-agent: GPTBot${ESC}[1m\nDisallow: /${ESC}[5m\n`,
  });
});
afterAll(() => site.close());

/** The text without the program's own colours and cursor movements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is looked for
const OWN = /\u001B\[(?:\d+(?:;\d+)*m|\d+A|J|\?25[lh])/g;
const OBEYED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

it.each([
  ['audit', []],
  ['audit', ['--format', 'json']],
  ['audit', ['--format', 'csv']],
  ['agents', []],
] as const)('%s %j: no text of a page does anything on a terminal', async (command, options) => {
  const { out, messages } = await runCli([command, site.url, ...options, '--allow-private', site.host], {
    terminal: { out: true, messages: true, columns: 60 },
  });
  for (const text of [out, messages]) {
    expect(text.length).toBeGreaterThan(100);
    expect(text.replace(OWN, '')).not.toMatch(OBEYED);
  }
});
