import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Delivery, Webhook } from '@visible-ai/shared/webhooks/schema';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host.tsx';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { Webhooks } from './webhooks.tsx';

const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const ID = '55555555-5555-4555-8555-555555555555';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const webhook: Webhook = {
  ...{ id: ID, url: 'https://example.com/hook', events: ['site.regressed'], enabled: true },
  ...{ disabledAt: null, disabledBecause: null, failingSince: null, createdAt: '2026-06-03T05:12:00.000Z' },
};
const at = '2026-06-03T05:12:00.000Z';
const delivery: Delivery = {
  ...{ id: '66666666-6666-4666-8666-666666666666', event: 'site.regressed', webhookId: ID, status: 'failed' },
  attempts: [
    { at, httpStatus: 500, error: 'The receiver answered 500: <b>no</b>', durationMs: 12 },
    {
      at: '2026-06-03T05:13:00.000Z',
      httpStatus: null,
      error: 'No answer came within 15 seconds.',
      durationMs: 15_000,
    },
  ],
  ...{ createdAt: at, nextAttemptAt: null },
};

function open(
  webhooks: Webhook[],
  { user = active, refusal }: { user?: typeof active; refusal?: Response } = {},
) {
  const kept = [...webhooks];
  const fetch = answering((address, init) => {
    const method = init?.method ?? 'GET';
    const { pathname } = new URL(address, 'https://here.example');
    if (pathname.endsWith('/deliveries')) return json(200, { deliveries: [delivery], nextCursor: null });
    if (pathname.endsWith('/rotate')) return json(200, { webhook, secret: SECRET });
    if (pathname.endsWith('/redeliver') || pathname.endsWith('/test')) return json(202, { delivery });
    if (method === 'PUT') return json(200, { webhook });
    if (method === 'DELETE') {
      kept.pop();
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return json(200, { webhooks: kept, resting: false });
    if (refusal) return refusal;
    kept.push(webhook);
    return json(201, { webhook, secret: SECRET });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Webhooks user={user} />
        <ToastHost />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return () =>
    sentRequests(fetch)
      .filter(({ method }) => method !== 'GET')
      .map(({ method, address, body }) => [
        method,
        address.replace(ID, 'ID'),
        body && JSON.parse(String(body)),
      ]);
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('webhooks', () => {
  it('are added by an address and what it is told, and say their secret once', async () => {
    const sent = open([]);
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    await press('Add webhook');
    expect(screen.getByLabelText('Address')).toHaveFocus();
    await press('Add webhook');
    expect(await screen.findByText('Please enter an http or https address')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Address'), 'https://example.com/hook');
    await userEvent.click(screen.getByRole('checkbox', { name: /^A file was written/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^A site has recovered/ }));
    await press('Add webhook');
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy secret' })).toBeVisible();
    const events = ['site_audit.completed', 'site.regressed', 'content.completed'];
    expect(sent()).toEqual([['POST', '/api/webhooks', { url: 'https://example.com/hook', events }]]);
    await press('I have copied it');
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(await screen.findByRole('heading', { name: 'https://example.com/hook' })).toBeVisible();
  });

  it('say beside the address why it is refused', async () => {
    const text = 'Events are sent to public addresses alone.';
    open([], { refusal: json(422, { error: text, code: 'target_refused' }) });
    await press('Add webhook');
    await userEvent.type(screen.getByLabelText('Address'), 'http://localhost/');
    await press('Add webhook');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Address')).toBeInvalid();
  });

  it('show what was sent, each attempt, and send it again', async () => {
    const sent = open([webhook]);
    await userEvent.click(await screen.findByText('Deliveries of the last 30 days'));
    const attempts = within(await screen.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
    expect(attempts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/, 12 ms: The receiver answered 500: <b>no<\/b>$/),
      expect.stringMatching(/, 15000 ms: No answer came within 15 seconds\.$/),
    ]);
    expect(screen.getByText('Failed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Send site\.regressed of .* again$/ }));
    await press('Send a test');
    expect(await screen.findByText('A test is on its way')).toBeVisible();
    expect(sent().map(([, address]) => address)).toEqual([
      `/api/webhooks/ID/deliveries/${delivery.id}/redeliver`,
      '/api/webhooks/ID/test',
    ]);
  });

  it('are switched off, changed, given a new secret and deleted', async () => {
    const sent = open([webhook]);
    await userEvent.click(await screen.findByRole('switch', { name: 'Send events' }));
    await press('Edit');
    await userEvent.click(screen.getByRole('checkbox', { name: /^A page was analyzed/ }));
    await press('Save webhook');
    expect(await screen.findByText('The webhook is saved')).toBeVisible();
    await press('New secret');
    await press('Make a new secret');
    expect(await screen.findByText(SECRET)).toBeVisible();
    await press('I have copied it');
    await press('Delete');
    await press('Delete webhook');
    expect(await screen.findByText('The webhook is deleted')).toBeVisible();
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    expect(sent()).toEqual([
      ['PUT', '/api/webhooks/ID', { enabled: false }],
      ['PUT', '/api/webhooks/ID', { url: webhook.url, events: ['analysis.completed', 'site.regressed'] }],
      ['POST', '/api/webhooks/ID/rotate', undefined],
      ['DELETE', '/api/webhooks/ID', undefined],
    ]);
  });

  it.each([
    ['gone', /^Its receiver answered 410 on June 3, 2026/, 'Off'],
    ['failing', /^Its receiver took nothing for five days\./, 'Off'],
  ] as const)('say why they are off: %s', async (disabledBecause, words, badge) => {
    open([{ ...webhook, enabled: false, disabledAt: at, failingSince: at, disabledBecause }]);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  });

  it('say since when they fail', async () => {
    open([{ ...webhook, failingSince: at }]);
    expect(await screen.findByText(/^Its receiver has accepted nothing since June 3, 2026/)).toBeVisible();
    expect(screen.getByText('Failing')).toBeVisible();
  });

  it('rest without the plan, in a sentence, with the way to one', async () => {
    open([webhook], { user: makeUser() });
    expect(await screen.findByText('Webhooks are part of our plans')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
    expect(screen.getByText('Resting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
    expect(screen.getByRole('switch', { name: 'Send events' })).toBeEnabled();
  });

  it('have their half-typed forms again after a reload, until they are saved or given up', async () => {
    open([webhook]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
    await userEvent.type(screen.getByLabelText('Address'), 'https://new.exa');
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const [, edited] = screen.getAllByLabelText('Address');
    if (!edited) throw new Error('No form in place of the row');
    await userEvent.type(edited, '/changed');
    cleanup();
    open([webhook]);
    await screen.findByRole('heading', { name: 'Edit webhook' });
    expect(screen.getAllByLabelText('Address').map((one) => one.getAttribute('value') ?? '')).toHaveLength(2);
    expect(screen.getByDisplayValue('https://new.exa')).toBeVisible();
    expect(screen.getByDisplayValue('https://example.com/hook/changed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save webhook' }));
    expect(await screen.findByText('The webhook is saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sessionStorage).toHaveLength(0);
  });
});
