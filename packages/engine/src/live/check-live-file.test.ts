import { describe, expect, it } from 'vitest';
import type { FetchOutcome } from '../safe-fetch/fetch-result.ts';
import { checkLiveFile } from './check-live-file.ts';

const kept = '# Shop\n\n> Bread.\n';

/** What the check says if the site answers like this. */
function checkAgainst(live: string | Uint8Array, change: { status?: number; contentType?: string } = {}) {
  const body = typeof live === 'string' ? new TextEncoder().encode(live) : live;
  const { status = 200, contentType = 'text/plain' } = change;
  const asked: string[] = [];
  const openFetch = () => ({
    // Only these fields of an answer are read.
    fetch: async ({ url }: { url: string }) => {
      asked.push(url);
      return { ok: true, status, body, headers: { 'content-type': contentType } } as unknown as FetchOutcome;
    },
    close: async () => undefined,
  });
  const file = { path: '/llms.txt' as const, websiteUrl: 'https://a.example/shop/', text: kept };
  // The part of a fetch session that is used here.
  const open = openFetch as unknown as Parameters<typeof checkLiveFile>[0];
  return checkLiveFile(open, file, new AbortController().signal).then((check) => ({ ...check, asked }));
}

describe('a kept file', () => {
  it('is looked for at the root of its site', async () => {
    expect((await checkAgainst(kept)).asked).toEqual(['https://a.example/llms.txt']);
  });

  it('is the same, byte for byte', async () => {
    expect(await checkAgainst(kept)).toMatchObject({
      state: 'same',
      message: expect.stringContaining('exactly'),
    });
  });

  it.each([
    ['Windows line ends', kept.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${kept}`],
    ['spaces at the end of lines', kept.replace('Shop', 'Shop  ')],
    ['another number of line ends at its end', `${kept}\n\n`],
  ])('is the same but for %s', async (_name, live) => {
    const check = await checkAgainst(live);
    expect(check).toMatchObject({ state: 'same', live_text: live });
    expect(check.message).not.toContain('exactly');
  });

  it.each(['# Shop\n\n> Cake.\n', ` ${kept}`, ''])('is another than %j', async (live) => {
    expect(await checkAgainst(live)).toMatchObject({ state: 'different', live_text: live });
  });

  it('is another than two megabytes of spaces', async () => {
    const live = `# Shop${' '.repeat(2_000_000)}.`;
    expect(await checkAgainst(live)).toMatchObject({ state: 'different', live_text: live });
  });

  it('is missing where a web page answers in its place, or nothing is there', async () => {
    expect(
      await checkAgainst('<!doctype html><title>Shop</title>', { contentType: 'text/html' }),
    ).toMatchObject({
      state: 'missing',
      live_text: null,
    });
    expect(await checkAgainst('', { status: 404 })).toMatchObject({ state: 'missing' });
    expect(await checkAgainst('', { status: 410 })).toMatchObject({ state: 'missing' });
  });

  it('could not be checked where the site answers with an error', async () => {
    expect(await checkAgainst('', { status: 503 })).toMatchObject({ state: 'unreachable' });
    expect(await checkAgainst(kept, { status: 299 })).toMatchObject({ state: 'same' });
    expect(await checkAgainst(kept, { status: 300 })).toMatchObject({ state: 'unreachable' });
  });
});
