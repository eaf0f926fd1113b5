import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bearer, enterAs, openAccount, signInAdmin } from './support/accounts.ts';
import { expectAccessible } from './support/expect-accessible.ts';

/** Opens the panel as the admin. */
async function openPanel(page: Page, request: APIRequestContext): Promise<void> {
  await enterAs(page, await signInAdmin(request));
  await page.goto('/admin');
}

test('the panel is for admins alone', async ({ page, request }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth?next=%2Fadmin');
  await enterAs(page, await openAccount(request));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You need admin privileges to access this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Account',
    'How It Works',
    'Pricing',
    'FAQ',
    'Blog',
    'Sign Out',
  ]);
});

test('the accounts do not move when the requests above them arrive', async ({ page, request }) => {
  const asker = await openAccount(request);
  await request.post('/api/auth/trial-request', { headers: bearer(asker), data: {} });
  await page.route('**/api/users/trial-requests', async (route) => {
    await page.waitForResponse(/\/api\/users\?|\/api\/users$/);
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, { value }: PerformanceEntry & { value?: number }) => sum + (value ?? 0), 0);
      document.documentElement.dataset.moved = String(
        Number(document.documentElement.dataset.moved ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPanel(page, request);
  await expect(page.getByRole('heading', { name: /^All Users \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: `Grant ${asker.displayName} a trial` })).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.01);
});

test('buttons keep their width while they work', async ({ page, request }) => {
  await openPanel(page, request);
  const refresh = page.getByRole('button', { name: 'Refresh Users' });
  await expect(refresh).toBeEnabled();
  const idle = await refresh.boundingBox();
  let answer = () => {};
  await page.route(/\/api\/users$/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await refresh.click();
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  expect(await refresh.boundingBox()).toEqual(idle);
  answer();
  await expect(refresh).toBeEnabled();
});

test('users are found by their address', async ({ page, request }) => {
  const bob = await openAccount(request);
  await openPanel(page, request);
  await expect(page.getByRole('heading', { name: /^All Users \(\d+\)$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove admin role from Admin' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Search users').fill('nobody at all');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Search users').fill(bob.email);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('roles change in dialogs that name the person', async ({ page, request }) => {
  const bob = await openAccount(request);
  await openPanel(page, request);
  await page.getByLabel('Search users').fill(bob.email);
  await page.getByRole('button', { name: `Promote ${bob.displayName} to admin` }).click();
  const promotion = page.getByRole('alertdialog', { name: `Promote ${bob.displayName} to admin?` });
  await expect(promotion).toContainText('full access and can manage other users');
  await expectAccessible(page);
  await promotion.getByRole('button', { name: 'Promote to admin' }).click();
  await expect(page.getByText(`${bob.displayName} has been promoted to admin`)).toBeVisible();

  await page.getByRole('button', { name: `Remove admin role from ${bob.displayName}` }).click();
  const removal = page.getByRole('alertdialog');
  await expect(removal).toContainText('will no longer be able to access the admin panel');
  await removal.getByRole('button', { name: 'Remove admin' }).click();
  await expect(page.getByText(`Admin role removed from ${bob.displayName}`)).toBeVisible();
});

test('a name of one long word stays inside the dialogs and the toast that name the person', async ({
  page,
  request,
}) => {
  const bob = await openAccount(request);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2);
  await request.put('/api/auth/me', { headers: bearer(bob), data: { displayName: name } });
  await openPanel(page, request);
  await page.getByLabel('Search users').fill(bob.email);
  const expectInside = async (box: Locator, text: Locator) => {
    const [outer, inner] = await Promise.all([
      box.evaluate((element) => element.getBoundingClientRect().right),
      text.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().right;
      }),
    ]);
    expect(inner).toBeLessThanOrEqual(outer);
  };
  await page.getByRole('button', { name: `Subscription of ${name}` }).click();
  const subscription = page.getByRole('dialog');
  await expectInside(subscription, subscription.getByRole('heading'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Promote ${name} to admin` }).click();
  const promotion = page.getByRole('alertdialog');
  await expectInside(promotion, promotion.getByRole('heading'));
  await promotion.getByRole('button', { name: 'Promote to admin' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'has been promoted to admin' });
  await expectInside(toast, toast.getByText(name));
});

test('subscriptions change in dialogs that name the person', async ({ page, request }) => {
  const bob = await openAccount(request);
  await openPanel(page, request);
  await page.getByLabel('Search users').fill(bob.email);
  await page.getByRole('button', { name: `Subscription of ${bob.displayName}` }).click();
  const subscription = page.getByRole('dialog', { name: `Subscription of ${bob.displayName}` });
  await subscription.getByLabel('Status').selectOption('Trial');
  await subscription.getByLabel('Credits').fill('many');
  await expect(subscription.getByText('Credits are a whole number from 0 to 1,000,000')).toBeVisible();
  await subscription.getByLabel('Credits').fill('3');
  await subscription.getByRole('button', { name: 'Save subscription' }).click();
  await expect(page.getByRole('row').filter({ hasText: bob.email })).toContainText('3 credits');
});

test('a list that cannot be loaded says so and can be asked for again', async ({ page, request, watch }) => {
  watch.expectError(/status of 500/);
  let broken = true;
  await page.route('**/api/users', (route) =>
    broken ? route.fulfill({ status: 500, body: '{"error":"Broken","code":"internal"}' }) : route.continue(),
  );
  await openPanel(page, request);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load users' }).first()).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'admin@example.com' })).toBeVisible();
});

test('blog management is under construction and leads back', async ({ page, request }) => {
  await enterAs(page, await signInAdmin(request));
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
});
