import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Branding, noBranding } from '@visible-ai/shared/branding/schema';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { BrandingSettings } from './branding-settings.tsx';

/** Opens the screen with a server that stores a brand and darkens a light accent. */
function open(kept: Branding = noBranding, status: 'active' | 'trial' = 'active') {
  const fetch = answering((_address, init) => {
    if (init?.method !== 'PUT') return json(200, kept);
    const sent: Branding = JSON.parse(String(init.body));
    if (sent.accent !== '#ffee00') return json(200, sent);
    return json(200, { ...sent, accent: '#7a7200', accentAsked: '#ffee00', note: '#7a7200 is used.' });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <BrandingSettings user={makeUser({ subscription: { status, plan: null, credits: 2 } })} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return () => sentRequests(fetch).filter(({ method }) => method === 'PUT');
}
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const save = () => screen.getByRole('button', { name: 'Save branding' });
const png = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'logo.png', { type });

describe('the screen of branding', () => {
  it('shows how a report begins as it is typed, and saves what was chosen', async () => {
    const sent = open();
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada & Co');
    expect(preview().getByText('Ada & Co')).toBeVisible();
    expect(preview().getByText('Made with Visible AI')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Hide the name Visible AI' }));
    expect(preview().queryByText('Made with Visible AI')).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      ...noBranding,
      name: 'Ada & Co',
      hideProductName: true,
    });
  });

  it('leaves what another tab saved meanwhile as it is', async () => {
    const kept: Branding = { ...noBranding };
    const sent = open(kept);
    await userEvent.type(await screen.findByLabelText('Footer'), 'Since 1901');
    Object.assign(kept, { name: 'Named in another tab' });
    await userEvent.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(JSON.parse(String(sent()[0]?.body))).toEqual({
      ...noBranding,
      name: 'Named in another tab',
      footer: 'Since 1901',
    });
    expect(await screen.findByLabelText('Name')).toHaveValue('Named in another tab');
  });

  it('says that an accent was changed, and shows the one that is used', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Accent colour'), '#ffee00');
    await userEvent.click(save());
    expect(await screen.findByText('#7a7200 is used.')).toBeVisible();
    expect(screen.getByLabelText('Accent colour')).toHaveValue('#7a7200');
  });

  it('refuses what is no address before it asks the server', async () => {
    const sent = open();
    await userEvent.type(await screen.findByLabelText('Website'), 'javascript:alert(1)');
    await userEvent.click(save());
    expect(await screen.findByText('Please enter an http or https address, or nothing')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('takes a picture, shows it, and removes it', async () => {
    open();
    await userEvent.upload(await screen.findByLabelText('Logo file'), png(40));
    expect(await screen.findByRole('img', { name: 'Your logo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull();
  });

  it('says what is wrong with a file that is too large', async () => {
    open();
    await userEvent.upload(await screen.findByLabelText('Logo file'), png(200_001));
    expect(await screen.findByText('logo.png has 201 kB. A logo has at most 200 kB.')).toBeVisible();
  });

  it('tells who has no plan where to get one', async () => {
    open(noBranding, 'trial');
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('has what was typed again after a reload, says that it is not saved, and drops it when asked', async () => {
    open({ ...noBranding, footer: 'Ada & Co, London' });
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.queryByText('Not saved yet.')).toBeNull();
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Website'), 'half a');
    cleanup();
    // Meanwhile another tab has saved another footer.
    open({ ...noBranding, footer: 'Ada, Paris' });
    expect(await screen.findByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Website')).toHaveValue('half a');
    expect(screen.getByLabelText('Footer')).toHaveValue('Ada, Paris');
    expect(screen.getByText('Not saved yet.')).toBeVisible();
    expect(save()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(save()).toBeDisabled();
    cleanup();
    open();
    expect(await screen.findByLabelText('Name')).toHaveValue('');
    expect(screen.queryByText('Not saved yet.')).toBeNull();
  });

  it('has nothing left of what was typed once it is saved', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Name'), 'Ada');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    expect(sessionStorage).toHaveLength(0);
  });
});
