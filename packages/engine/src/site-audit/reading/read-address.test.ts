import { describe, expect, it } from 'vitest';
import type { FetchedResource } from '../../safe-fetch/fetch-result.ts';
import type { TaskFailure } from '../../threads/foreign-bytes.ts';
import { readAnswered, type SiteAsker } from './read-address.ts';

const url = 'https://shop.example/tea';

const answer = {
  ok: true,
  url,
  requestedUrl: url,
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: new TextEncoder().encode('<!doctype html><title>Tea</title><p>Green tea from Uji.</p>'),
  truncated: false,
  headersMs: 5,
  redirects: [],
} as unknown as FetchedResource;

function read(failure: TaskFailure) {
  const asker = {
    pool: { run: async () => ({ ok: false, failure, text: 'Why.' }) },
    site: { origin: 'https://shop.example' },
    robots: {},
    signal: new AbortController().signal,
  } as unknown as SiteAsker;
  return readAnswered(asker, url, answer, null);
}

describe('a page of a site', () => {
  it('that costs too much to read is a row that says so', async () => {
    expect((await read('too-complex')).row).toMatchObject({
      kind: 'unread',
      because: 'too-complex',
      text: 'Why.',
    });
  });

  it('that no thread had time for is not said to be too large: the audit ends and says that we are busy', async () => {
    await expect(read('unavailable')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The service was too busy to read the pages of this site.',
    });
  });
});
