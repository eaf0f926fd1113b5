import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountSession } from '@visible-ai/shared/accounts/endpoints';
import { describe, expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { SessionList } from './session-list.tsx';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const session = (number: number, current = false): AccountSession => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  userAgent: FIREFOX,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  current,
});

function open(sessions: AccountSession[]) {
  const fetch = answering((_address, init) =>
    init?.method === 'DELETE' ? new Response(null, { status: 204 }) : json(200, { sessions }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <SessionList />
    </QueryClientProvider>,
  );
  return fetch;
}

describe('the sessions of an account', () => {
  it('are shown with the device in hand first, which is signed out elsewhere', async () => {
    open([session(1), session(2, true)]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Firefox on WindowsThis device');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('are five at first, and end all at once but this one', async () => {
    const fetch = open([session(0, true), ...Array.from({ length: 7 }, (_, n) => session(n + 1))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
    const ended = () => sentRequests(fetch).filter(({ method }) => method === 'DELETE');
    await waitFor(() => expect(ended()).toHaveLength(7));
    expect(ended().map(({ address }) => address)).not.toContain(`/api/auth/sessions/${session(0).id}`);
  });
});
