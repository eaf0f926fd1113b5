import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { answering, json, sentRequests } from '../../../../test/fake-server.ts';
import { ManageContent } from './manage-content.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';

const at = '2026-11-20T10:00:00.000Z';
const cursor = '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0d';
const ITEM_ID = 'a6c1a1a4-4f0c-4b47-9f43-0c6f2b0d6f11';

const itemOf = (site: string, id: string): ContentSummary => ({
  id,
  website_url: `https://${site}.example/`,
  content_type: 'llms_txt',
  excerpt: `# ${site}`,
  whole: true,
  size: 6,
  created_at: at,
  updated_at: at,
  edited: false,
  notes: [],
  agents: 0,
});

function show(children: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it('shows older content when asked to, and asks for no more than there is', async () => {
  const fetch = answering((address) => {
    // Other requests of the screen do not matter here.
    if (!address.includes('/api/content?')) return new Promise<Response>(() => undefined);
    return address.includes(`cursor=${cursor}`)
      ? json(200, { content: [itemOf('mill', '0190d6c1-a1a4-7f0c-8b47-000000000002')], nextCursor: null })
      : json(200, { content: [itemOf('kiln', ITEM_ID)], nextCursor: cursor });
  });
  show(<ManageContent />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older content' }));
  expect(await screen.findByText('# mill')).toBeVisible();
  expect(screen.getByText('# kiln')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older content' })).toBeNull();
  const asked = sentRequests(fetch).filter(({ address }) => address.includes('/api/content?'));
  expect(asked).toHaveLength(2);
});

it('says why older content could not be loaded, and keeps the newer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answering((address) => {
    if (!address.includes('/api/content?')) return new Promise<Response>(() => undefined);
    return address.includes(`cursor=${cursor}`)
      ? json(429, { error: 'Too many requests. Try again in 9 seconds.', code: 'rate_limited' })
      : json(200, { content: [itemOf('kiln', ITEM_ID)], nextCursor: cursor });
  });
  show(<ManageContent />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show older content' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'More could not be loaded: Too many requests. Try again in 9 seconds.',
  );
  expect(screen.getByText('# kiln')).toBeVisible();
});

it('shows older revisions when asked to, below the newer ones', async () => {
  const revisionOf = (number: number, origin: string) => ({
    id: `0190d6c1-a1a4-7f0c-8b47-00000000000${number}`,
    origin,
    size: 12,
    created_at: at,
  });
  const newest = revisionOf(3, 'edited');
  answering((address) => {
    if (address.endsWith(`/api/content/${ITEM_ID}`)) return new Promise<Response>(() => undefined);
    if (!address.includes('/revisions?') && !address.endsWith('/revisions'))
      return json(200, { ...newest, content_text: '# kiln' });
    return address.includes(`cursor=${cursor}`)
      ? json(200, { revisions: [revisionOf(1, 'generated')], nextCursor: null })
      : json(200, { revisions: [newest, revisionOf(2, 'regenerated')], nextCursor: cursor });
  });
  show(<RevisionsDialog item={itemOf('kiln', ITEM_ID)} onClose={() => undefined} />);
  const list = within(await screen.findByRole('list', { name: 'Revisions' }));
  await userEvent.click(list.getByRole('button', { name: 'Show older revisions' }));
  expect(await list.findByText('Generated')).toBeVisible();
  const names = list.getAllByRole('button').map(({ textContent }) => textContent?.replace(/November.*/, ''));
  expect(names).toEqual(['Edited by hand (now)', 'Written again', 'Generated']);
});
