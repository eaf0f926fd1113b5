import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Site } from '@visible-ai/shared/sites/schema';
import { describe, expect, it } from 'vitest';
import { session } from '@/lib/session/session.ts';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { AUDIT_ID, makeAudit, makeSite, SITE_ID } from '../testing/make-site.ts';
import { serveSites, showScreen } from '../testing/show-screen.tsx';
import { SiteList } from './site-list.tsx';
import { Sites } from './sites.tsx';

const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const listed = (...sites: Site[]) => ({ 'GET /api/sites': { sites, nextCursor: null } });
const address = () => screen.getByLabelText('Address').textContent;
const trend = [
  { at: '2026-11-10T10:00:00.000Z', score: 44, robotsChanged: false },
  { at: '2026-11-17T10:00:00.000Z', score: 62, robotsChanged: false },
];
const lastAudit = {
  id: AUDIT_ID,
  score: 62,
  status: 'completed' as const,
  createdAt: '2026-11-17T10:00:00.000Z',
};

describe('the list of sites', () => {
  it('says of each how it stands and how that has changed', async () => {
    serveSites(listed(makeSite({ trend, lastAudit })));
    showScreen(<Sites user={active} />);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', `/sites/${SITE_ID}`);
    expect(row.getByRole('img', { name: 'AI visibility score: 62 of 100, Needs work' })).toBeVisible();
    expect(row.getByText('Up 18 points')).toBeVisible();
  });

  it('says how far an audit is that runs', async () => {
    const running = { ...lastAudit, score: null, status: 'running' as const };
    serveSites({
      ...listed(makeSite({ lastAudit: running })),
      [`GET /api/site-audits/${AUDIT_ID}`]: makeAudit({
        status: 'running',
        score: null,
        progress: { phase: 'reading', pagesDone: 12, pagesTotal: 48 },
      }),
    });
    showScreen(<Sites user={active} />);
    expect(await screen.findByRole('link', { name: 'Reading the pages: 12 of 48 pages' })).toHaveAttribute(
      'href',
      `/sites/${SITE_ID}/audits/${AUDIT_ID}`,
    );
  });

  it('shows the first few where it is one part of a screen, with the way to all', async () => {
    const named = (name: string, index: number) =>
      makeSite({ id: `00000000-0000-4000-8000-00000000010${index}`, name });
    serveSites(listed(...['A', 'B', 'C'].map(named)));
    showScreen(<SiteList most={2} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All 3 sites' })).toHaveAttribute('href', '/sites');
  });

  const many = Array.from({ length: 120 }, (_, at) =>
    makeSite({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      name: `Shop ${at}`,
      url: `https://shop-${at}.example/`,
    }),
  );
  const told = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));
  const searching = () => screen.findByRole('searchbox', { name: 'Search your sites' });

  it('is searched on the server, says how many it found, and keeps the words in the address', async () => {
    serveSites({
      ...listed(...many),
      'GET /api/sites?q=shop+7': { sites: many.slice(70, 80), nextCursor: null },
      'GET /api/sites?q=nothing': { sites: [], nextCursor: null },
    });
    showScreen(<Sites user={active} />);
    const box = await searching();
    await told('120 sites');
    await userEvent.type(box, 'shop 7');
    await told('10 of 120 sites');
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(address()).toBe('/sites?q=shop+7');
    await userEvent.clear(box);
    await userEvent.type(box, 'nothing');
    expect(await screen.findByText('No site found')).toBeVisible();
    await told('0 of 120 sites');
    await userEvent.click(screen.getByRole('button', { name: 'Show all sites' }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
    expect(address()).toBe('/sites');
    expect(await screen.findByText('Shop 0')).toBeVisible();
  });

  it('begins with the words of the address', async () => {
    serveSites({ ...listed(...many), 'GET /api/sites?q=7': { sites: many.slice(7, 8), nextCursor: null } });
    showScreen(<Sites user={active} />, '/sites?q=7');
    expect(await searching()).toHaveValue('7');
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it('is drawn fifty rows at a time', async () => {
    serveSites(listed(...many));
    showScreen(<Sites user={active} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more of 120' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more of 120' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(120);
  });

  it('has no search while it is short', async () => {
    serveSites(listed(...many.slice(0, 8)));
    showScreen(<Sites user={active} />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that there is none, and that it could not be had', async () => {
    serveSites(listed());
    showScreen(<Sites user={active} />);
    expect(await screen.findByText('No sites yet')).toBeVisible();
  });

  it('offers to try again when the server is in trouble', async () => {
    let broken = true;
    serveSites({
      'GET /api/sites': () =>
        broken
          ? json(500, { error: 'Something broke', code: 'internal' })
          : json(200, { sites: [], nextCursor: null }),
    });
    showScreen(<Sites user={active} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await userEvent.click(retry);
    expect(await screen.findByText('No sites yet')).toBeVisible();
  });
});

describe('adding a site', () => {
  const type = async (url: string) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Website' }), url);
    await userEvent.click(screen.getByRole('button', { name: 'Add site and audit it' }));
  };

  it('has its first audit started, and goes there to watch', async () => {
    const fetch = serveSites({
      ...listed(),
      'POST /api/sites': () => json(201, makeSite()),
      [`POST /api/sites/${SITE_ID}/audits`]: () => json(202, { audit_id: AUDIT_ID, status: 'running' }),
    });
    showScreen(<Sites user={active} />);
    await type('shop.example');
    await waitFor(() => expect(address()).toBe(`/sites/${SITE_ID}/audits/${AUDIT_ID}`));
    const added = sentRequests(fetch).find(({ method }) => method === 'POST');
    expect(JSON.parse(String(added?.body))).toEqual({ url: 'https://shop.example/' });
  });

  it('goes to the site where it has been audited before', async () => {
    serveSites({ ...listed(), 'POST /api/sites': makeSite({ lastAudit }) });
    showScreen(<Sites user={active} />);
    await type('shop.example');
    await waitFor(() => expect(address()).toBe(`/sites/${SITE_ID}`));
  });

  it('refuses what is no address by the rule of every form, without asking the server', async () => {
    const fetch = serveSites(listed());
    showScreen(<Sites user={active} />);
    await type('no address');
    expect(await screen.findByText('Please enter a valid website URL (e.g., example.com)')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Website' })).toHaveFocus();
    expect(sentRequests(fetch).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what a plan would give where there is no room for another', async () => {
    serveSites(listed(makeSite()));
    showScreen(<Sites user={makeUser()} />);
    expect(await screen.findByText(/Your account keeps 1 site\. A plan keeps 20/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
  });

  it('has what was typed again after a reload, of this account alone, until the site is added', async () => {
    const box = () => screen.findByRole('textbox', { name: 'Website' });
    const server = { ...listed(), 'POST /api/sites': makeSite({ lastAudit }) };
    const tokens = { accessToken: 'access', refreshToken: 'refresh' };
    const visit = async (id: string) => {
      cleanup();
      await session.signIn(tokens, { ...active, id });
      serveSites(server);
      showScreen(<Sites user={{ ...active, id }} />);
    };
    await visit('ann');
    await userEvent.type(await box(), 'shop.exam');
    await visit('ben');
    expect(await box()).toHaveValue('');
    await visit('ann');
    expect(await box()).toHaveValue('shop.exam');
    await type('ple');
    await waitFor(() => expect(address()).toBe(`/sites/${SITE_ID}`));
    await visit('ann');
    expect(await box()).toHaveValue('');
  });
});
