import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Account, PASSWORD, takeAccount } from './opened-accounts.ts';
import { linkIn, waitForMail } from './outbox.ts';
import { reservePorts } from './reserve-ports.ts';

export { type Account, PASSWORD };

const ADMIN = { email: 'admin@example.com', password: 'an admin of the journeys' };

interface SignedIn {
  user: { id: string; email: string; displayName: string };
  tokens: { accessToken: string; refreshToken: string };
}

const accountOf = ({ user: { id, email, displayName }, tokens }: SignedIn): Account => ({
  id,
  email,
  displayName,
  ...tokens,
});

/** The header with which the API accepts a call from this account. */
export const bearer = ({ accessToken }: Account) => ({ authorization: `Bearer ${accessToken}` });

export async function signInAdmin(request: APIRequestContext): Promise<Account> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
  return accountOf(await answer.json());
}

export interface Plan {
  status: 'trial' | 'active' | 'expired' | null;
  credits?: number;
}

/** Signs up as the form does, and opens the link of the mail. */
async function signUp(request: APIRequestContext): Promise<Account> {
  const mark = randomBytes(5).toString('hex');
  const email = `cleo-${mark}@example.com`;
  await request.post('/api/auth/register', {
    data: { email, password: PASSWORD, displayName: `Cleo ${mark}` },
  });
  const token = linkIn(await waitForMail(email, /Verify/)).split('token=')[1];
  const answer = await request.post('/api/auth/verify-email', { data: { token } });
  expect(answer.status()).toBe(200);
  return accountOf(await answer.json());
}

/** A verified account that no other test has, with the subscription that the test needs. */
export async function openAccount(request: APIRequestContext, plan?: Plan): Promise<Account> {
  const account = takeAccount() ?? (await signUp(request));
  if (plan) await subscribe(request, account, plan);
  return account;
}

/** A password check takes a quarter of a second, so the admin signs in once for many tests. */
let office: { admin: Promise<Account>; closesAt: number } | undefined;
/** Shorter than the lifetime of an access token. */
const OFFICE_HOURS_MS = 5 * 60_000;

async function findAdmin(request: APIRequestContext): Promise<Account> {
  if (!office || Date.now() > office.closesAt)
    office = { admin: signInAdmin(request), closesAt: Date.now() + OFFICE_HOURS_MS };
  return office.admin;
}

/** Sets an account's subscription as the admin. */
export async function subscribe(request: APIRequestContext, account: Account, plan: Plan): Promise<void> {
  const answer = await request.put(`/api/users/${account.id}/subscription`, {
    headers: bearer(await findAdmin(request)),
    data: { status: plan.status, plan: plan.status ? 'Essential' : null, credits: plan.credits ?? 0 },
  });
  expect(answer.status()).toBe(200);
}

/** Signs the browser in without the form: stores the same tokens as signing in does. */
export async function enterAs(page: Page, { accessToken, refreshToken }: Account): Promise<void> {
  const { app } = await reservePorts();
  const localStorage = [
    { name: 'refresh_token', value: refreshToken },
    { name: 'access_token', value: accessToken },
  ];
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: `http://127.0.0.1:${app}`, localStorage }],
  });
}
