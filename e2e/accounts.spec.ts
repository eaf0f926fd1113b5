import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, waitForScripts } from './fixtures.ts';
import { enterAs, openAccount, PASSWORD, type Plan } from './support/accounts.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { linkIn, waitForMail } from './support/outbox.ts';

const newAddress = () => `ann-${randomBytes(4).toString('hex')}@example.com`;

async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Display name').fill('Ann Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Creates an account, signs in and opens the dashboard. Waits until the dashboard has all its answers. */
async function openDashboard(page: Page, request: APIRequestContext): Promise<string> {
  const account = await openAccount(request);
  await enterAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('No audits yet')).toBeVisible();
  return account.email;
}

/** Creates an account, signs in and opens the account page. Waits until the page has all its answers. */
async function openAccountPage(page: Page, request: APIRequestContext, plan?: Plan): Promise<string> {
  const account = await openAccount(request, plan);
  await enterAs(page, account);
  await page.goto('/account');
  await expect(page.getByText('This device')).toBeVisible();
  return account.email;
}

/** Requests a reset link without the form and returns the link of the mail. */
async function requestResetLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/auth/forgot-password', { data: { email } });
  expect(answer.ok()).toBe(true);
  return linkIn(await waitForMail(email, /Reset/));
}

const resetForm = (page: Page) => ({
  fields: [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm new password'),
  ] as const,
  submit: page.getByRole('button', { name: 'Set New Password' }),
});

const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]);

test('from sign-up through the mail to sign-out', async ({ page }) => {
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/auth?mode=signup');
  await fillSignUp(page, email);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(`We have sent a link to ${email}`)).toBeVisible();

  await page.goto(linkIn(await waitForMail(email, /Verify/)));
  await expect(page.getByText('Your email address is verified.')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ann Example');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText('No audits yet')).toBeVisible();
  expect((await storedTokens(page)).every(Boolean)).toBe(true);

  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  expect(await storedTokens(page)).toEqual([null, null]);
});

test('what a password manager fills in before the page has come alive is kept, and goes nowhere', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('ada@company.example');
  await password.fill('a long password');
  await password.press('Enter');
  release();
  await expect(page.locator('html[data-running]')).toBeAttached();
  await expect(email).toHaveValue('ada@company.example');
  await expect(password).toHaveValue('a long password');
  await expect(page).toHaveURL('/auth');
});

test('an address that is not proved yet is told so, and can have the link again', async ({ page, watch }) => {
  watch.expectError(/status of 40[13]/);
  const email = newAddress();
  await fillSignUp(page, email);
  await expect(page.getByText('Please check your email')).toBeVisible();
  await fillSignIn(page, email, 'not the one');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByText('Email not verified')).toBeVisible();
  await expect(page.getByText(/open the verification link/)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('button', { name: 'Sent again' })).toBeDisabled();
});

test('a forgotten password is set again by mail', async ({ page, request, watch }) => {
  watch.expectError(/status of 401/);
  const { email } = await openAccount(request);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/auth?mode=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/a link to set a new password is on its way/)).toBeVisible();

  await page.goto(linkIn(await waitForMail(email, /Reset/)));
  await expect(page).toHaveURL('/reset-password');
  const { fields, submit } = resetForm(page);
  for (const field of fields) await field.fill('another1');
  await submit.click();
  await expect(page).toHaveURL('/auth');
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await fillSignIn(page, email, 'another1');
  await expect(page).toHaveURL('/dashboard');
  await waitForMail(email, /was changed/);
});

test('a new password is long enough and typed twice', async ({ page, request }) => {
  const { email } = await openAccount(request);
  await page.goto(await requestResetLink(request, email));
  const { fields, submit } = resetForm(page);
  await fields[0].fill('12345');
  await fields[1].fill('54321');
  await submit.click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
});

test('a link to set a password works once', async ({ page, request, watch }) => {
  watch.expectError(/status of 400/);
  const { email } = await openAccount(request);
  const link = await requestResetLink(request, email);
  const data = { token: link.split('token=')[1], password: 'another1' };
  expect((await request.post('/api/auth/reset-password', { data })).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText('Invalid reset link')).toBeVisible();
  await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('links without a token say so', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid reset link')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await page.goto('/verify-email');
  await expect(page.getByText('Invalid verification link')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await page.getByRole('main').getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/auth');
});

test('a verification without a network says so', async ({ page, watch }) => {
  watch.expectError(/ERR_FAILED/);
  await page.route('**/api/auth/verify-email', (route) => route.abort());
  await page.goto('/verify-email?token=whatever');
  await expect(page.getByText('Network error occurred')).toBeVisible();
});

test('the page that ends mails is accessible, before and after', async ({ page }) => {
  await page.route('**/unsubscribe?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: { success: true } }) : route.continue(),
  );
  await page.goto(`/unsubscribe?token=analysis-result..${'a'.repeat(43)}.${'b'.repeat(32)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('We no longer send you results of website analyses.')).toBeVisible();
  await expectAccessible(page);
});

test('each mode has its own address, its own errors, and back works', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  // The form to sign in has a field of the same name until the new one is there.
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('Email').fill('nonsense');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Display name is required')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nonsense');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a deep link survives the sign-in', async ({ page, request }) => {
  const { email } = await openAccount(request);
  await page.goto('/dashboard?from=mail');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%3Ffrom%3Dmail');
  await fillSignIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/dashboard?from=mail');
});

test('a page behind the sign-in shows the bar and that it loads before its scripts are there, and does not jump', async ({
  page,
  request,
}) => {
  await enterAs(page, await openAccount(request));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Visible AI' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  release();
  await expect(page.getByText('No audits yet')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const footer = document.querySelector('footer');
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node }[];
          })[];
          resolve(shifts.filter(({ sources }) => sources.some(({ node }) => node === footer)).length);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(moved, 'jumps of the footer').toBe(0);
});

test('the bar of a public page keeps its places when it learns who is signed in', async ({
  page,
  request,
}) => {
  await enterAs(page, await openAccount(request));
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/pricing');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('status')).toHaveText('Loading...');
  // The faces may still arrive.
  await page.evaluate(() => document.fonts.ready);
  const left = async () => (await bar.getByRole('button').first().boundingBox())?.x;
  const before = await left();
  answer();
  await expect(bar.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(Math.abs(((await left()) ?? 0) - (before ?? 0)), 'moved by').toBeLessThan(8);
});

test.describe('a page whose scripts a newer version replaced while it loaded', () => {
  /** Answers 404 for the scripts that `gone` names, until the page is loaded for the time after `times`. */
  const replace = async (page: Page, times: number, gone: (script: string) => boolean) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/*.js', async (route) => {
      if (loads > times) return route.continue();
      const answer = await route.fetch();
      const text = await answer.text();
      const missing = gone(text);
      await route.fulfill(missing ? { status: 404, body: 'Not found' } : { response: answer, body: text });
    });
  };
  // Scripts of a page that was left, or that nobody waits for, may still be on their way.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('is loaded again by itself', async ({ page, request, watch }) => {
    watch.expectError(/status of 404/);
    await enterAs(page, await openAccount(request));
    await replace(page, 1, () => true);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('No audits yet')).toBeVisible();
  });

  test('says so when that does not help, and offers to load it again', async ({ page, request, watch }) => {
    watch.expectError(/status of 404/);
    await enterAs(page, await openAccount(request));
    await replace(page, 2, () => true);
    await page.goto('/dashboard?from=mail', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('There is a new version of Visible AI');
    await page.getByRole('link', { name: 'Load again' }).click();
    await expect(page.getByText('No audits yet')).toBeVisible();
    await expect(page).toHaveURL('/dashboard?from=mail');
  });

  test('keeps the session, also if its own part is gone', async ({ page, request, watch }) => {
    watch.expectError(/status of 404|dynamically imported module/);
    await enterAs(page, await openAccount(request));
    await replace(page, 1, (script) => script.includes('/api/auth/me'));
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByText('No audits yet')).toBeVisible();
  });
});

test('another site is no deep link', async ({ page, request }) => {
  await enterAs(page, await openAccount(request));
  for (const elsewhere of ['//evil.example/', '/.//evil.example/']) {
    await page.goto(`/auth?next=${elsewhere}`);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('signing out in one tab signs the others out', async ({ page, request, context }) => {
  await openDashboard(page, request);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello');
  // Browsers draw a background tab only once a second.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/auth/);
});

test('a session whose access token is spent goes on by itself', async ({ page, request, watch }) => {
  watch.expectError(/status of 401/);
  await openDashboard(page, request);
  await page.evaluate(() => localStorage.setItem('access_token', 'spent'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  await expect.poll(async () => (await storedTokens(page))[0]).not.toBe('spent');
});

test('a session outlives a server that does not answer, and its page opens when it does', async ({
  page,
  request,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await openDashboard(page, request);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('There is no connection');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/auth/me');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
});

test('a session that is over leads to the sign-in', async ({ page, request, watch }) => {
  watch.expectError(/status of 401/);
  await openDashboard(page, request);
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'spent');
    localStorage.setItem('refresh_token', 'spent');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => storedTokens(page)).toEqual([null, null]);
});

test.describe('the account', () => {
  test('has another name', async ({ page, request }) => {
    await openAccountPage(page, request);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    await page.getByLabel('Display name').fill('Ada');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Your name is saved')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
  });

  test('is signed out elsewhere', async ({ page, request, browser }) => {
    const email = await openAccountPage(page, request);
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const there = await elsewhere.newPage();
    waitForScripts(there);
    await there.goto('/auth');
    await fillSignIn(there, email, PASSWORD);
    await expect(there).toHaveURL('/dashboard');
    await page.reload();
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expect(page.getByRole('button', { name: /^Sign out/ })).toBeHidden();
    await there.reload();
    await expect(there).toHaveURL(/\/auth/);
    await elsewhere.close();
  });

  test('takes another password from whoever knows the current one', async ({ page, request, watch }) => {
    watch.expectError(/status of 422/);
    const email = await openAccountPage(page, request);
    await page.getByLabel('Current password').fill('not the one');
    await page.getByLabel('New password', { exact: true }).fill('another1');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Other devices were signed out.')).toBeVisible();
    const answer = await request.post('/api/auth/login', { data: { email, password: 'another1' } });
    expect(answer.status()).toBe(200);
  });

  test('lets a program in by a key until that is revoked, and is exported as a file', async ({
    page,
    request,
  }) => {
    await openAccountPage(page, request, { status: 'active' });
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByLabel('Name').fill('Our build');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByRole('heading', { name: 'Your new key: Our build' })).toBeFocused();
    const secret = await page.getByText(/^vai_\w+$/).innerText();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const ask = () => request.get('/api/analyses', { headers: { authorization: `Bearer ${secret}` } });
    const answer = await ask();
    expect(answer.status()).toBe(200);
    expect(answer.headers().ratelimit).toMatch(/^"default";r=\d+;t=\d+$/);
    await page.reload();
    await expect(page.getByText(/last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Our build' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText('No API keys yet')).toBeVisible();
    expect((await ask()).status()).toBe(401);
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Account' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    expect((await download).suggestedFilename()).toBe('visible-ai-account.json');
  });

  test('ends for whoever types its password', async ({ page, request }) => {
    const email = await openAccountPage(page, request);
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toContainText(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account is deleted')).toBeVisible();
  });
});

test('an audit made while signed in leads to the file that fixes it, and is kept on the dashboard', async ({
  page,
  request,
  serveSite,
}) => {
  await enterAs(page, await openAccount(request));
  const site = await serveSite('faulty-shop');
  await page.goto(`/website-analysis?url=${encodeURIComponent(site.url)}`);
  await page.getByRole('link', { name: 'Write this file for my site: robots.txt' }).click();
  await expect(page).toHaveURL(/^[^?]+\/content\/robots-txt\?domain=/);
  await expect(page.getByLabel('Domain')).toHaveValue(new URL(site.url).host);
  await page.goBack();
  await page.getByRole('link', { name: 'Audit the whole site' }).click();
  await expect(page).toHaveURL(`/sites?add=${encodeURIComponent(site.url)}`);
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue(site.url);
  await page.goto('/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: new URL(site.url).host });
  await expect(row).toContainText('First audit');
  await expect(row.getByRole('link', { name: 'Run again' })).toBeVisible();
  const sites = page.getByRole('region', { name: 'Your sites' });
  await expect(
    sites.getByRole('link', { name: `Add ${new URL(site.url).host}`, exact: true }),
  ).toHaveAttribute('href', `/sites?add=${encodeURIComponent(site.url)}`);
});

test('a sign-in without a connection says so, and can be tried again', async ({
  page,
  request,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { email } = await openAccount(request);
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
  await context.setOffline(false);
  await signIn.click();
  await expect(page).toHaveURL('/dashboard');
});

test('without a connection a form says so at once, keeps what was typed, and can be sent later', async ({
  page,
  request,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/account/branding');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Lindner');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Network error' })).toBeVisible();
  await expect(name).toHaveValue('Lindner');
  // The code of the menu may not load now: the page stays.
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(name).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'saved' })).toBeVisible();
});
