import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { IntakeForm } from './intake-form.tsx';

/** Without the host of the toasts: their code may not load when there is no connection. */
const visit = () =>
  render(
    <MemoryRouter>
      <IntakeForm />
    </MemoryRouter>,
  );

async function send() {
  visit();
  await userEvent.type(screen.getByLabelText('Full Name*'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email Address*'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Company Name*'), 'Example');
  await userEvent.type(screen.getByLabelText('Website URL*'), 'example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Information' }));
}

describe('the contact form', () => {
  it('says that nothing was sent without a connection, keeps what was typed, and sends it later', async () => {
    let online = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    answering(() => {
      if (!online) throw new TypeError('Failed to fetch');
      return json(201, { success: true, id: '00000000-0000-4000-8000-000000000001' });
    });
    await send();
    expect(
      await screen.findByText('There is no connection, so nothing was sent. What you typed is still here.'),
    ).toHaveRole('alert');
    expect(screen.getByLabelText('Full Name*')).toHaveValue('Ada');
    online = true;
    await userEvent.click(screen.getByRole('button', { name: 'Submit Information' }));
    await waitFor(() => expect(screen.getByLabelText('Full Name*')).toHaveValue(''));
    expect(screen.queryByText(/nothing was sent/)).toBeNull();
  });

  it('does not claim that nothing was sent when only the answer is missing', async () => {
    answering(() => {
      throw new TypeError('Failed to fetch');
    });
    await send();
    expect(await screen.findByText(/^No answer came, so it may have arrived or not\./)).toHaveRole('alert');
    expect(screen.getByLabelText('Full Name*')).toHaveValue('Ada');
  });

  it('sends again what may have arrived with the same key, so that it is stored once', async () => {
    let lost = true;
    const server = answering(() => {
      if (lost) throw new TypeError('Failed to fetch');
      return json(201, { success: true, id: '00000000-0000-4000-8000-000000000001' });
    });
    await send();
    await screen.findByText(/it is taken only once/);
    lost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Submit Information' }));
    await waitFor(() => expect(screen.getByLabelText('Full Name*')).toHaveValue(''));
    const keys = sentRequests(server).map(({ headers }) => new Headers(headers).get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('says that nothing was sent when the server cannot take it', async () => {
    answering(() => json(503, { error: 'Away', code: 'unavailable' }));
    await send();
    expect(await screen.findByText('Nothing was sent. What you typed is still here.')).toBeVisible();
    expect(screen.getByLabelText('Email Address*')).toHaveValue('ada@example.com');
  });

  it('says when to try again who has sent too often', async () => {
    answering(() =>
      json(429, { error: 'Too many requests. Please try again in 30 seconds.', code: 'rate_limited' }),
    );
    await send();
    expect(
      await screen.findByText(
        'Nothing was sent. Too many requests. Please try again in 30 seconds. What you typed is still here.',
      ),
    ).toBeVisible();
  });

  it('has what was typed again after a reload, until it is sent', async () => {
    let takes = false;
    answering(() =>
      takes ? json(201, { success: true, id: '00000000-0000-4000-8000-000000000001' }) : json(503, {}),
    );
    await send();
    cleanup();
    visit();
    expect(screen.getByLabelText('Full Name*')).toHaveValue('Ada');
    expect(screen.getByLabelText('Website URL*')).toHaveValue('example.com');
    takes = true;
    await userEvent.click(screen.getByRole('button', { name: 'Submit Information' }));
    await waitFor(() => expect(screen.getByLabelText('Full Name*')).toHaveValue(''));
    cleanup();
    visit();
    expect(screen.getByLabelText('Full Name*')).toHaveValue('');
  });
});
