import { expect, test, waitForScripts } from '../fixtures.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { startEngine } from '../support/start-engine.ts';
import { startOtherProduct } from '../support/start-other-product.ts';

const ADMIN = { email: 'owner@example.com', password: 'an owner of the journeys' };

test('an owner sets up what is asked, has an engine asked, and reads what it says', async ({
  browser,
  serveSite,
}) => {
  // This test starts a second product beside the first.
  test.slow();
  const shop = await serveSite('good-shop');
  const rival = await serveSite('faulty-shop');
  // The host says whose page is cited.
  const theirs = new URL('/', rival.url.replace('127.0.0.1', 'steigwerk.localhost'));
  const engine = await startEngine([
    { text: 'Many choose Steigwerk [1].\nGood Shop is solid, too.', source: theirs.href },
    { text: 'Steigwerk <b>leads</b> [1].', source: theirs.href },
  ]);
  const product = await startOtherProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ALLOW_PRIVATE_TARGETS: [new URL(shop.url).host, theirs.host].join(','),
    PERPLEXITY_API_KEY: 'pplx-of-the-journeys',
    PERPLEXITY_API_URL: engine.url,
  });
  const page = await browser.newPage({ baseURL: product.origin, reducedMotion: 'reduce' });
  waitForScripts(page);
  try {
    const { tokens } = await (await page.request.post('/api/auth/login', { data: ADMIN })).json();
    const headers = { authorization: `Bearer ${tokens.accessToken}` };
    const added = await page.request.post('/api/sites', {
      headers,
      data: { url: shop.url, name: 'Good Shop' },
    });
    expect(added.status()).toBe(201);
    await page.addInitScript(({ accessToken, refreshToken }) => {
      localStorage.setItem('access_token', accessToken);
      localStorage.setItem('refresh_token', refreshToken);
    }, tokens);

    // With only one site, its screen opens at once.
    await page.goto('/analytics');
    await page.getByRole('link', { name: 'Set it up' }).click();
    const brand = page.getByRole('textbox', { name: 'Your brand, as people write it' });
    await brand.fill('Good Shop');
    await page.getByRole('button', { name: 'Add a competitor' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Steigwerk');
    await page.getByRole('textbox', { name: 'Domains, one per line', exact: true }).fill(theirs.hostname);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.getByRole('textbox', { name: 'A question of your own' }).fill('Which ladder fits a loft?');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve and continue' }).click();
    await page.getByRole('textbox', { name: 'Samples' }).fill('2');
    await expect(page.getByText(/^1 prompt × 1 engine × 2 samples/)).toBeVisible();
    await expect(page.getByText(/left this month/)).toBeVisible();
    await page.getByRole('button', { name: 'Save the set-up' }).click();
    expect(engine.asked).toEqual([]);

    await page.getByRole('button', { name: 'Ask the engines' }).click();
    await expect(page.getByRole('dialog').getByText(/^One run: 2 calls/)).toBeVisible();
    await page.getByRole('button', { name: 'Ask now' }).click();
    await expect(page.getByRole('heading', { name: 'Named in' })).toBeVisible();
    await expect(page.getByText('1 of 2 answers').first()).toBeVisible();
    expect(engine.asked.filter((question) => question.includes('loft'))).toHaveLength(2);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Answers', exact: true }).click();
    await page.getByRole('link', { name: 'Which ladder fits a loft?' }).first().click();
    await expect(page.locator('mark', { hasText: 'Steigwerk' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${theirs.origin}`) }).first()).toHaveAttribute(
      'rel',
      'noopener nofollow',
    );
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByText('2 of 2 answers')).toBeVisible();

    await page.getByRole('link', { name: 'Sources', exact: true }).click();
    await page.locator('summary').first().click();
    await page.getByRole('link', { name: 'Why them, not us' }).first().click();
    await expect(page.getByRole('dialog').getByRole('img', { name: /^Score of their page/ })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await page.close();
    await product.close();
    await engine.close();
  }
});
