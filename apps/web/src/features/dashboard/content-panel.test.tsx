import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ContentItem } from '@visible-ai/shared/content/schema';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { ContentPanel } from './content-panel.tsx';

const at = '2026-11-20T10:00:00.000Z';
const cursor = '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0d';
const fileOf = (number: number): ContentItem => ({
  id: `0190d6c1-a1a4-7f0c-8b47-00000000000${number}`,
  website_url: `https://shop-${number}.example/`,
  content_type: 'llms_txt',
  content_text: '',
  created_at: at,
  updated_at: at,
  edited: false,
  notes: [],
  agents: null,
  downloads: null,
});

it('shows the newest four files also where one large file fills the first page of the list', async () => {
  const fetch = answering((address) =>
    address.includes(`cursor=${cursor}`)
      ? json(200, { content: [2, 3, 4, 5].map(fileOf), nextCursor: '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0e' })
      : json(200, { content: [fileOf(1)], nextCursor: cursor }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ContentPanel />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('shop-4.example')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByText('shop-1.example')).toBeVisible();
  expect(sentRequests(fetch)).toHaveLength(2);
});
