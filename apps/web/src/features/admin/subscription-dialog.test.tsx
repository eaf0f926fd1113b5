import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedUser } from '@visible-ai/shared/users/endpoints';
import { expect, it, vi } from 'vitest';
import { SubscriptionDialog } from './subscription-dialog.tsx';

const user: ListedUser = {
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000001',
  email: 'ann@example.com',
  display_name: 'Ann',
  roles: ['user'],
  created_at: '2026-11-20T10:00:00.000Z',
  subscription: { status: null, plan: null, credits: 0 },
};

function open() {
  render(
    <SubscriptionDialog user={user} pending={false} onClose={() => undefined} onSave={() => undefined} />,
  );
}

it('gives up what was typed when it is closed', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Plan'), 'Essential');
  expect(screen.getByText('Not saved yet.')).toBeVisible();
  cleanup();
  open();
  expect(await screen.findByLabelText('Plan')).toHaveValue('');
});

it('has what was typed before a reload, says so, and drops it when asked to', async () => {
  // A reload ends the page without closing the dialog.
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => undefined);
  open();
  await userEvent.type(await screen.findByLabelText('Plan'), 'Essential');
  cleanup();
  vi.restoreAllMocks();
  open();
  expect(await screen.findByLabelText('Plan')).toHaveValue('Essential');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Plan')).toHaveValue('');
});
