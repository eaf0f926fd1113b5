import { describe, expect, it } from 'vitest';
import { extractPageFacts } from '../../page/extract-page-facts.ts';
import type { PageFacts } from '../../page/page-facts.ts';
import type {
  FetchedResource,
  FetchOutcome,
  FetchRequest,
  FetchSession,
} from '../../safe-fetch/fetch-result.ts';
import { fetchedText } from '../../safe-fetch/testing/fetched-text.ts';
import type { TaskOutcome } from '../../threads/foreign-bytes.ts';
import { gatherPage, type PageReaders } from './gather-page.ts';

const url = 'https://shop.example/';
const signal = new AbortController().signal;

const answer = (change: Partial<FetchedResource> = {}, html = '<title>Shop</title>'): FetchedResource =>
  fetchedText(url, html, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    headersMs: 12,
    totalMs: 20,
    ...change,
  });

/** Reads in this thread; the pool's own tests cover threads. */
const readersGiving = (give?: TaskOutcome<PageFacts>): PageReaders => ({
  run: async (_task, source) => give ?? { ok: true, value: extractPageFacts(source) },
  close: async () => undefined,
});

async function gather(outcome: FetchOutcome, readers = readersGiving()) {
  const asked: FetchRequest[] = [];
  const session: FetchSession = {
    fetch: async (request) => {
      asked.push(request);
      return outcome;
    },
    close: async () => undefined,
  };
  return { ...(await gatherPage(readers, session, url, signal)), asked };
}

describe('gathering the page', () => {
  it('gives the response and the facts, from one request for at most 2 MB', async () => {
    const { response, page, outcome, asked } = await gather(answer());
    expect(response).toMatchObject({ ok: true, value: { status: 200, bytes: 19, headersMs: 12 } });
    expect(page).toMatchObject({ ok: true, value: { title: 'Shop', truncated: false } });
    expect(outcome).toMatchObject({ ok: true, status: 200 });
    expect(asked).toMatchObject([{ url, maxBytes: 2_097_152, atLimit: 'cut' }]);
  });

  it('says that the facts cover only the beginning of a page that was cut', async () => {
    const { page } = await gather(answer({ truncated: true }));
    expect(page).toMatchObject({ ok: true, value: { truncated: true } });
  });

  it('reads addresses on the page from where the redirects led', async () => {
    const { page } = await gather(answer({ url: 'https://www.shop.example/en/' }, '<a href="a">x</a>'));
    expect(page).toMatchObject({ ok: true, value: { links: [{ url: 'https://www.shop.example/en/a' }] } });
  });

  it.each([
    ['an error status', answer({ status: 403 }), 'http-status', /status 403 \(Forbidden\)/],
    ['a redirect that leads nowhere', answer({ status: 302 }), 'http-status', /302/],
    ['nothing', answer({ status: 204, body: new Uint8Array() }), 'not-html', /204 and an empty page/],
    ['an empty page', answer({ body: new Uint8Array() }), 'not-html', /200 and an empty page/],
    [
      'a PDF',
      answer({ headers: { 'content-type': 'application/pdf' } }, '%PDF-1.7'),
      'not-html',
      /a PDF file/,
    ],
    ['plain text', answer({ headers: { 'content-type': 'text/plain' } }), 'not-html', /text\/plain/],
  ] as const)('of %s gives the response and says why there are no facts', async (_, outcome, kind, text) => {
    const { response, page } = await gather(outcome);
    expect(response).toMatchObject({ ok: true, value: { status: outcome.status } });
    expect(page).toMatchObject({ ok: false, problem: { kind, text: expect.stringMatching(text) } });
  });

  it.each([
    ['dns', 'dns'],
    ['refused', 'refused'],
    ['timeout', 'timeout'],
    ['aborted', 'timeout'],
  ] as const)('that fails (%s) gives neither', async (kind, problem) => {
    const failure: FetchOutcome = {
      ok: false,
      requestedUrl: url,
      url,
      kind,
      text: 'Said plainly.',
      redirects: [],
    };
    const { response, page } = await gather(failure);
    expect(response).toMatchObject({ ok: false, problem: { kind: problem } });
    expect(page).toEqual(response);
  });

  it('that takes too long to read says so', async () => {
    const tooComplex = {
      ok: false,
      failure: 'too-complex',
      text: 'Reading it took more than 4 seconds of processor time.',
    } as const;
    const { response, page } = await gather(answer(), readersGiving(tooComplex));
    expect(response.ok).toBe(true);
    expect(page).toMatchObject({ ok: false, problem: { kind: 'too-complex' } });
  });

  it('that no thread had time for says that the service is busy, not that the page is at fault', async () => {
    const busy = { ok: false, failure: 'unavailable', text: 'No thread had time.' } as const;
    const { page } = await gather(answer(), readersGiving(busy));
    expect(page).toEqual({
      ok: false,
      problem: {
        kind: 'unavailable',
        text: 'The page has answered, but the service is too busy to read it now. Please try again in a minute.',
      },
    });
  });
});
