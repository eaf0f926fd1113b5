import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { answering, json, sentRequests } from '../../../../test/fake-server.ts';
import { ContentActions } from './content-actions.tsx';
import { ManageContent } from './manage-content.tsx';

const at = '2026-11-20T10:00:00.000Z';
const summary = {
  id: 'a6c1a1a4-4f0c-4b47-9f43-0c6f2b0d6f11',
  website_url: 'https://kiln.example/',
  content_type: 'llms_full' as const,
  created_at: at,
  updated_at: at,
  edited: false,
  notes: [],
};
const listed = { ...summary, excerpt: '# Kiln', whole: false, size: 2_500_000, agents: 0 };
const whole = { ...summary, content_text: '# Kiln\n\nAll of it.', agents: null, downloads: null };
const broken = () =>
  json(503, { error: 'The database does not answer. Try again soon.', code: 'unavailable' });

function showActions(onEdit = vi.fn()) {
  render(<ContentActions item={listed} name="it" onAction={() => undefined} onEdit={onEdit} />);
  return onEdit;
}

it('shows the beginning of a large file and its size, and asks for no text', async () => {
  const fetch = answering(() => json(200, { content: [listed], nextCursor: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ManageContent />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('The beginning of 2.5 MB.')).toBeVisible();
  const asked = sentRequests(fetch).filter(({ address }) => address.startsWith('/api/content'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.address).toMatch(/^\/api\/content\?summary=1&t=\d+$/);
});

it('loads the text for the editor, and opens nothing when that fails', async () => {
  let answer = broken;
  answering(() => answer());
  const onEdit = showActions();
  const edit = screen.getByRole('button', { name: 'Edit it' });
  await userEvent.click(edit);
  expect(onEdit).not.toHaveBeenCalled();
  answer = () => json(200, whole);
  await userEvent.click(edit);
  expect(onEdit).toHaveBeenCalledWith(whole);
  expect(edit).toHaveFocus();
});

it('finds content on the server by the words that are typed, and says when there is none', async () => {
  const fetch = answering((address) =>
    json(200, { content: address.includes('q=') ? [] : [listed], nextCursor: null }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ManageContent />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Search content'), 'glaze');
  expect(await screen.findByText('Nothing matches')).toBeVisible();
  expect(screen.queryByText('No content generated yet')).toBeNull();
  expect(sentRequests(fetch).some(({ address }) => address.includes('q=glaze'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all content' }));
  expect(await screen.findByText('The beginning of 2.5 MB.')).toBeVisible();
});
