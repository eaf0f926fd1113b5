import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FullFileRefresh } from '@visible-ai/shared/hosting/schema';
import { describe, expect, it } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { SITE_ID } from '../../sites/testing/make-site.ts';
import { type Answers, serveSites, showScreen } from '../../sites/testing/show-screen.tsx';
import { makeRefresh, REFRESH_ID } from '../testing/make-hosting.ts';
import { FileRefreshScreen } from './file-refresh-screen.tsx';

const CALL = `/api/sites/${SITE_ID}/hosting/refreshes/${REFRESH_ID}`;
const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });

function open(answers: Answers, user = active) {
  const fetch = serveSites(answers);
  showScreen(<FileRefreshScreen siteId={SITE_ID} refreshId={REFRESH_ID} user={user} />);
  return () =>
    sentRequests(fetch)
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => JSON.parse(String(body)));
}

/** A server that stores the decision. */
function deciding(refresh: FullFileRefresh): Answers {
  let now = refresh;
  return {
    [`GET ${CALL}`]: () => json(200, now),
    [`POST ${CALL}`]: (body: unknown) => {
      const approved = JSON.stringify(body).includes('true');
      now = { ...now, status: approved ? 'approved' : 'declined', decidedAt: '2026-11-21T10:00:00.000Z' };
      return json(200, now);
    },
  };
}

describe('what a refresh would change', () => {
  it('is told line by line in words too, with both texts and what follows from each decision', async () => {
    open({ [`GET ${CALL}`]: makeRefresh({ conflicts: 1, notes: ['One page could not be read.'] }) });
    const removed = await screen.findByText('removed:', { exact: false });
    expect(removed.parentElement).toHaveTextContent('removed: - [Old](https://shop.example/old)');
    expect(screen.getAllByText('added:', { exact: false })).toHaveLength(2);
    expect(screen.getByText(/^In 1 place that you changed by hand/)).toBeVisible();
    expect(screen.getByText('One page could not be read.')).toBeVisible();
    expect(screen.getByText(/^Nothing changes\. What is published stays/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'As it is' }));
    expect(screen.getByRole('region', { name: /^As it was/ })).toHaveTextContent('- [Old]');
  });

  it('is approved and published', async () => {
    const sent = open(deciding(makeRefresh()));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    expect(await screen.findByText(/^You approved it, and it was published on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(sent()).toEqual([{ approve: true }]);
  });

  it('is declined, and nothing changes', async () => {
    const sent = open(deciding(makeRefresh()));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You declined it, and nothing changed on/)).toBeVisible();
    expect(sent()).toEqual([{ approve: false }]);
  });

  it('that was decided elsewhere meanwhile is told and shown as it is', async () => {
    let now = makeRefresh();
    open({
      [`GET ${CALL}`]: () => json(200, now),
      [`POST ${CALL}`]: () => {
        now = makeRefresh({ status: 'declined' });
        return json(409, { error: 'This refresh was decided already.', code: 'conflict' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and publish' }));
    expect(await screen.findByText('This refresh was decided already.')).toBeVisible();
    expect(await screen.findByText('You declined it, and nothing changed.')).toBeVisible();
  });

  it('that is gone says so, with the way to the files', async () => {
    open({});
    expect(await screen.findByText('This refresh is gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the files of this site' })).toHaveAttribute(
      'href',
      `/sites/${SITE_ID}/files`,
    );
  });

  it('that could not be loaded can be asked for again', async () => {
    open({ [`GET ${CALL}`]: () => json(500, { error: 'Out of order', code: 'internal' }) });
    expect(await screen.findByText('What would change could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('may be declined without a plan, not published', async () => {
    open({ [`GET ${CALL}`]: makeRefresh() }, makeUser());
    expect(await screen.findByRole('button', { name: 'Approve and publish' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });
});
