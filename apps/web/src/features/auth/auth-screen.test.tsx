import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { session } from '@/lib/session/session.ts';
import { readTokens } from '@/lib/tokens/token-storage.ts';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { AuthScreen } from './auth-screen.tsx';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
let stop = () => {};

beforeEach(() => {
  stop = session.start();
});
afterEach(() => stop());

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>at {pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

type Entry = string | { pathname: string; search?: string; state?: unknown };

/** Opens the last of these pages of the browser's history. */
function open(...entries: Entry[]): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={entries}>
        <Routes>
          <Route path="/auth" element={<AuthScreen />} />
          <Route path="*" element={<Address />} />
        </Routes>
        <ToastHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function signIn(email = 'ada@example.com', password = 'secret1'): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

async function signUp(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Display name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}');
}

describe('signing in', () => {
  it('stores the tokens and goes to the dashboard', async () => {
    answering(() => json(200, { user: makeUser(), tokens }));
    open('/auth');
    await signIn();
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
    expect(readTokens()).toEqual(tokens);
  });

  it('has the address again after a reload, never the password, until somebody is signed in', async () => {
    answering(() => json(401, { error: 'Wrong', code: 'invalid_credentials' }));
    open('/auth');
    await signIn('ada@exam');
    cleanup();
    answering(() => json(200, { user: makeUser(), tokens }));
    open('/auth');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@exam');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await signIn('ple.com');
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  const back = () => userEvent.click(screen.getByRole('button', { name: 'Back' }));

  it('leaves no sign-in screen behind the page that follows, in whichever mode it began', async () => {
    answering(() => json(200, { user: makeUser(), tokens }));
    open('/faq', '/auth?mode=signup&next=/sites');
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await signIn();
    expect(await screen.findByText('at /sites')).toBeInTheDocument();
    await back();
    expect(screen.getByText('at /faq')).toBeInTheDocument();
  });

  it('goes back to the page that the visitor came from if it is the one to go to', async () => {
    answering(() => json(200, { user: makeUser(), tokens }));
    open('/faq', '/report?id=7', {
      pathname: '/auth',
      search: '?mode=signup&next=/report%3Fid%3D7',
      state: { behind: true },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    await signIn();
    expect(await screen.findByText('at /report?id=7')).toBeInTheDocument();
    await back();
    expect(screen.getByText('at /faq')).toBeInTheDocument();
  });

  it('goes to the page that asked for it, never to another site', async () => {
    answering(() => json(200, { user: makeUser(), tokens }));
    open('/auth?next=%2Fcontent%2Fmanage');
    await signIn();
    expect(await screen.findByText('at /content/manage')).toBeInTheDocument();
  });

  it.each([
    [
      'the server’s text',
      () => json(401, { error: 'Invalid email or password' }),
      'Invalid email or password',
    ],
    ['its own words where there are none', () => json(500, {}), 'Login failed'],
  ])('says %s in an Error toast, and keeps what was typed', async (_, answer, text) => {
    answering(answer);
    open('/auth');
    await signIn();
    const said = await screen.findByText(text);
    expect(said.closest('[role="alert"]')).toHaveTextContent(`Error${text}`);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  });

  it('asks for what is missing before it asks the server', async () => {
    const fetch = answering(() => json(500, {}));
    open('/auth');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tells of the link that waits in the mailbox, and sends it again', async () => {
    const fetch = answering((address) =>
      address.endsWith('/login')
        ? json(403, { error: 'Email not verified', code: 'email_not_verified' })
        : json(202, { message: 'Sent' }),
    );
    open('/auth');
    await signIn();
    expect(await screen.findByText('Email not verified')).toBeInTheDocument();
    expect(screen.getByText(/open the verification link/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('button', { name: 'Sent again' })).toBeDisabled();
    expect(sentRequests(fetch).at(-1)).toMatchObject({
      address: '/api/auth/resend-verification',
      body: '{"email":"ada@example.com"}',
    });
  });

  it('is over before it begins for somebody signed in', async () => {
    await session.signIn(tokens, makeUser());
    open('/auth');
    expect(screen.getByText('at /dashboard')).toBeInTheDocument();
  });

  it('says when Caps Lock is on', async () => {
    open('/auth');
    await userEvent.type(screen.getByLabelText('Password'), '{CapsLock}A');
    expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
  });
});

describe('signing up', () => {
  it('sends to the sign-in with word of the mail, when the address has to be proved', async () => {
    answering(() => json(201, { requiresVerification: true, message: 'Check your mail' }));
    open('/auth?mode=signup');
    await signUp();
    expect(await screen.findByText('Please check your email')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('welcomes and goes to the dashboard, when it has not', async () => {
    answering(() => json(201, { user: makeUser(), tokens }));
    open('/auth?mode=signup');
    await signUp();
    expect(await screen.findByText('at /dashboard')).toBeInTheDocument();
    expect(await screen.findByText('Welcome to Visible AI')).toBeInTheDocument();
  });

  it('says that it failed where the server says nothing', async () => {
    answering(() => json(500, {}));
    open('/auth?mode=signup');
    await signUp();
    expect(await screen.findByText('Registration failed')).toBeInTheDocument();
  });
});

describe('asking for a reset link', () => {
  it('takes over the address typed at the sign-in, and does not tell whether it has an account', async () => {
    answering(() => json(202, { message: 'If …' }));
    open('/auth');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(/If ada@example.com has an account/)).toBeInTheDocument();
  });

  it('says when the server sends no mail', async () => {
    answering(() => json(503, { error: 'Password reset not available', code: 'mail_off' }));
    open('/auth?mode=reset');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
    expect(await screen.findByText('Password reset not available')).toBeInTheDocument();
  });
});
