import { expect, test } from '../fixtures.ts';
import { enterAs, openAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/expect-accessible.ts';

test('a site is added, watched, understood, fixed and seen to be fixed, by keyboard alone', async ({
  page,
  request,
  serveSite,
}) => {
  // One agent is blocked, which caps the score of the whole site.
  const files: Record<string, string | null> = { '/robots.txt': 'User-agent: PerplexityBot\nDisallow: /\n' };
  const shop = await serveSite('good-shop', { files });
  await enterAs(page, await openAccount(request, { status: 'active' }));

  await page.goto('/sites');
  await expect(page.getByText('No sites yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Website' }).focus();
  await page.keyboard.type(shop.url);
  await page.keyboard.press('Enter');

  await expect(page.getByText('The score is capped at 49')).toBeVisible();
  await expect(page).toHaveTitle(/^Audit of 127\.0\.0\.1.*: 4\d of 100 \| Visible AI$/);
  const first = page.locator('details').filter({ hasText: 'High priority' }).first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('The fix.')).toBeVisible();
  await expect(first.getByText('PerplexityBot').first()).toBeVisible();
  await expect(first.getByRole('heading', { name: 'Where it occurs' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('CSV');
  // The menu moves the focus a moment after the last key.
  await expect(page.getByRole('menuitem', { name: /^CSV/ })).toBeFocused();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toMatch(/^visible-ai-127\.0\.0\.1-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('tab', { name: /^Issues/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?view=pages$/);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('about');
  await expect(page.getByText('1–1 of 1 page that fits')).toBeVisible();
  await page.getByRole('table').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Clicks from home')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What to fix first' })).toBeVisible();

  delete files['/robots.txt'];
  await page.getByRole('button', { name: 'Audit again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Up \d+ points$/)).toBeVisible();
  await page.getByRole('tab', { name: /^Issues/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('region', { name: /^Fixed \([1-9]/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^New/ })).toContainText('Nothing new has come up.');

  await page
    .getByRole('link', { name: /^127\.0\.0\.1/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^From 4\d .*, in 2 audits/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Every week' }).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(/^It is audited every Monday at 6 AM .* The next time is Monday, /),
  ).toBeVisible();
  await expectAccessible(page);
});
