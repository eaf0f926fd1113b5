import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { User } from '@visible-ai/shared/accounts/schema';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/query-client.ts';
import { answering, json } from '../../../../test/fake-server.ts';
import { makeUser } from '../../../../test/make-user.ts';
import { ContentHub } from './content-hub.tsx';

afterEach(() => queryClient.clear());

const denial = 'Access denied. Content generation requires admin privileges or a paid subscription.';

function open(subscription: User['subscription']): void {
  answering(() => json(200, { request: null }));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ContentHub user={makeUser({ subscription })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the hub', () => {
  it('says of a used-up trial what the generators say of it', () => {
    open({ status: 'trial', plan: null, credits: 0 });
    expect(screen.getByText('Your trial has no credits left')).toBeVisible();
    expect(screen.getByText(denial)).toBeVisible();
    expect(screen.getByText('0 credits left')).toBeVisible();
  });

  it('denies nothing to a trial with credits, and counts them', () => {
    open({ status: 'trial', plan: null, credits: 12_000 });
    expect(screen.queryByText(denial)).toBeNull();
    expect(screen.getByText('12,000 credits left')).toBeVisible();
  });
});
