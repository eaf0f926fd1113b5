import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { json, sentRequests } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { makeSite, SITE_ID } from '../testing/make-site.ts';
import { serveSites, showScreen } from '../testing/show-screen.tsx';
import { SiteSettings } from './site-settings.tsx';

const active = makeUser({ subscription: { status: 'active', plan: null, credits: null } });
const CALL = `/api/sites/${SITE_ID}`;

function open(user = active) {
  const fetch = serveSites({
    [`GET ${CALL}`]: makeSite(),
    [`PUT ${CALL}`]: (body: unknown) => json(200, Object.assign(makeSite(), body)),
    [`DELETE ${CALL}`]: () => new Response(null, { status: 204 }),
  });
  showScreen(<SiteSettings siteId={SITE_ID} user={user} />, `/sites/${SITE_ID}/settings`);
  return () =>
    sentRequests(fetch)
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => JSON.parse(String(body)));
}

describe('the settings of a site', () => {
  it('have a schedule that says in words when it runs, in the time zone of the browser', async () => {
    const saved = open();
    expect(await screen.findByText('It is audited only when you ask for it.')).toBeVisible();
    expect(screen.getByText(/With a schedule, audits run automatically/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Every week' }));
    expect(
      screen.getByText(/^It is audited every Monday at 6 AM .* The next time is Monday, /),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save the schedule' }));
    expect(await screen.findByText('The schedule is saved')).toBeVisible();
    expect(screen.queryByText(/With a schedule, audits run automatically/)).toBeNull();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(saved()).toEqual([{ schedule: { every: 'weekly', hour: 6, timeZone } }]);
  });

  it('say each alert in plain words, and mute them all at once', async () => {
    const saved = open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Pages are gone' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Mute this site' }));
    expect(screen.getByRole('switch', { name: 'Send mails' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Save the alerts' }));
    expect(await screen.findByText('The alerts are saved')).toBeVisible();
    expect(saved()).toMatchObject([{ alerts: { pageGone: false, muted: true, mail: true } }]);
  });

  it('show what takes a plan, without it, and where to ask', async () => {
    open(makeUser());
    expect(await screen.findByText('Schedules and alerts are part of our plans')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Every day' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Send mails' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save the schedule' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save the name' })).toBeEnabled();
  });

  it('forget a site only after a dialog that names it', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this site' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Shop?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete this site' }));
    expect(await screen.findByText('Shop is deleted')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/sites$/));
  });

  it('have again after a reload what was changed, and say of each part that it is not saved', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Name of the site'), ' in Lo');
    await userEvent.click(screen.getByRole('radio', { name: 'Every week' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Pages are gone' }));
    cleanup();
    const saved = open();
    expect(await screen.findByLabelText('Name of the site')).toHaveValue('Shop in Lo');
    expect(screen.getByRole('radio', { name: 'Every week' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Pages are gone' })).not.toBeChecked();
    expect(screen.getAllByText('Not saved yet.')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Save the schedule' }));
    await waitFor(() => expect(screen.getAllByText('Not saved yet.')).toHaveLength(2));
    expect(saved()).toHaveLength(1);
    for (const discard of screen.getAllByRole('button', { name: 'Discard changes' }))
      await userEvent.click(discard);
    expect(screen.getByLabelText('Name of the site')).toHaveValue('Shop');
    expect(screen.queryByText('Not saved yet.')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
