import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

const refused = (code: string, serverText: string) =>
  new ApiError(serverText, { status: 401, code, serverText });

it('says what to do when the session has ended', () => {
  expect(failureText(refused('not_authenticated', 'Not authenticated'), 'It could not be saved')).toBe(
    'Your session has ended. Please sign in again.',
  );
});

it('is the server’s own text where there is one', () => {
  const text = 'Invalid email or password';
  expect(failureText(refused('invalid_credentials', text), 'Login failed')).toBe(text);
  expect(failureText(new Error('x is undefined'), 'Login failed')).toBe('Login failed');
});

it('says what to do without an answer, and without a connection', () => {
  const lost = new ApiError('Network error', { status: 0, code: 'network' });
  expect(failureText(lost, 'Login failed')).toBe(
    'Network error: no answer came. Check your connection and try again.',
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failureText(lost, 'Login failed')).toBe(
    'Network error: there is no connection. Try again when you are online.',
  );
});

it.each([
  ['120', 'in 120 seconds'],
  ['600', 'in 10 minutes'],
  ['Fri, 27 Nov 2026 22:00:00 GMT', 'in a moment'],
  [null, 'in a moment'],
])(
  'says when to try again what a gateway answered for the server, with Retry-After %s',
  (retryAfter, when) => {
    const away = new ApiError('Network error', { status: 503, code: 'network', retryAfter });
    expect(failureText(away, 'Login failed')).toBe(
      `The service cannot be reached right now. Please try again ${when}.`,
    );
  },
);
