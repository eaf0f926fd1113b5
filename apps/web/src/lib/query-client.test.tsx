import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ContentPanel } from '@/features/dashboard/content-panel.tsx';
import { answering, json } from '../../test/fake-server.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

it('says that a list could not be loaded while there is no connection, and loads it when there is one', async () => {
  let answer = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  answering(() => answer());
  onlineManager.setOnline(false);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ContentPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const told = await screen.findByRole('alert', {}, { timeout: 9000 });
  expect(told).toHaveTextContent('Your files could not be loaded: Network error');
  answer = () => json(200, { content: [], nextCursor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No files yet/)).toBeVisible();
}, 15_000);
