import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

const token = `analysis-result..${'a'.repeat(43)}.${'b'.repeat(32)}`;

const open = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <UnsubscribeScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('does nothing when it is opened, stops the mails by a click, and takes that back', async () => {
  const fetch = answering(() => json(200, { success: true }));
  open(`/unsubscribe?token=${token}`);
  expect(screen.getByRole('heading', { name: 'Stop results of website analyses?' })).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('We no longer send you results of website analyses.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByText('We send you results of website analyses again.')).toBeInTheDocument();
  expect(sentRequests(fetch).map(({ method, address }) => `${method} ${address}`)).toEqual([
    `POST /unsubscribe?token=${token}`,
    `POST /resubscribe?token=${token}`,
  ]);
});

it('says what is wrong with a link, and lets it be tried again', async () => {
  answering(() =>
    json(400, { error: 'This link to unsubscribe is not one of ours.', code: 'invalid_input' }),
  );
  open(`/unsubscribe?token=${token}`);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('This link to unsubscribe is not one of ours.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
});

it('asks for the whole link when there is only a part of it', () => {
  open('/unsubscribe');
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('stops alerts of a site, and leaves it to its owner to have them again', async () => {
  answering(() => json(200, { success: true }));
  const site = '55555555-5555-4555-8555-555555555555';
  open(`/unsubscribe?token=site-alerts.${site}.${'a'.repeat(43)}.${'b'.repeat(32)}`);
  expect(screen.getByRole('heading', { name: 'Stop alerts about this site?' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/no longer send you alerts about this site/)).toHaveTextContent(
    'You can switch them on again in its settings.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
