import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ContentSummary } from '@visible-ai/shared/content/schema';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { ContentPanel } from './content-panel.tsx';

const at = '2026-11-20T10:00:00.000Z';
const fileOf = (number: number): ContentSummary => ({
  id: `0190d6c1-a1a4-7f0c-8b47-00000000000${number}`,
  website_url: `https://shop-${number}.example/`,
  content_type: 'llms_txt',
  excerpt: '',
  whole: true,
  size: 0,
  created_at: at,
  updated_at: at,
  edited: false,
  notes: [],
  agents: 0,
});

it('shows the newest four files without loading their texts', async () => {
  const fetch = answering(() =>
    json(200, {
      content: [1, 2, 3, 4, 5].map(fileOf),
      nextCursor: '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0e',
    }),
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
  expect(sentRequests(fetch).map(({ address }) => address)).toEqual(['/api/content?summary=1']);
});
