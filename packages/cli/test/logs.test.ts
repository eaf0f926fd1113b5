import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LogTruth, makeLog } from '../../engine/test/logs/made-logs.ts';
import { runCli } from './support/run-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'visible-ai-logs-'));
const file = (name: string) => join(folder, name);
let truth: LogTruth;
let seen: string[];
let server: ReturnType<typeof createServer>;
let host: string;

beforeAll(async () => {
  let text = '';
  truth = await makeLog({ format: 'cloudflare', seed: 5, lines: 1500 }, (block) => {
    text += block;
  });
  writeFileSync(file('access.log'), text);
  writeFileSync(file('same.gz'), gzipSync(text));
  writeFileSync(file('broken.gz'), gzipSync(text).subarray(0, 4000));
  const visit = (path: string, ip: string) =>
    `${ip} - - [02/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 5 "-" "GPTBot/1.3"\n`;
  writeFileSync(
    file('small.log'),
    visit('/private/a', '52.230.152.9') + visit('/', '9.9.9.9') + visit('/\u001b[2J', '52.230.152.9'),
  );
  // A site with a robots.txt, and a mirror with one list, which has another network.
  seen = [];
  server = createServer((request, response) => {
    seen.push(String(request.url));
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /private\n');
    else if (request.url === '/lists/openai.com/gptbot.json')
      response.end('{"prefixes":[{"ipv4Prefix":"9.9.9.0/24"}]}');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const gptBotOf = (out: string) =>
  JSON.parse(out).agents.find(({ token }: { token: string }) => token === 'GPTBot');

describe('visible-ai logs', () => {
  it('fails on a file that is no access log: a script must not take that for “nobody came”', async () => {
    writeFileSync(file('notes.txt'), 'Dear diary,\ntoday nobody came.\n');
    const { code, messages } = await runCli(['logs', file('notes.txt'), '-q']);
    expect(code).toBe(2);
    expect(messages).toContain('Not one line is one of an access log');
    writeFileSync(file('empty.log'), '');
    const empty = await runCli(['logs', file('empty.log'), '-q']);
    expect([empty.code, empty.messages]).toEqual([2, expect.stringContaining('not one line to read')]);
  });

  it('marks a file of another kind beside a log, and tells what the log has', async () => {
    writeFileSync(file('error.log'), 'worker started\nworker ended\n');
    const { code, messages } = await runCli(['logs', file('error.log'), file('access.log')]);
    expect(code).toBe(0);
    expect(messages).toMatch(/✗ .*error\.log: 0 lines read, 2 not/);
    expect(messages).toMatch(/✓ .*access\.log: /);
  });

  it('tells who came as the logs have it, the same log once', async () => {
    const { code, out, messages } = await runCli(['logs', file('access.log'), file('same.gz'), '-f', 'json']);
    expect(code).toBe(0);
    expect(messages).toContain(`${truth.read} lines read, ${truth.unread} not`);
    expect(messages).toContain('counted once');
    const told = JSON.parse(out);
    expect(told.lines).toEqual({ read: truth.read, unread: truth.unread });
    expect(told.blockedButCame).toBeNull();
    for (const { token, visits, verified, spoofed, errors } of told.agents) {
      const { visits: all, verified: good, spoofed: bad, errors: failed } = truth.agents[token] ?? {};
      expect({ visits, verified, spoofed, errors }).toEqual({
        visits: all,
        verified: good,
        spoofed: bad,
        errors: failed,
      });
    }
    const sent = told.referrals.map(({ assistant, visits }: { assistant: string; visits: number }) => [
      assistant,
      visits,
    ]);
    expect(Object.fromEntries(sent)).toEqual(truth.referrals);
    for (const address of truth.addresses) expect(out).not.toContain(`"${address}"`);
  });

  it.each([60, 120])(
    'draws it for a person in %i columns, and says what it was verified by',
    async (columns) => {
      const { code, out } = await runCli(['logs', file('access.log')], { terminal: { columns } });
      expect(code).toBe(0);
      for (const part of [
        'For a person',
        'OAI-SearchBot',
        'spoofed',
        'Errors served to agents',
        '/broken',
        '500 ×',
        'chatgpt',
        '--ranges operators',
      ])
        expect(out).toContain(part);
      expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
    },
  );

  it('verifies by a mirror, and by its copy where that has no list', async () => {
    const { out, messages } = await runCli([
      'logs',
      file('small.log'),
      '--ranges',
      `http://${host}/lists`,
      '--format',
      'json',
    ]);
    expect(gptBotOf(out)).toMatchObject({ visits: 3, verified: 1, spoofed: 2 });
    expect(messages).toContain('1 of 19 lists came');
    expect(seen).toContain('/lists/openai.com/gptbot.json');
    const { out: copied } = await runCli(['logs', file('small.log'), '-f', 'json']);
    expect(gptBotOf(copied)).toMatchObject({ visits: 3, verified: 2, spoofed: 1 });
  });

  it('holds visits against the robots.txt of a site', async () => {
    const { code, out } = await runCli([
      'logs',
      file('small.log'),
      '--site',
      host,
      '--allow-private',
      host,
      '-f',
      'json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).blockedButCame).toEqual([
      { token: 'GPTBot', path: '/private/a', visits: 1, rule: 'Disallow: /private' },
    ]);
  });

  it('lets no path of a log command the terminal', async () => {
    const { out } = await runCli(['logs', file('small.log')], { terminal: { out: true, columns: 80 } });
    expect(out).not.toContain('\u001b[2J');
  });

  it('ends with 2 when one cannot be read, and tells the others', async () => {
    const { code, out, messages } = await runCli([
      'logs',
      file('none.log'),
      file('broken.gz'),
      file('small.log'),
      '-f',
      'json',
    ]);
    expect(code).toBe(2);
    expect(messages).toContain('none.log: There is no such file.');
    expect(messages).toContain('broken.gz: It begins as gzip');
    expect(JSON.parse(out).lines.read).toBe(3);
    expect((await runCli(['logs', file('none.log')])).code).toBe(2);
    const folder = await runCli(['logs', file('')]);
    expect(folder.code).toBe(2);
    expect(folder.messages).toContain('It is a folder. Give its files.');
  });
});
