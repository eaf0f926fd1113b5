import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription, User } from '@visible-ai/shared/accounts/schema';
import type { ApiKey } from '@visible-ai/shared/keys/schema';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { ApiKeys } from './api-keys.tsx';

const user = (status: Subscription['status']): User => ({
  id: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  isAdmin: false,
  emailVerified: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  subscription: { status, plan: null, credits: 0 },
});
const key = (number: number, change: Partial<ApiKey> = {}): ApiKey => ({
  id: `abcdef${String(number).padStart(2, '0')}`,
  name: `Key ${number}`,
  prefix: `vai_abcdef${String(number).padStart(2, '0')}`,
  last4: 'wxyz',
  scopes: ['audits:run', 'sites:read'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  ...change,
});
const SECRET = `vai_abcdef99_${'s'.repeat(43)}_000000`;

/** Opens the screen with a server that has these keys, creates `Key 99` and removes revoked keys. */
function open(kept: ApiKey[], status: Subscription['status'] = 'active') {
  let keys = kept;
  const fetch = answering((address, init) => {
    if (init?.method === 'POST') {
      const made = key(99, { name: 'Our build' });
      keys = [made, ...keys];
      return json(201, { key: made, secret: SECRET });
    }
    if (init?.method === 'DELETE') {
      keys = keys.filter(({ id }) => !address.endsWith(id));
      return new Response(null, { status: 204 });
    }
    return json(200, { keys });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ApiKeys user={user(status)} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return (method: string) => sentRequests(fetch).filter((sent) => sent.method === method);
}

const create = () => screen.findByRole('button', { name: 'Create API key' });

describe('the screen of API keys', () => {
  it('makes a key, shows its secret once, and puts it at the head of the list', async () => {
    const sent = open([key(1)]);
    await userEvent.click(await create());
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Name'), 'Our build');
    await userEvent.click(screen.getByRole('checkbox', { name: /Write files/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Run audits/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    const heading = await screen.findByRole('heading', { name: 'Your new key: Our build' });
    expect(heading).toHaveFocus();
    expect(JSON.parse(String(sent('POST')[0]?.body))).toEqual({
      name: 'Our build',
      scopes: ['audits:read', 'files:write'],
      expiresInDays: 90,
    });
    expect(screen.getByText(SECRET)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(/^Key 1$|^Our build$/)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
    expect(screen.queryByText(SECRET)).toBeNull();
    await waitFor(async () => expect(await create()).toHaveFocus());
  });

  it('says what is missing before it asks the server', async () => {
    const sent = open([]);
    await userEvent.click(await create());
    for (const box of screen.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    expect(screen.getByText('Please choose at least one scope')).toBeVisible();
    expect(sent('POST')).toEqual([]);
  });

  it('tells of each key what it may do, how long, and when it was used, never more of it than its ends', async () => {
    open([
      key(1, { lastUsedAt: '2026-11-21T10:00:00.000Z' }),
      key(2, { expiresAt: '2001-01-01T00:00:00.000Z', scopes: ['logs:write'] }),
    ]);
    const list = await screen.findByRole('list', { name: 'Your API keys' });
    const [first, second] = within(list)
      .getAllByRole('button', { name: /^Revoke/ })
      .map((button) => button.closest('li'));
    expect(first).toHaveTextContent('vai_abcdef01…wxyz');
    expect(first).toHaveTextContent('audits:runsites:read');
    expect(first).toHaveTextContent(/last used Nov 21, 2026, .* does not expire/);
    expect(second).toHaveTextContent(/Expired.*never used.* expired/);
  });

  it('revokes a key once that is confirmed', async () => {
    const sent = open([key(1), key(2)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Key 1' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke Key 1?' });
    expect(dialog).toHaveTextContent('vai_abcdef01…wxyz');
    expect(sent('DELETE')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke key' }));
    await waitFor(() => expect(screen.queryByText('Key 1')).toBeNull());
    expect(sent('DELETE').map(({ address }) => address)).toEqual(['/api/keys/abcdef01']);
    expect(screen.getByText('Key 2')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'API keys' })).toHaveFocus());
  });

  it('makes no twenty-first', async () => {
    open(Array.from({ length: 20 }, (_, n) => key(n)));
    expect(await create()).toBeDisabled();
    expect(screen.getByText(/as many as an account may have/)).toBeVisible();
  });

  it.each([null, 'trial', 'expired'] as const)(
    'shows an account that is %s the way to a plan',
    async (status) => {
      open([], status);
      expect(await screen.findByText('API keys are part of our plans')).toBeVisible();
      expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/pricing');
      expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
    },
  );

  it('says that keys of a plan that has ended read alone, and lets them be revoked', async () => {
    open([key(1)], 'expired');
    expect(await screen.findByText(/those you have can read, and nothing else/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revoke Key 1' })).toBeEnabled();
  });

  it('opens the form again after a reload with what was typed, until the key is made or given up', async () => {
    const type = async () => {
      await userEvent.click(await create());
      await userEvent.type(screen.getByLabelText('Name'), 'Our bu');
      await userEvent.click(screen.getByRole('checkbox', { name: /Write files/ }));
    };
    open([key(1)]);
    await type();
    cleanup();
    open([key(1)]);
    expect(await screen.findByLabelText('Name')).toHaveValue('Our bu');
    expect(screen.getByRole('checkbox', { name: /Write files/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    cleanup();
    open([key(1)]);
    await type();
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
