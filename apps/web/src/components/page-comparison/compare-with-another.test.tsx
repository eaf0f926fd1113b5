import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageComparison } from '@visible-ai/shared/compare/schema';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answering, json, sentRequests } from '../../../test/fake-server.ts';
import { CompareWithAnother } from './compare-with-another.tsx';

const OURS = 'https://shop.example/ladders';
const judged = (status: 'pass' | 'fail', evidence: string) => ({
  ...{ status, evidence, score: status === 'pass' ? 1 : 0 },
});
const comparison: PageComparison = {
  ours: { id: 'o'.repeat(20), url: OURS, score: 48 },
  theirs: { id: 't'.repeat(20), url: 'https://rival.example/ladders', score: 81 },
  differences: [
    {
      ...{ checkId: 'title', title: 'Title', points: 3.26, fix: 'Write a title of your own.', snippet: null },
      ...{ ours: judged('fail', 'There is none.'), theirs: judged('pass', 'Loft ladders') },
    },
    {
      ...{ checkId: 'https', title: 'HTTPS', points: 0, fix: null, snippet: null },
      ...{ ours: judged('pass', 'By https.'), theirs: judged('fail', 'By http.') },
    },
  ],
};

function open(answer: () => Response | Promise<Response>) {
  const fetch = answering(answer);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CompareWithAnother ours={OURS} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return fetch;
}
const field = () => screen.getByRole('textbox', { name: 'Their page' });
const ask = async (address: string) => userEvent.type(field(), `${address}{Enter}`);

describe('a report beside another page', () => {
  it('asks for nothing until an address stands there, and says what is wrong with one', async () => {
    const fetch = open(() => json(200, comparison));
    expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await ask('not an address');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription();
    await userEvent.type(field(), 'x');
    expect(field()).not.toHaveAccessibleDescription();
    expect(sentRequests(fetch)).toEqual([]);
  });

  it('keeps their address over a reload', async () => {
    open(() => json(200, comparison));
    await userEvent.type(field(), 'rival.example/la');
    cleanup();
    open(() => json(200, comparison));
    expect(field()).toHaveValue('rival.example/la');
  });

  it('shows both scores and where they differ, worth most first, with the fix', async () => {
    const fetch = open(() => json(200, comparison));
    await ask('rival.example/ladders');
    const behind = within(await screen.findByRole('region', { name: 'Where theirs does better' }));
    expect(sentRequests(fetch)[0]).toMatchObject({
      address: '/api/compare',
      body: JSON.stringify({ ours: OURS, theirs: 'https://rival.example/ladders' }),
    });
    expect(behind.getByText('Ours: failed')).toBeVisible();
    expect(behind.getByText('Theirs: passed')).toBeVisible();
    expect(behind.getByText('Write a title of your own.')).toBeVisible();
    expect(behind.getByRole('heading', { name: 'Title' }).parentElement).toHaveTextContent('+3.3 points');
    expect(
      within(screen.getByRole('region', { name: 'Where ours does better' })).getByText('HTTPS'),
    ).toBeVisible();
    expect(
      screen.getByText(/^Theirs does better in 1 check\. These are differences, not proof/),
    ).toBeVisible();
    const whole = screen.getByRole('link', { name: /^The whole audit ?of their page/ });
    expect(whole).toHaveAttribute('href', `/website-analysis?report=${'t'.repeat(20)}`);
    await waitFor(() => expect(screen.getByText('Our page').closest('[tabindex="-1"]')).toHaveFocus());
  });

  it('says which page could not be read, and tries again', async () => {
    let reads = 0;
    open(() => {
      reads += 1;
      return reads > 1
        ? json(200, comparison)
        : json(422, { error: 'It answered 404.', code: 'unprocessable', details: { page: 'theirs' } });
    });
    await ask('rival.example/gone');
    expect(await screen.findByText('Their page could not be read')).toBeVisible();
    expect(screen.getByText('It answered 404.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Our page')).toBeVisible();
  });

  it('says so where nothing that is checked is better on their page', async () => {
    open(() => json(200, { ...comparison, differences: comparison.differences.slice(1) }));
    await ask('rival.example');
    expect(await screen.findByText(/^Nothing that we check is better on their page/)).toBeVisible();
  });
});
