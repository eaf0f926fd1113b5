import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BotVisits } from '@visible-ai/shared/logs/schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { json } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../sites/testing/make-site.ts';
import { serveSites, showScreen } from '../sites/testing/show-screen.tsx';
import { fakeUploads } from './testing/fake-upload.ts';
import { makeAgent, makeVisits } from './testing/make-visits.ts';
import { VisitsScreen } from './visits-screen.tsx';

const CALL = `GET /api/sites/${SITE_ID}/bot-visits`;
const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const nothing = makeVisits({
  lines: { read: 0, unread: 0 },
  agents: [],
  paths: [],
  days: [],
  notFetched: [],
  notFetchedCount: 0,
  blockedButCame: [],
  afterFixes: [],
  referrals: [],
});

afterEach(() => vi.unstubAllGlobals());

function open(visits: BotVisits | (() => Response), user = active) {
  serveSites({
    [CALL]: visits,
    'GET /api/auth/me': { user },
    'GET /api/auth/trial-request': { request: null },
  });
  showScreen(<VisitsScreen site={makeSite()} user={user} />, `/sites/${SITE_ID}/visits`);
}

const log = (name = 'access.log', size = 2000) => new File(['x'.repeat(size)], name);
const choose = async (file: File) => {
  await screen.findByRole('button', { name: 'Choose a log' });
  await userEvent.upload(screen.getByLabelText('Access log'), file);
};

describe('the agents that came', () => {
  it('begin with one thing to do, and no list of nothing', async () => {
    open(nothing);
    expect(await screen.findByText('Upload an access log')).toBeVisible();
    expect(screen.getByText('No log of these days has been uploaded.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('are told with how far their names can be believed, in words', async () => {
    const fetcher = makeAgent({ token: 'ChatGPT-User', purpose: 'user', verified: 0, spoofed: 0 });
    open(makeVisits({ agents: [makeAgent(), { ...fetcher, unverifiable: 12, errors: 0 }] }));
    const table = within(await screen.findByRole('table', { name: 'Agents that came' }));
    const row = table.getByRole('row', { name: /OAI-SearchBot/ });
    expect(row).toHaveTextContent('OpenAI, search');
    expect(row).toHaveTextContent('10 verified');
    expect(row).toHaveTextContent('2 spoofed');
    expect(table.getByRole('row', { name: /ChatGPT-User/ })).toHaveTextContent('12 unverifiable');
    expect(screen.getByText(/somebody else under a borrowed name/)).toBeVisible();
    expect(screen.getByText('1,200 lines read, 3 lines could not be.')).toBeVisible();
  });

  it('are drawn day by day, with the same as a table', async () => {
    open(makeVisits());
    expect(
      await screen.findByText('12 visits in 31 days, most on Nov 19, 2026: 8. Days are in UTC.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table', { name: 'Visits by day, in UTC' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DaySearchAsked by a personTrainingAll',
      'Nov 20, 20264004',
      'Nov 19, 20268008',
    ]);
  });

  it('have what they fetched, what failed, what was missed, what is closed, and what was fixed', async () => {
    open(makeVisits());
    expect(await screen.findByRole('table', { name: 'Paths that agents fetched' })).toHaveTextContent(
      '/old-page3200: 2404: 1',
    );
    const errors = screen.getByRole('table', { name: 'Paths at which agents got an error' });
    expect(errors).toHaveTextContent('/old-page1404: 1');
    expect(errors).not.toHaveTextContent('200');
    expect(screen.getByRole('link', { name: /^shop\.example\/guides/ })).toBeVisible();
    const blocked = screen.getByRole('table', { name: 'Agents that came although they are blocked' });
    expect(blocked).toHaveTextContent('GPTBot/private2Disallow: /private');
    expect(screen.getByText(/^robots\.txt was changed, seen/)).toBeVisible();
  });

  it('are not all of it: beside the people that assistants sent stands what cannot be seen', async () => {
    open(makeVisits());
    expect(
      await screen.findByRole('table', { name: /^Visits of people by the assistant/ }),
    ).toHaveTextContent('ChatGPT7');
    expect(screen.getByText(/nobody can say how much\.$/)).toBeVisible();
    expect(screen.getByRole('table', { name: /^Address lists/ })).toHaveTextContent(
      'openai.com/searchbot.json4Came with this program',
    );
  });

  it('are those of the period that was chosen, which stands in the address', async () => {
    const asked: string[] = [];
    open(() => json(200, makeVisits({ lines: { read: asked.push(''), unread: 0 } })));
    await screen.findByText('1 line read.');
    await userEvent.selectOptions(screen.getByLabelText('Period'), '7');
    expect(await screen.findByText('2 lines read.')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveTextContent(`/sites/${SITE_ID}/visits?days=7`);
  });

  it('can be asked for again when they could not be loaded', async () => {
    open(() => json(500, { error: 'Out of order', code: 'internal' }));
    expect(await screen.findByText('Who came could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('handing in a log', () => {
  it('says by bytes how far it is, then what was read, and shows who came', async () => {
    const uploads = fakeUploads();
    let visits = nothing;
    open(() => json(200, visits));
    const file = log('access.log', 4000);
    await choose(file);
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]).toMatchObject({ address: `/api/logs?site=${SITE_ID}`, body: file });
    act(() => uploads[0]?.sent(1500));
    expect(screen.getByText('1.5 kB of 4.0 kB')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Bytes sent' })).toHaveAttribute('aria-valuenow', '1500');
    visits = makeVisits();
    act(() => uploads[0]?.answer(200, { lines: { read: 1200, unread: 3 }, duplicate: false }));
    expect(
      await screen.findByText(/1,200 lines read; 3 lines could not be, and are left out\./),
    ).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Agents that came' })).toBeVisible();
    expect(screen.getByText(/1,200 lines read; 3 lines/)).toBeVisible();
  });

  it('says that the same log was counted before', async () => {
    const uploads = fakeUploads();
    open(makeVisits());
    await choose(log());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(200, { lines: { read: 9, unread: 0 }, duplicate: true }));
    expect(await screen.findByText(/uploaded before, and was not counted again\./)).toBeVisible();
  });

  it('takes a log that is dropped, and can be cancelled', async () => {
    const uploads = fakeUploads();
    open(nothing);
    const area = (await screen.findByText('Upload an access log')).closest('div.border-dashed');
    if (!area) throw new Error('There is nowhere to drop a log');
    fireEvent.drop(area, { dataTransfer: { files: [log('dropped.log')] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(uploads[0]?.aborted).toBe(true);
    expect(await screen.findByText('Upload an access log')).toBeVisible();
  });

  it('tells why a log was not taken, and tries again where that may help', async () => {
    const uploads = fakeUploads();
    open(nothing);
    await choose(log());
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.fail());
    expect(await screen.findByRole('alert')).toHaveTextContent('access.log: Network error');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.answer(413, { error: 'A log has at most 2 GB.', code: 'too_large' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A log has at most 2 GB.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('sends nothing of an empty file', async () => {
    const uploads = fakeUploads();
    open(nothing);
    await choose(log('empty.log', 0));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(uploads).toEqual([]);
  });

  it('takes a plan, and without one is done at home', async () => {
    open(makeVisits(), makeUser());
    expect(await screen.findByText('Counting access logs is part of our plans')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose a log' })).toBeNull();
    expect(screen.getByText(/visible-ai logs/)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Agents that came' })).toBeVisible();
  });

  it('can be done by a server alone: with a key that does nothing else, for this site', async () => {
    open(nothing);
    await userEvent.click(await screen.findByText('Without uploading by hand'));
    expect(screen.getByText(new RegExp(`/api/logs\\?site=${SITE_ID}`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'API keys' })).toHaveAttribute('href', '/account/keys');
  });
});
