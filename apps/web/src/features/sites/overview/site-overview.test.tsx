import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { json } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { AUDIT_ID, makeAudit, makeListedAudit, makeSite, SITE_ID } from '../testing/make-site.ts';
import { serveSites, showScreen } from '../testing/show-screen.tsx';
import { SiteOverview } from './site-overview.tsx';

const site = makeSite({
  lastAudit: { id: AUDIT_ID, score: 62, status: 'completed', createdAt: '2026-11-20T10:00:00.000Z' },
  trend: [{ at: '2026-11-20T10:00:00.000Z', score: 62, robotsChanged: false }],
});
const listed = { audits: [makeListedAudit()], nextCursor: null };

function show(missing: Parameters<typeof SiteOverview>[0]['missing'] = null) {
  showScreen(
    <SiteOverview siteId={SITE_ID} user={makeUser()} files={() => null} events={[]} missing={missing} />,
  );
}

it('says that the audits could not be loaded, instead of a site without results', async () => {
  let audits: () => Response = () => json(400, { error: 'Out of order', code: 'internal' });
  serveSites({
    [`GET /api/sites/${SITE_ID}`]: site,
    [`GET /api/sites/${SITE_ID}/audits`]: () => audits(),
    [`GET /api/site-audits/${AUDIT_ID}`]: makeAudit(),
  });
  show();
  expect(await screen.findByText('The audits of this site could not be loaded')).toBeVisible();
  expect(screen.queryByText('Not audited yet')).toBeNull();
  audits = () => json(200, listed);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('What to fix first')).toBeVisible();
});

it('offers a site without an audit one button to audit it', async () => {
  serveSites({
    [`GET /api/sites/${SITE_ID}`]: makeSite({ lastAudit: null, trend: [] }),
    [`GET /api/sites/${SITE_ID}/audits`]: { audits: [], nextCursor: null },
  });
  show();
  expect(await screen.findByText('Not audited yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /audit/i })).toHaveLength(1);
});

it('says which events of the timeline could not be loaded', async () => {
  serveSites({
    [`GET /api/sites/${SITE_ID}`]: site,
    [`GET /api/sites/${SITE_ID}/audits`]: listed,
    [`GET /api/site-audits/${AUDIT_ID}`]: makeAudit(),
  });
  const onRetry = vi.fn();
  show({ what: 'Who came', because: 'Network error', onRetry, retrying: false });
  expect(await screen.findByText('Who came could not be loaded: Network error')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
