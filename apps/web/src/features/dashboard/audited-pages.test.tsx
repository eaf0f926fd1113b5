import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@visible-ai/shared/sites/schema';
import { defaultAlerts, defaultSchedule } from '@visible-ai/shared/sites/schema';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { AuditedPages } from './audited-pages.tsx';

const createdAt = '2026-11-20T10:00:00.000Z';
const audit = (url: string, score: number) => ({ id: url + score, url, siteName: url, score, createdAt });
const shop: Site = {
  id: 'a6c1a1a4-4f0c-4b47-9f43-0c6f2b0d6f11',
  url: 'https://shop.example/',
  name: 'متجر القهوة',
  createdAt,
  schedule: defaultSchedule,
  alerts: defaultAlerts,
  nextAuditAt: null,
  lastAudit: null,
  trend: [],
};
const cursor = '0190d6c1-a1a4-7f0c-8b47-9f430c6f2b0d';

it.each([
  [[], 'No audits yet'],
  [[shop], 'No single page audited yet'],
])('does not deny the audits of sites where no page was audited alone', async (sites, title) => {
  answering(() => json(200, { analyses: [], nextCursor: null }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AuditedPages sites={sites} pending={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(title)).toBeVisible();
});

it('puts audited pages under their sites, and shows older ones when asked to', async () => {
  const fetch = answering((address) =>
    address.includes('cursor=')
      ? json(200, { analyses: [audit('https://shop.example/old', 40)], nextCursor: null })
      : json(200, {
          analyses: [audit('https://shop.example/', 70), audit('https://other.example/a', 90)],
          nextCursor: cursor,
        }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AuditedPages sites={[shop]} pending={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show older audits' }));
  expect(await screen.findByRole('link', { name: 'https://shop.example/old' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show older audits' })).toBeNull();
  expect(sentRequests(fetch).at(-1)?.address).toContain(`cursor=${cursor}`);
  const [ofShop, others] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'));
  expect(ofShop).toHaveLength(2);
  expect(others).toHaveLength(1);
  expect(screen.getByRole('link', { name: shop.name })).toHaveAttribute('href', `/sites/${shop.id}`);
  expect(screen.getByRole('heading', { name: shop.name })).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('link', { name: 'Add other.example as a site' })).toHaveAttribute(
    'href',
    '/sites?add=https%3A%2F%2Fother.example%2F',
  );
});
