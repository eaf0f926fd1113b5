import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { Site } from '@visible-ai/shared/sites/schema';
import { defaultAlerts, defaultSchedule } from '@visible-ai/shared/sites/schema';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answering, json } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { NextStepsStrip } from './next-steps-strip.tsx';

const createdAt = '2026-11-20T10:00:00.000Z';
const site = (score: number): Site => ({
  id: 'a6c1a1a4-4f0c-4b47-9f43-0c6f2b0d6f11',
  url: 'https://shop.example/',
  name: 'Shop',
  createdAt,
  schedule: defaultSchedule,
  alerts: defaultAlerts,
  nextAuditAt: null,
  lastAudit: { id: 'last', score, status: 'completed', createdAt },
  trend: [],
});
const file = {
  id: '0190d6c1-a1a4-7f0c-8b47-000000000001',
  website_url: 'https://shop.example/',
  content_type: 'llms_txt',
  excerpt: '',
  whole: true,
  size: 0,
  created_at: createdAt,
  updated_at: createdAt,
  edited: false,
  notes: [],
  agents: 0,
};

/** Opens the dashboard's steps as after a reload. Their lists arrive later. */
function open(score: number, user = makeUser({ isAdmin: true })) {
  answering((address) =>
    address.includes('/api/content')
      ? json(200, { content: [file], nextCursor: null })
      : json(200, { analyses: [], nextCursor: null }),
  );
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextStepsStrip user={user} sites={[site(score)]} pending={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('keeps no place for the steps once nothing was left to do, so that nothing below moves', async () => {
  const first = open(91);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  await waitFor(() => expect(first.container).toBeEmptyDOMElement());
  first.unmount();

  const reloaded = open(91);
  expect(reloaded.container).toBeEmptyDOMElement();
  reloaded.unmount();

  // For somebody else, and after a score has fallen, there is something to do again.
  const another = open(91, makeUser({ id: '0190d6c1-a1a4-7f0c-8b47-0000000000aa', isAdmin: true }));
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  another.unmount();
  const fallen = open(41);
  expect(await screen.findByText(/Shop has 41 of 100/)).toBeVisible();
  fallen.unmount();
  open(41);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});
