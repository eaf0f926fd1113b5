import type { PostOutcome } from '@visible-ai/engine';
import { describe, expect, it } from 'vitest';
import { judgeAttempt } from './judge-attempt.ts';

const now = new Date('2026-05-04T12:00:00.000Z');
const answer = (status: number, says = '', headers = {}): PostOutcome => ({
  ok: true,
  status,
  headers,
  says,
});
const judge = (outcome: PostOutcome, tries = 1) => judgeAttempt(outcome, { tries, first: now, now }, 0);
const errorOf = (outcome: PostOutcome) => {
  const verdict = judge(outcome);
  return verdict.status === 'delivered' ? null : verdict.error;
};

describe('an attempt', () => {
  it.each([200, 201, 202, 204, 299])('that is answered %i is delivered', (status) => {
    expect(judge(answer(status))).toEqual({ status: 'delivered' });
  });

  it.each([100, 199, 300, 302, 308, 400, 401, 404, 409, 411, 429, 500, 503, 599])(
    'that is answered %i is made again',
    (status) => {
      expect(judge(answer(status))).toMatchObject({
        status: 'waiting',
        nextAttemptAt: new Date(now.getTime() + 5000),
      });
      expect(judge(answer(status), 9).status).toBe('waiting');
      expect(judge(answer(status), 10).status).toBe('failed');
    },
  );

  it('that is answered 410 is the last, whichever it is', () => {
    const gone = { status: 'gone', error: 'The receiver does not want any more events.' };
    expect(judge(answer(410, 'words'))).toEqual(gone);
    expect(judge(answer(410), 10)).toEqual(gone);
  });

  it('is not made again before its receiver wants it', () => {
    for (const status of [429, 503]) {
      const busy = answer(status, '', { 'retry-after': '3600' });
      const nextAttemptAt = new Date(now.getTime() + 3_600_000);
      expect(judge(busy)).toMatchObject({ status: 'waiting', nextAttemptAt });
    }
  });

  it('says in one plain line what went wrong', () => {
    expect(errorOf(answer(500))).toBe('The receiver answered 500.');
    expect(errorOf(answer(401, ' no\r\n\u001b[31msuch\u202e\u0000 key '))).toBe(
      'The receiver answered 401: no [31msuch key',
    );
    expect(errorOf(answer(500, 'x'.repeat(5000)))).toHaveLength(300);
    expect(errorOf(answer(307))).toMatch(/^The receiver redirects/);
    expect(errorOf(answer(399))).toMatch(/^The receiver redirects/);
    expect(errorOf(answer(400, 'no'))).toBe('The receiver answered 400: no');
    expect(errorOf({ ok: false, kind: 'refused', text: 'x' })).toBe(
      'The address is not on the public internet.',
    );
    expect(errorOf({ ok: false, kind: 'tls', text: 'Bad\ncertificate' })).toBe('Bad certificate');
  });
});
