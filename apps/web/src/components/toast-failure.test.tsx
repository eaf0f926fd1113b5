import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api-error.ts';
import { toastFailure } from './toast-failure.ts';
import { ToastHost } from './ui/toast-host.tsx';

const unavailable = { status: 503, code: 'unavailable', serverText: 'Please try again in a moment.' };

it.each([
  ['a refusal', new ApiError('Busy', unavailable), 'Saving failed', 'Please try again in a moment.'],
  [
    'an answer without words',
    new ApiError('HTTP 500', { status: 500, code: 'http' }),
    'Saving failed',
    'Please try again.',
  ],
  [
    'no answer: then nobody knows whether it was done',
    new ApiError('Network error', { status: 0, code: 'network' }),
    'Error',
    'Network error: no answer came. Check your connection and try again.',
  ],
])('says what was not done, why, and what to do next, after %s', async (_, error, title, text) => {
  render(<ToastHost />);
  act(() => toastFailure(error, 'Saving failed'));
  const said = await screen.findByText(text);
  expect(said.closest('[role=alert]')).toHaveTextContent(`${title}${text}`);
});
