import { expect, test } from './fixtures.ts';
import { enterAs, openAccount } from './support/accounts.ts';
import { expectAccessible } from './support/expect-accessible.ts';

test('a webhook is added, says its secret once, and shows what came of a test', async ({
  page,
  request,
  serveSite,
  watch,
}) => {
  watch.expectError(/status of 422/);
  const receiver = await serveSite('good-shop');
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/account/webhooks');
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
  await expect(page.getByLabel('Address')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('http://10.0.0.1/hook');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Events are sent to public addresses alone/)).toBeVisible();
  await page.getByLabel('Address').fill(`${receiver.url}hook`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have copied it' }).press('Enter');
  await expect(page.getByText(/^whsec_/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add webhook' })).toBeFocused();

  await page.getByRole('button', { name: 'Send a test' }).press('Enter');
  await page.getByText('Deliveries of the last 30 days').click();
  await expect(page.getByRole('list', { name: 'Attempts' })).toContainText(/\d+ ms: /);
  await expectAccessible(page);
});
