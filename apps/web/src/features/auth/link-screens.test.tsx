import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { keepAfterSignUp, takeAfterSignUp } from '@/lib/after-sign-up.ts';
import { session } from '@/lib/session/session.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
let stop = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  stop = session.start();
});
afterEach(() => stop());

/** Opens the screen that a link leads to. Effects run twice, as React does in development. */
function follow(address: string): void {
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/verify-email" element={<VerifyEmailScreen />} />
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
            <Route path="/auth" element={<p>The sign-in screen</p>} />
            <Route path="/dashboard" element={<p>The dashboard</p>} />
          </Routes>
          <ToastHost />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}

describe('a verification link', () => {
  it('spends its token once, says what the server says, and goes to the dashboard after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetch = answering((address) =>
      address.endsWith('/me')
        ? json(200, { user: makeUser() })
        : json(200, { message: 'Your email address is verified.', user: makeUser(), tokens }),
    );
    follow('/verify-email?token=abc');
    expect(screen.getByText('Verifying your email address...')).toBeInTheDocument();
    expect(await screen.findByText('Your email address is verified.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(readTokens()).toEqual(tokens);
    expect(sentRequests(fetch).filter(({ address }) => address.endsWith('/verify-email'))).toHaveLength(1);
    expect(screen.queryByText('The dashboard')).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it.each([
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch')), 'Network error occurred'],
    [
      'is busy',
      () => json(503, { error: 'The service is busy.', code: 'unavailable' }),
      'The service is busy.',
    ],
    [
      'is behind a broken gateway',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      'Network error occurred',
    ],
  ])('is not called broken when the server %s, and can be tried again', async (_, fails, says) => {
    let works = false;
    answering((address) => {
      if (address.endsWith('/me')) return json(200, { user: makeUser() });
      return works ? json(200, { message: 'It is verified.', user: makeUser(), tokens }) : fails();
    });
    follow('/verify-email?token=abc');
    expect(await screen.findByText(says)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your email');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It is verified.')).toBeInTheDocument();
  });

  it('that an unanswered first try has used up is not called broken', async () => {
    let lost = true;
    answering(() => {
      if (lost) throw new TypeError('Failed to fetch');
      return json(400, { error: 'This link is spent.', code: 'invalid_token' });
    });
    follow('/verify-email?token=abc');
    const again = await screen.findByRole('button', { name: 'Try again' });
    lost = false;
    await userEvent.click(again);
    expect(await screen.findByText(/then your address is verified already/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your email');
  });

  it('leads back to where the sign-up was begun in this browser, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answering(() => json(200, { message: 'Your email address is verified.', user: makeUser(), tokens }));
    keepAfterSignUp('/auth?from=here');
    follow('/verify-email?token=abc');
    expect(await screen.findByText('Taking you back to where you were...')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText('The sign-in screen')).toBeInTheDocument();
    expect(takeAfterSignUp()).toBeNull();
    vi.useRealTimers();
  });

  it('asks for the password of the sign-up on another network, or mails a way to choose one', async () => {
    const fetch = answering((address, request) => {
      if (address.endsWith('/choose-password'))
        return json(202, { message: 'We have mailed you a link to choose your password.' });
      if (address.endsWith('/me')) return json(200, { user: makeUser() });
      const { password } = JSON.parse(String(request?.body)) as { password?: string };
      if (password === undefined) return json(403, { error: 'Asked', code: 'password_required' });
      if (password !== 'secret1')
        return json(401, { error: 'This is not the password.', code: 'invalid_credentials' });
      return json(200, { message: 'Your email address is verified.', user: makeUser(), tokens });
    });
    follow('/verify-email?token=abc');
    const user = userEvent.setup();
    const field = await screen.findByLabelText(/^Password/);
    await user.click(screen.getByRole('button', { name: 'Choose a password by mail' }));
    expect(await screen.findByText('We have mailed you a link to choose your password.')).toBeInTheDocument();
    await user.type(field, 'strangers{Enter}');
    expect(await screen.findByText('This is not the password.')).toBeInTheDocument();
    expect(field).toHaveValue('strangers');
    await user.clear(field);
    await user.type(field, 'secret1{Enter}');
    expect(await screen.findByText('Your email address is verified.')).toBeInTheDocument();
    expect(readTokens()).toEqual(tokens);
    expect(sentRequests(fetch).filter(({ address }) => address.endsWith('/verify-email'))).toHaveLength(3);
  });

  it.each([
    ['without a token', '/verify-email', () => json(500, {}), 'Invalid verification link'],
    [
      'refused in words',
      '/verify-email?token=abc',
      () => json(400, { error: 'This link is spent.' }),
      'This link is spent.',
    ],
    ['refused without words', '/verify-email?token=abc', () => json(500, {}), 'Verification failed'],
    [
      'without a network',
      '/verify-email?token=abc',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error occurred',
    ],
  ])('%s says so and offers two ways on', async (_, address, answer, text) => {
    answering(answer);
    follow(address);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });
});

describe('a reset link', () => {
  it('is judged first; its token leaves the address but survives a reload', async () => {
    window.history.replaceState(null, '', '/reset-password?token=abc');
    answering(() => json(200, { valid: true }));
    follow('/reset-password?token=abc');
    expect(screen.getByText('Validating reset link...')).toBeInTheDocument();
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(window.history.state).toMatchObject({ linkToken: 'abc' });
  });

  it('sets the new password once both fields agree', async () => {
    const fetch = answering((address) =>
      address.endsWith('/validate-reset-token') ? json(200, { valid: true }) : json(200, { message: 'Done' }),
    );
    follow('/reset-password?token=abc');
    await userEvent.type(await screen.findByLabelText('New password'), '12345');
    await userEvent.type(screen.getByLabelText('Confirm new password'), '123456{Enter}');
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), '6{Enter}');
    expect(await screen.findByText('The sign-in screen')).toBeInTheDocument();
    expect(await screen.findByText('Your password is changed')).toBeInTheDocument();
    expect(sentRequests(fetch).at(-1)).toMatchObject({ body: '{"token":"abc","password":"123456"}' });
  });

  it('says so where no mail goes out, and goes to the sign-in screen', async () => {
    const error = 'Password reset not fully implemented, please contact support';
    answering((address) =>
      address.endsWith('/validate-reset-token')
        ? json(200, { valid: true })
        : json(503, { error, code: 'mail_off' }),
    );
    follow('/reset-password?token=abc');
    await userEvent.type(await screen.findByLabelText('New password'), '123456');
    await userEvent.type(screen.getByLabelText('Confirm new password'), '123456{Enter}');
    expect(await screen.findByText('The sign-in screen')).toBeInTheDocument();
    expect(await screen.findByText(error)).toBeInTheDocument();
  });

  it.each([
    ['without a token', '/reset-password'],
    ['that is no good', '/reset-password?token=old'],
  ])('%s goes to the sign-in screen with a word', async (_, address) => {
    answering(() => json(200, { valid: false }));
    follow(address);
    expect(await screen.findByText('The sign-in screen')).toBeInTheDocument();
    expect(await screen.findByText('Invalid reset link')).toBeInTheDocument();
    expect(screen.getByText('This password reset link is invalid or has expired.')).toBeInTheDocument();
  });

  it('that an unanswered first try has used up says that the password may be set', async () => {
    let lost = true;
    answering((address) => {
      if (address.endsWith('/validate-reset-token')) return json(200, { valid: true });
      if (lost) throw new TypeError('Failed to fetch');
      return json(400, { error: 'Invalid', code: 'invalid_reset_token' });
    });
    follow('/reset-password?token=abc');
    await userEvent.type(await screen.findByLabelText('New password'), '123456');
    await userEvent.type(screen.getByLabelText('Confirm new password'), '123456{Enter}');
    expect(await screen.findByText(/^No answer came, so your password may be changed/)).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('123456');
    lost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Set New Password' }));
    expect(await screen.findByText('This link is used up')).toBeInTheDocument();
    expect(await screen.findByText('The sign-in screen')).toBeInTheDocument();
  });

  it('that cannot be checked can be checked again', async () => {
    let broken = true;
    answering(() => (broken ? json(500, { error: 'Broken' }) : json(200, { valid: true })));
    follow('/reset-password?token=abc');
    expect(await screen.findByText('The link could not be checked')).toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInTheDocument());
  });
});
