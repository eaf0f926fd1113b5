import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { storeTokens } from '@/lib/tokens/token-storage.ts';
import { answering, json } from '../../../test/fake-server.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

it('says after an unanswered try that the password is most likely changed already', async () => {
  storeTokens({ accessToken: 'access', refreshToken: 'refresh' });
  let lost = true;
  answering(() => {
    if (lost) throw new TypeError('Failed to fetch');
    return json(422, { error: 'The current password is not right.', code: 'unprocessable' });
  });
  render(
    <>
      <ChangePasswordForm email="ada@example.com" />
      <ToastHost />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Current password'), 'an old one');
  await userEvent.type(screen.getByLabelText('New password'), 'a new one');
  const change = screen.getByRole('button', { name: 'Change password' });
  await userEvent.click(change);
  expect(await screen.findByText(/^No answer came, so your password may be changed/)).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('a new one');
  lost = false;
  await userEvent.click(change);
  expect(await screen.findByText(/Most likely the first try has changed it/)).toBeVisible();
});
