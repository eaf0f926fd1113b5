import { expect, it, vi } from 'vitest';

/** The code as a page has it that was just loaded. The tab's storage stays. */
async function loadPage() {
  vi.resetModules();
  const { withOnceKey } = await import('./once-key.ts');
  const { ApiError } = await import('./api-error.ts');
  const failing = (code: string) => () => Promise.reject(new ApiError(code, { status: 0, code }));
  return {
    /** The key that was sent with what is asked. */
    async keyOf(asked: string, end: () => Promise<unknown> = async () => 'done') {
      let sent = '';
      await withOnceKey(asked, (key) => {
        sent = key;
        return end();
      }).catch(() => {});
      return sent;
    },
    lost: failing('network'),
    refused: failing('rate_limited'),
  };
}

it('sends what may have arrived with the same key after a reload, and the next wish with another', async () => {
  const before = await loadPage();
  const key = await before.keyOf('intake Ada', before.lost);
  const after = await loadPage();
  expect(await after.keyOf('intake Grace')).not.toBe(key);
  expect(await after.keyOf('intake Ada')).toBe(key);
  expect(await after.keyOf('intake Ada')).not.toBe(key);
});

it('sends what a reload broke off with the same key', async () => {
  const before = await loadPage();
  const key = await before.keyOf('intake Ada', () => Promise.reject(new DOMException('', 'AbortError')));
  expect(await (await loadPage()).keyOf('intake Ada')).toBe(key);
});

it('stores nothing of a wish that was answered or refused, and never its words', async () => {
  const page = await loadPage();
  await page.keyOf('intake Ada');
  await page.keyOf('intake Ada', page.refused);
  expect(sessionStorage).toHaveLength(0);
  await page.keyOf('intake Ada', page.lost);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ada');
});
