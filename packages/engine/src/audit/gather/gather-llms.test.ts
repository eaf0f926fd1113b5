import { describe, expect, it } from 'vitest';
import type { FetchOutcome, FetchSession } from '../../safe-fetch/fetch-result.ts';
import { fetchedText } from '../../safe-fetch/testing/fetched-text.ts';
import { gatherLlms } from './gather-llms.ts';
import { readLlmsTask } from './read-llms-task.ts';

const good = '# Acme\n\n> Anvils.\n\n## Docs\n\n- [Guide](/guide.md): How to\n';
type Answer = { status: number; text: string; contentType?: string } | { kind: 'timeout' | 'aborted' };

/** A site that answers by path; other paths are 404. */
function siteOf(answers: (path: string) => Answer | undefined): FetchSession {
  return {
    close: async () => undefined,
    fetch: async ({ url }): Promise<FetchOutcome> => {
      const answer = answers(new URL(url).pathname) ?? { status: 404, text: 'gone' };
      if ('kind' in answer)
        return { ok: false, requestedUrl: url, url, kind: answer.kind, text: 'No answer.', redirects: [] };
      const { status, text, contentType = 'text/plain' } = answer;
      return fetchedText(url, text, { status, headers: { 'content-type': contentType } });
    },
  };
}

const gather = (answers: (path: string) => Answer | undefined) =>
  gatherLlms(
    { read: async (input) => ({ ok: true, value: readLlmsTask(input) }), unlikelyName: () => 'never-there' },
    siteOf(answers),
    'https://acme.example/some/page',
    new AbortController().signal,
  );
const only = (answer: Answer) => gather((path) => (path === '/llms.txt' ? answer : undefined));

describe('gathering llms.txt', () => {
  it('reads the file at the root of the site', async () => {
    expect(await only({ status: 200, text: good })).toEqual({
      ok: true,
      value: {
        url: 'https://acme.example/llms.txt',
        state: 'found',
        httpStatus: 200,
        file: {
          title: 'Acme',
          summary: 'Anvils.',
          sections: 1,
          links: 1,
          characters: good.length,
          problems: [],
          text: good,
        },
      },
    });
  });

  it('knows a robots.txt in its place', async () => {
    const part = await only({ status: 200, text: 'User-agent: *\nAllow: /\n' });
    expect(part.ok && part.value).toMatchObject({ state: 'robots', file: null });
  });

  it('tells problems with their lines, and how many more there are', async () => {
    const part = await only({ status: 200, text: `# A\n## B\n${'- no link\n'.repeat(40)}- [x](/x)` });
    const problems = part.ok ? part.value.file?.problems : [];
    expect(problems?.[0]).toMatch(/^Line 3: An item without a link/);
    expect(problems).toHaveLength(21);
    expect(problems?.at(-1)).toBe('And 20 more.');
  });

  it.each([
    ['a 404', { status: 404, text: '' }, 'missing'],
    ['a 403', { status: 403, text: good }, 'missing'],
    ['an empty file', { status: 200, text: ' \n' }, 'missing'],
    ['a web page with status 200', { status: 200, text: '<!doctype html><title>x</title>' }, 'html'],
    ['a server error', { status: 503, text: good }, 'server-error'],
  ] as const)('does not take %s for a file', async (_name, answer, state) => {
    expect(await only(answer)).toMatchObject({
      ok: true,
      value: { state, httpStatus: answer.status, file: null },
    });
  });

  it('does not take for a file what the site answers to every path', async () => {
    expect(await gather(() => ({ status: 200, text: good }))).toMatchObject({
      value: { state: 'missing', file: null },
    });
  });

  it.each(['timeout', 'aborted'] as const)('could not be checked after a %s', async (kind) => {
    expect(await only({ kind })).toMatchObject({
      ok: false,
      problem: { kind: kind === 'aborted' ? 'unavailable' : kind },
    });
  });
});
