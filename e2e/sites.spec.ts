import { expect, test } from './fixtures.ts';
import { bearer, enterAs, openAccount } from './support/accounts.ts';
import { expectAccessible } from './support/expect-accessible.ts';

test('a site is found among many by words of its name, and the address keeps the search', async ({
  page,
  request,
}) => {
  const account = await openAccount(request, { status: 'active' });
  for (const trade of ['bakery', 'press', 'school', 'museum', 'garden', 'clinic', 'studio', 'hotel', 'farm'])
    await request.post('/api/sites', {
      headers: bearer(account),
      data: { url: `https://${trade}.example/`, name: `The ${trade} of Springfield` },
    });
  await enterAs(page, account);
  await page.goto('/sites');
  const search = page.getByRole('searchbox', { name: 'Search your sites' });
  await expect(page.getByText('9 sites', { exact: true })).toBeVisible();
  await search.fill('springfield mus');
  await expect(page.getByText('1 of 9 sites')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The museum of Springfield' })).toBeVisible();
  await expect(page).toHaveURL('/sites?q=springfield+mus');
  await page.reload();
  await expect(search).toHaveValue('springfield mus');
  await expect(page.getByText('1 of 9 sites')).toBeVisible();
  await expectAccessible(page);
  await search.fill('nothing like it');
  await page.getByRole('button', { name: 'Show all sites' }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText('9 sites', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/sites');
});

test('in a contrast theme of the system a switch shows whether it is on', async ({ page, request }) => {
  const account = await openAccount(request, { status: 'active' });
  const added = await request.post('/api/sites', {
    headers: bearer(account),
    data: { url: 'https://ladders.example/', name: 'Ladders' },
  });
  const { id } = await added.json();
  await enterAs(page, account);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/sites/${id}/settings`);
  const mails = page.getByRole('switch', { name: 'Send mails' });
  await expect(mails).toBeChecked();
  const [knob, behind] = await mails.evaluate((it) =>
    [it.firstElementChild, document.body].map((one) => one && getComputedStyle(one).backgroundColor),
  );
  expect(knob).not.toBe(behind);
});
