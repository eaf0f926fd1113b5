import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { queryClient } from '@/lib/query-client.ts';
import { session } from '@/lib/session/session.ts';
import { signOut } from '@/lib/session/sign-out.ts';
import { clearTokens } from '@/lib/tokens/token-storage.ts';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { Gate } from './gate.tsx';
import { gates } from './gates.ts';

const tokens = { accessToken: 'access', refreshToken: 'refresh' };
let stop = () => {};

beforeEach(() => {
  stop = session.start();
});
afterEach(() => {
  stop();
  queryClient.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function Back() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back from {pathname}
    </button>
  );
}

function enter(gate: keyof typeof gates): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/behind?tab=2']}>
        <Routes>
          <Route
            path="/behind"
            element={<Gate {...gates[gate]}>{(user) => <p>Hello {user.email}</p>}</Gate>}
          />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('a gate', () => {
  it.each([
    ['content', 'Please sign in to access content generation.'],
    ['manage', 'Please sign in to access content management.'],
    ['analytics', 'Please sign in to access analytics.'],
  ] as const)('asks a visitor of %s to sign in, and remembers where from', (gate, text) => {
    enter(gate);
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fbehind%3Ftab%3D2',
    );
  });

  it.each(['dashboard', 'admin'] as const)('sends a visitor of %s to the sign-in screen at once', (gate) => {
    enter(gate);
    expect(screen.getByText('/auth?next=%2Fbehind%3Ftab%3D2')).toBeInTheDocument();
  });

  it.each([
    ['analytics', 'Access denied. Analytics requires admin privileges or a paid subscription.'],
    ['admin', 'You need admin privileges to access this page.'],
  ] as const)('denies %s to an account without a plan', async (gate, text) => {
    await session.signIn(tokens, makeUser());
    enter(gate);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('offers a trial beside a denial, which is asked for once', async () => {
    await session.signIn(tokens, makeUser());
    const open = { request: { status: 'open', created_at: '2026-11-20T12:00:00.000Z' } };
    const fetch = answering((_address, init) =>
      json(200, init?.method === 'POST' ? open : { request: null }),
    );
    enter('analytics');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask for a trial' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a trial' }));
    expect(await screen.findByText('You asked for a trial. The answer comes by mail.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a trial' })).toBeNull();
    expect(sentRequests(fetch).map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it.each([
    ['an admin', makeUser({ isAdmin: true })],
    ['an active subscription', makeUser({ subscription: { status: 'active', plan: null, credits: 0 } })],
    ['a trial with credits', makeUser({ subscription: { status: 'trial', plan: null, credits: 1 } })],
  ])('lets %s in', async (_, user) => {
    await session.signIn(tokens, user);
    enter('analytics');
    expect(screen.getByText('Hello ada@example.com')).toBeInTheDocument();
  });

  it('signs nobody out because no answer came, and opens when asked again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await session.signIn(tokens);
    enter('dashboard');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no connection');
    answering(() => json(200, { user: makeUser() }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello ada@example.com')).toBeInTheDocument();
  });

  it('says nothing of an ended session when the visitor signs out', async () => {
    answering(() => json(200, { success: true }));
    await session.signIn(tokens, makeUser());
    enter('content');
    render(<ToastHost />);
    act(() => void signOut());
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('closes when the session ends, and says why', async () => {
    await session.signIn(tokens, makeUser());
    enter('dashboard');
    expect(screen.getByText('Hello ada@example.com')).toBeInTheDocument();
    render(<ToastHost />);
    act(() => clearTokens());
    expect(screen.getByText('/auth?next=%2Fbehind%3Ftab%3D2')).toBeInTheDocument();
    // A toast is there before it is shown.
    await waitFor(() => expect(screen.getByText('Your session has ended')).toBeVisible());
    expect(screen.getByText('Please sign in again. What you typed in this tab is kept.')).toBeVisible();
  });

  it('is replaced by the sign-in, so that a step back leads to the page before it', async () => {
    render(
      <MemoryRouter initialEntries={['/faq', '/behind']} initialIndex={1}>
        <Routes>
          <Route path="/behind" element={<Gate {...gates.content}>{() => <p>Behind</p>}</Gate>} />
          <Route path="*" element={<Back />} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go to Sign In' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back from /auth' }));
    expect(screen.getByRole('button', { name: 'Back from /faq' })).toBeInTheDocument();
  });
});
