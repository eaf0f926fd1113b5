import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { copiedRanges } from '../../src/logs/agents/known-ranges.ts';
import { createLogReader } from '../../src/logs/create-log-reader.ts';
import { siblingModule } from '../../src/threads/sibling-module.ts';

const reader = createLogReader(siblingModule('../../src/log-tasks', import.meta.url));
afterAll(() => reader.close());

const never = new AbortController().signal;
const read = (blocks: AsyncIterable<Uint8Array>, mostBytes = 50_000_000, signal = never) =>
  reader.readLog(blocks, { ranges: copiedRanges, mostBytes }, signal);
async function* once(...blocks: Buffer[]) {
  yield* blocks;
}
async function countsOf(text: string | Buffer) {
  const outcome = await read(once(Buffer.from(text)));
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.counts;
}
const visit = (path: string, agent = 'GPTBot/1.3', ip = '52.230.152.9') =>
  `${ip} - - [02/Nov/2026:10:00:00 +0000] "GET ${path} HTTP/1.1" 200 5 "-" "${agent}"\n`;

describe('a log that somebody made to do harm', () => {
  it('of any number of paths is counted whole, with the first ten thousand told apart', async () => {
    const text = Array.from({ length: 12_000 }, (_, at) => visit(`/page-${at}`)).join('');
    const { visits, lines } = await countsOf(text);
    expect(lines).toEqual({ read: 12_000, unread: 0 });
    expect(visits).toHaveLength(10_001);
    expect(visits.find(({ path }) => path === '(other paths)')?.visits).toBe(2000);
  });

  it('of any number of days and answers has so many counts and no more, and says what it left out', async () => {
    const blocks = Array.from({ length: 200 }, (_, at) => {
      const date = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
      const lines = Array.from({ length: 900 }, (_each, status) =>
        JSON.stringify({
          ts: `${date}T10:00:00Z`,
          request: { uri: '/', client_ip: '52.230.152.9', headers: { 'User-Agent': ['GPTBot/1.3'] } },
          status: 100 + status,
        }),
      );
      return `${lines.join('\n')}\n`;
    });
    const { visits, lines } = await countsOf(blocks.join(''));
    expect(visits).toHaveLength(120_000);
    expect(lines).toEqual({ read: 120_000, unread: 60_000 });
  });

  it('keeps nothing that is no path: it may be an address, where columns stand otherwise than is said', async () => {
    const shifted = [
      '2026-11-02',
      '10:00:00',
      'AMS1',
      '5',
      '52.230.152.9',
      'GET',
      'h',
      '203.0.113.9',
      '200',
      '-',
      'GPTBot',
    ];
    const { visits } = await countsOf(
      `${visit('203.0.113.9:443')}${visit('2001:db8::9')}${shifted.join('\t')}\n${visit('http://a.example?x=1')}`,
    );
    expect(visits.map(({ path, visits: count }) => [path, count])).toEqual([
      ['(other paths)', 3],
      ['/', 1],
    ]);
  });

  it('keeps no path that no database keeps, and none that is endless', async () => {
    const line = (uri: string) =>
      `${JSON.stringify({ ts: 1_793_613_600.5, request: { uri, client_ip: '52.230.152.9', headers: { 'User-Agent': ['GPTBot/1.3'] } }, status: 200 })}\n`;
    const { visits } = await countsOf(line('/a\0b') + line('/\ud800') + line(`/${'x'.repeat(3000)}`));
    expect(visits.map(({ path }) => path)).toEqual(['/a\uFFFDb', '/\uFFFD', '(other paths)']);
  });

  it('that is a bomb ends at the limit, without being unpacked to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, 'a'));
    expect(await read(once(bomb))).toEqual({ ok: false, problem: 'too-large' });
  });

  it('that is half a gzip, or none behind its first bytes, is told as that and counts nothing', async () => {
    const packed = gzipSync(visit('/').repeat(5000));
    expect(await read(once(packed.subarray(0, packed.length - 9)))).toEqual({
      ok: false,
      problem: 'broken-gzip',
    });
    expect(await read(once(Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])))).toEqual({
      ok: false,
      problem: 'broken-gzip',
    });
  });

  it.each([
    ['zstd', [0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x00]],
    ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
    ['bzip2', [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59, 0x26, 0x53, 0x59]],
    ['zip', [0x50, 0x4b, 0x03, 0x04, 0x14]],
  ])('that is packed as %s is told as that, and not as lines that cannot be read', async (_name, bytes) => {
    const first = Buffer.from(bytes);
    // However the bytes arrive.
    for (const blocks of [[first], Array.from(first, (byte) => Buffer.from([byte]))])
      expect(await read(once(...blocks))).toEqual({ ok: false, problem: 'not-gzip' });
  });

  it.each([
    ['nothing', '', { read: 0, unread: 0 }],
    ['one byte', 'x', { read: 0, unread: 1 }],
    ['deep brackets', `${'['.repeat(60_000)}\n{"a":${'['.repeat(60_000)}\n`, { read: 0, unread: 2 }],
    ['quotes without end', `${visit('/').slice(0, 40)}${'"\\'.repeat(30_000)}\n`, { read: 0, unread: 1 }],
    ['dates without end', `${'a - - [02/Nov/2026:10:00:00 +0000] "'.repeat(1500)}\n`, { read: 0, unread: 1 }],
    ['a month that is none', visit('/').replace('Nov', 'Ovd'), { read: 0, unread: 1 }],
    ['no line end', visit('/').trimEnd(), { read: 1, unread: 0 }],
    ['empty lines', `\n\r\n${visit('/')}\n\n`, { read: 1, unread: 0 }],
  ])('of %s is counted', async (_name, text, lines) => {
    expect((await countsOf(text)).lines).toEqual(lines);
  });

  it('of an agent without an address leaves its word', async () => {
    const { visits } = await countsOf(
      visit('/', 'GPTBot/1.3', '-') + visit('/', 'GPTBot/1.3', 'host.example'),
    );
    expect(visits).toMatchObject([{ verdict: 'claimed', visits: 2 }]);
  });

  it('that stops coming is given up when its caller leaves', async () => {
    const leave = new AbortController();
    async function* stalled() {
      yield Buffer.from(visit('/'));
      await new Promise((resolve) => leave.signal.addEventListener('abort', resolve));
      throw new Error('The connection has ended');
    }
    const outcome = read(stalled(), 1e6, leave.signal);
    leave.abort(new Error('gone'));
    await expect(outcome).rejects.toThrow('gone');
  });

  it('whose bytes fail on the way is told why', async () => {
    async function* broken() {
      yield Buffer.from(visit('/'));
      throw new Error('reset by peer');
    }
    await expect(read(broken())).rejects.toThrow('reset by peer');
  });

  it('holds no other up: eight are read at once, also when most of them wait', async () => {
    const go = new AbortController();
    const waits = Array.from({ length: 6 }, () =>
      read(
        (async function* () {
          yield Buffer.from(visit('/'));
          await new Promise((resolve) => go.signal.addEventListener('abort', resolve));
          yield Buffer.from(visit('/'));
        })(),
      ),
    );
    expect((await countsOf(visit('/'))).lines.read).toBe(1);
    go.abort();
    for (const outcome of await Promise.all(waits)) expect(outcome).toMatchObject({ ok: true });
  });
});
