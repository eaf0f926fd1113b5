import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkIn, waitForMail } from './outbox.ts';

const ADMIN = { email: 'admin@example.com', password: 'an admin of the journeys' };

export interface Account {
  id: string;
  email: string;
  accessToken: string;
  refreshToken: string;
}

interface SignedIn {
  user: { id: string; email: string };
  tokens: { accessToken: string; refreshToken: string };
}

const accountOf = ({ user, tokens }: SignedIn): Account => ({ id: user.id, email: user.email, ...tokens });

/** What proves to the API that a call comes from this account. */
export const bearer = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });

export async function signInAdmin(request: APIRequestContext): Promise<Account> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
  return accountOf(await answer.json());
}

interface Plan {
  status: 'trial' | 'active' | 'expired' | null;
  credits?: number;
}

/** A new account of its own for a journey, verified, with the subscription it needs. */
export async function openAccount(request: APIRequestContext, plan?: Plan): Promise<Account> {
  const email = `cleo-${randomBytes(5).toString('hex')}@example.com`;
  await request.post('/api/auth/register', {
    data: { email, password: 'secret1', displayName: 'Cleo Example' },
  });
  const token = linkIn(await waitForMail(email, /Verify/)).split('token=')[1];
  const answer = await request.post('/api/auth/verify-email', { data: { token } });
  expect(answer.status()).toBe(200);
  const account = accountOf(await answer.json());
  if (plan) await subscribe(request, account, plan);
  return account;
}

/** Has the admin set an account's subscription. */
export async function subscribe(request: APIRequestContext, account: Account, plan: Plan): Promise<void> {
  const answer = await request.put(`/api/users/${account.id}/subscription`, {
    headers: bearer(await signInAdmin(request)),
    data: { status: plan.status, plan: plan.status ? 'Essential' : null, credits: plan.credits ?? 0 },
  });
  expect(answer.status()).toBe(200);
}

/** Signs the browser in without the form. */
export async function enterAs(page: Page, { accessToken, refreshToken }: Account): Promise<void> {
  await page.goto('/cookies');
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('access_token', access);
    },
    [accessToken, refreshToken] as const,
  );
}
