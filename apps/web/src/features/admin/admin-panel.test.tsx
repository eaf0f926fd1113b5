import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { AdminPanel } from './admin-panel.tsx';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const listed = (number: number, change: Partial<ListedUser> = {}): ListedUser => ({
  id: uuid(number),
  user_id: uuid(number),
  email: `user${number}@example.com`,
  display_name: `User ${number}`,
  roles: ['user'],
  created_at: '2026-01-01T00:00:00.000Z',
  subscription: { status: null, plan: null, credits: 0 },
  ...change,
});
const me = listed(1, { display_name: 'Ada', roles: ['admin', 'user'] });
const bob = listed(2, { display_name: 'Bob' });
const nameless = listed(3, { display_name: '', roles: [] });

/** Serves these users, and answers every change with `change`. */
function serve(
  users: ListedUser[],
  change: () => Response | Promise<Response> = () => json(200, { message: '' }),
) {
  return answering((address, init) => {
    if (init?.method && init.method !== 'GET') return change();
    return address.endsWith('/users')
      ? json(200, { users, total: users.length, nextCursor: null })
      : json(401, { error: 'Not authenticated' });
  });
}

function open(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AdminPanel selfId={me.user_id} />
      <ToastHost />
    </QueryClientProvider>,
  );
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the list of users', () => {
  it('is titled with the number of all, and reads the further pages when somebody is looked for', async () => {
    const cursor = `1.${uuid(2)}`;
    answering((address) =>
      address.endsWith('/users')
        ? json(200, { users: [me, bob], total: 3, nextCursor: cursor })
        : address.endsWith(`/users?cursor=${encodeURIComponent(cursor)}`)
          ? json(200, { users: [listed(4, { display_name: 'Zoe' })], total: 3, nextCursor: null })
          : json(401, { error: 'Not authenticated' }),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'All Users (3)' })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'zoe');
    expect(await screen.findByRole('row', { name: /Zoe/ })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('is titled with their number and shows what an account has, or that it has none', async () => {
    serve([me, bob, nameless]);
    open();
    expect(await screen.findByRole('heading', { name: 'All Users (3)' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'User',
      'Roles',
      'Subscription',
      'Joined',
      'Actions',
    ]);
    const row = await rowOf(/user3@example.com/);
    expect(row.getByText('No name set')).toBeInTheDocument();
    expect(row.getByText('00000000')).toBeInTheDocument();
    expect(row.getByText('user')).toBeInTheDocument();
  });

  it('lets a name run from right to left', async () => {
    serve([listed(2, { display_name: 'ليلى حداد' })]);
    open();
    expect(await screen.findByText('ليلى حداد')).toHaveAttribute('dir', 'auto');
  });

  it('says that nobody is there', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No users found')).toBeInTheDocument();
  });

  it('shows a thousand a page at a time, and finds any of them', async () => {
    serve(Array.from({ length: 1000 }, (_, index) => listed(index + 1)));
    open();
    expect(await screen.findByRole('heading', { name: 'All Users (1000)' })).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more of 1000' }));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await userEvent.type(screen.getByLabelText('Search users'), 'user987');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('user987@example.com')).toBeInTheDocument();
  }, 20_000);

  it.each([
    ['Failed to load users', 500],
    ['Failed to verify admin access', 403],
  ])('says %s when the server answers %i', async (text, status) => {
    answering(() => json(status, {}));
    open();
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('a change of roles', () => {
  it('is not offered for one’s own admin role, and says why', async () => {
    serve([me, bob]);
    open();
    const button = (await rowOf(/Ada/)).getByRole('button', { name: 'Remove admin role from Ada' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('You cannot remove your own admin role.');
  });

  it('asks by name, works on that person, and says what it did', async () => {
    let finish = (_: Response) => {};
    const fetch = serve([me, bob], () => new Promise((done) => (finish = done)));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote Bob to admin' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Promote Bob to admin?' }));
    expect(dialog.getByText('Bob will get full access and can manage other users.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Promote to admin' }));
    expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    finish(json(200, { message: '' }));
    expect(await screen.findByText('Bob has been promoted to admin')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const requests = sentRequests(fetch);
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      address: '/api/users/promote-admin',
      body: `{"userId":"${bob.user_id}"}`,
    });
    expect(requests.filter(({ address }) => address.endsWith('/api/users')).length).toBeGreaterThan(1);
  });

  it.each([
    [
      'Promote Bob to admin',
      'Promote to admin',
      bob,
      'Failed to promote user to admin',
      'Failed to promote user',
    ],
    [
      'Remove admin role from Bob',
      'Remove admin',
      { ...bob, roles: ['admin' as const] },
      'Failed to remove admin role',
      'Failed to remove admin role',
    ],
  ])('that fails says so, and logs which call it was: %s', async (button, confirm, user, text, logged) => {
    serve([me, user], () => json(500, { error: 'Something went wrong', code: 'internal' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(warn.mock.calls.map(([what]) => what)).toEqual([logged]);
  });

  it('that is refused for a while says when to try again', async () => {
    serve([me, bob], () =>
      json(429, { error: 'Too many requests. Try again in 9 seconds.', code: 'rate_limited' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Promote Bob to admin' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Promote to admin' }));
    expect(
      await screen.findByText('Failed to promote user to admin. Too many requests. Try again in 9 seconds.'),
    ).toBeVisible();
  });
});
