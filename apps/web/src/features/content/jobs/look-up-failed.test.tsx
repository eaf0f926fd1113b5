import { screen, waitFor } from '@testing-library/dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { answering, json } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { BackgroundJobs } from './background-jobs.tsx';

afterEach(() => queryClient.clear());

const job = {
  id: '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0d',
  content_type: 'llms_txt',
  website_url: 'https://shop.example/',
  status: 'running',
  progress: { pagesDone: 1, pagesTotal: 9, phase: 'crawling' },
  error: null,
  content_id: null,
  started_at: new Date().toISOString(),
  completed_at: null,
};

it('says that running jobs could not be looked up, and finds them at another try', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let list = () => json(429, { error: 'Too many requests. Try again in 9 seconds.', code: 'rate_limited' });
  answering((address) =>
    address === '/api/jobs'
      ? list()
      : json(200, { success: true, status: 'running', completed: false, progress: job.progress }),
  );
  render(
    <MemoryRouter>
      <BackgroundJobs user={makeUser()} />
    </MemoryRouter>,
  );
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('could not be checked: Too many requests. Try again in 9 seconds.');
  list = () => json(200, { jobs: [job] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Generating 1 file')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
