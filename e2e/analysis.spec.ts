import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expect-accessible.ts';

const form = (page: Page) => ({
  url: page.getByLabel('Website URL'),
  email: page.getByLabel('Work email'),
  submit: page.getByRole('button', { name: 'Analyze Website' }),
});

const result = (page: Page) => page.getByRole('article', { name: /^Analysis of/ });

async function openResult(page: Page, siteUrl: string) {
  await page.goto(`/website-analysis?url=${encodeURIComponent(siteUrl)}`);
  await expect(result(page)).toBeVisible();
}

test.describe('the analysis form', () => {
  test.beforeEach(({ page }) => page.goto('/website-analysis'));

  test('takes nothing while a field is empty', async ({ page }) => {
    const { url, email, submit } = form(page);
    await expect(submit).toBeDisabled();
    await url.fill('example.com');
    await expect(submit).toBeDisabled();
    await email.fill('ada@company.com');
    await expect(submit).toBeEnabled();
    await url.fill('  ');
    await expect(submit).toBeDisabled();
  });

  for (const [typed, text] of [
    ['localhost', 'Please enter a valid website URL (e.g., example.com)'],
    ['ftp://example.com', 'Please enter a valid website URL (e.g., example.com)'],
  ] as const)
    test(`says what is wrong with the address ${typed} until it is edited`, async ({ page }) => {
      const { url, email, submit } = form(page);
      await url.fill(typed);
      await email.fill('ada@company.com');
      await submit.click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(url).toHaveAccessibleDescription(text);
      await url.pressSequentially('x');
      await expect(page.getByText(text)).toBeHidden();
    });

  for (const [typed, text] of [
    ['ada', 'Please enter a valid email address'],
    ['ada@mailinator.com', 'Please use a valid business or personal email address'],
    ['ada@simplelogin.com', 'Please use a valid business or personal email address'],
  ] as const)
    test(`says what is wrong with the mail address ${typed} until it is edited`, async ({ page }) => {
      const { url, email, submit } = form(page);
      await url.fill('example.com');
      await email.fill(typed);
      await submit.click();
      await expect(page.getByText(text)).toBeVisible();
      await email.pressSequentially('x');
      await expect(page.getByText(text)).toBeHidden();
    });
});

test('what is typed before the page has come alive is kept', async ({ page }) => {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/website-analysis', { waitUntil: 'commit' });
  const { url, email, submit } = form(page);
  await url.fill('example.com');
  await email.fill('ada@company.com');
  arrive();
  await expect(submit).toBeEnabled();
  await expect(url).toHaveValue('example.com');
  await expect(email).toHaveValue('ada@company.com');
});

test('a visitor audits a good site by keyboard and gets the mail', async ({ page, serveSite, request }) => {
  const site = await serveSite('good-shop');
  await page.goto('/website-analysis');
  const { url, email } = form(page);
  await url.focus();
  await page.keyboard.type(site.url);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@company.com');
  const mailed = page.waitForResponse(/send-analysis-email/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /AI visibility score: \d+ of 100, Good/ })).toBeVisible();
  expect((await mailed).status()).toBe(202);
  await expect(email, 'stays for the next audit').toHaveValue('ada@company.com');
  await expect(page).toHaveTitle(/: \d+ of 100 \| Visible AI$/);
  await expect(page.getByText('We are mailing a copy of this result to ada@company.com.')).toBeVisible();
  await expect(page).toHaveURL(/\?report=[A-Za-z0-9_-]{22}$/);

  const id = new URL(page.url()).searchParams.get('report');
  const saved = await (await request.get(`/api/analyses/${id}`)).json();
  expect(saved).toMatchObject({ id, cap: null, requestedUrl: site.url });
  expect(saved.score).toBeGreaterThanOrEqual(80);
});

test('an address in the link starts by itself, from 14 % through seven steps', async ({
  page,
  serveSite,
}) => {
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const site = await serveSite('good-shop', { after });
  await page.goto(`/website-analysis?url=${encodeURIComponent(site.url)}`, { waitUntil: 'commit' });
  const progress = page.getByRole('progressbar', { name: 'Analysis progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '14');
  await expect(form(page).submit).toBeDisabled();
  for (const step of [
    'Analyzing home page content',
    'Checking robots.txt',
    'Checking llms.txt',
    'Checking sitemap.xml',
    'Running PageSpeed Insights analysis',
    'Calculating score',
    'Saving results',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();
  answer();
  await expect(result(page)).toBeVisible();
});

test('a faulty site shows what to fix, the evidence and the fix to copy', async ({
  page,
  serveSite,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = await serveSite('faulty-shop');
  await openResult(page, site.url);
  await expect(page.getByRole('img', { name: /AI visibility score: \d+ of 100, Poor/ })).toBeVisible();
  const first = page.getByRole('region', { name: 'Recommendations' }).getByRole('group').first();
  await expect(first.getByText('High priority')).toBeVisible();
  await expect(first.getByText('Why it matters.')).toBeVisible();
  await first.getByRole('button', { name: /^Copy/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  const write = page.getByRole('link', { name: 'Write this file for my site: robots.txt' });
  const generator = `/content/robots-txt?domain=${encodeURIComponent(new URL(site.url).host)}`;
  await expect(write).toHaveAttribute('href', `/auth?mode=signup&next=${encodeURIComponent(generator)}`);
});

test('a chip of the engines opens the line that decides, by keyboard', async ({ page, serveSite }) => {
  const site = await serveSite('faulty-shop');
  await openResult(page, site.url);
  const engines = page.getByRole('table', { name: /^Each engine/ });
  const chatgpt = engines.getByRole('row', { name: /^ChatGPT/ });
  const search = chatgpt.getByRole('button', { name: 'Blocked OAI-SearchBot: what decides' });
  await expect(chatgpt.getByRole('button', { name: /^Allowed ChatGPT-User/ })).toBeVisible();
  const line = chatgpt.getByText('line 3: Disallow: /');
  await expect(line).toBeHidden();
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(search).toBeFocused();
});

test('the ladder tells what the fixes win, and leads to each', async ({ page, serveSite, request }) => {
  const site = await serveSite('faulty-shop');
  await openResult(page, site.url);
  const id = new URL(page.url()).searchParams.get('report');
  const { score, ladder } = await (await request.get(`/api/analyses/${id}`)).json();
  const rungs = page.getByRole('region', { name: 'What the fixes are worth' }).getByRole('listitem');
  await expect(rungs.first()).toContainText(`${score}Now`);
  for (const index of [0, 1, 2]) await expect(rungs.nth(index + 1)).toContainText(`${ladder[index].score}`);
  const second = rungs.nth(2).getByRole('link');
  const title = (await second.textContent()) ?? '';
  const fix = page.getByRole('region', { name: 'Recommendations' }).getByRole('group').nth(1);
  await expect(fix.getByText('Why it matters.')).toBeHidden();
  await second.press('Enter');
  await expect(fix.getByRole('heading', { name: title })).toBeInViewport();
  await expect(fix.getByText('Why it matters.')).toBeVisible();
});

test('a report can be reloaded, shared, and run again', async ({ page, serveSite }) => {
  const site = await serveSite('good-shop');
  await openResult(page, site.url);
  const report = page.url();
  await page.reload();
  await expect(result(page)).toBeVisible();
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page).not.toHaveURL(report);
  // Before its scripts run, the page already shows a report, not an empty form.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(report, { waitUntil: 'commit' });
  await expect(page.getByText('Loading the report')).toBeAttached();
  await expect(form(page).url).toBeHidden();
  await expect(page.getByRole('heading', { name: 'What we look at' })).toBeHidden();
  release();
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Audit another page' })).toBeVisible();
});

test('a phone shows the score first, the first fix within three screens, and folds what is in order', async ({
  page,
  serveSite,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openResult(page, (await serveSite('faulty-shop')).url);
  await expect(page.getByRole('heading', { level: 1 }), 'no headline stands above the name').toHaveCount(1);
  const fix = page.getByRole('region', { name: 'Recommendations' }).getByRole('group').first();
  for (const part of [fix.getByRole('heading'), fix.getByText('The fix.'), fix.getByRole('figure')])
    expect((await part.boundingBox())?.y).toBeLessThan(3 * 812 - 100);
  const order = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  expect(order.slice(0, 4)).toEqual([
    'Who may read you',
    'What the fixes are worth',
    'Recommendations: what to fix first',
    'PageSpeed',
  ]);

  await openResult(page, (await serveSite('good-shop')).url);
  await expect(page.getByRole('img', { name: /AI visibility score/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeInViewport();
  const inOrder = page.getByRole('region', { name: 'In order' });
  await expect(inOrder.getByText('Exactly one H1')).toBeHidden();
  await inOrder.getByText(/^\d+ checks$/).click();
  await expect(inOrder.getByText('Exactly one H1')).toBeVisible();
});

test('leaves as a file, and on paper everything that is folded is open', async ({
  page,
  browser,
  serveSite,
}, testInfo) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const site = await serveSite('good-shop');
  await openResult(page, site.url);
  await page.setViewportSize({ width: 812, height: 375 });
  await page.getByRole('button', { name: 'Export' }).click();
  for (const name of [/^PDF, A4/, /^JUnit/]) {
    const item = page.getByRole('menuitem', { name });
    await item.scrollIntoViewIfNeeded();
    await expect(item, 'a menu that is higher than the window scrolls').toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('HTML');
  // The menu moves the focus a moment after the last key.
  await expect(page.getByRole('menuitem', { name: /^HTML/ })).toBeFocused();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toMatch(/^visible-ai-127\.0\.0\.1-\d{4}-\d\d-\d\d\.html$/);
  const file = testInfo.outputPath('report.html');
  await saved.saveAs(file);
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(`file://${file}`);
  await expect(reader.getByRole('img', { name: /^AI visibility score: \d+ of 100/ })).toBeVisible();
  await expect(reader.getByRole('row', { name: /^ChatGPT/ })).toContainText('Allowed');
  await reader.close();
  await page.emulateMedia({ media: 'print' });
  const agents = page.getByRole('region', { name: 'Every agent' });
  await expect(agents.getByText('GPTBot', { exact: true })).toBeVisible();
  await expect(page.getByText('just now')).toBeHidden();
  await expect(page.getByText(/^on [A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M [A-Z]/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Visible AI' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Run again' })).toBeHidden();
  // What is printed open has no arrow that would close it.
  await expect(page.locator('summary svg.lucide-chevron-down').first()).toBeHidden();
});

test('a report that does not exist says so', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await page.goto('/website-analysis?report=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText('There is no report at this address.');
});

test('an address that cannot be a report’s says the same, and an empty one is none', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 400/);
  await page.goto('/website-analysis?report=../x');
  await expect(page.getByRole('alert')).toContainText('There is no report at this address.');
  await page.goto('/website-analysis?report=');
  await expect(page.getByRole('heading', { name: 'What we look at' })).toBeVisible();
});

test('a site that may not be asked ends in a card that says why', async ({ page }) => {
  await page.goto(`/website-analysis?url=${encodeURIComponent('http://127.0.0.1:9/')}`);
  const card = page.getByRole('alert').filter({ hasText: 'Analysis Failed' });
  await expect(card).toContainText('We only visit websites on the public internet');
  await expect(card.getByRole('img', { name: 'Score: Could not be checked' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Try http instead' })).toBeHidden();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toBeVisible();
});

test('a running audit can be cancelled', async ({ page, serveSite }) => {
  const site = await serveSite('good-shop', { latency: 2000 });
  await page.goto(`/website-analysis?url=${encodeURIComponent(site.url)}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: 'Analysis progress' })).toBeHidden();
  await expect(form(page).url).toHaveValue(site.url);
});

test('PageSpeed shows its scores and the vitals in the product’s formats', async ({ page, serveSite }) => {
  const site = await serveSite('good-shop');
  await openResult(page, site.url);
  const speed = page.getByRole('region', { name: 'PageSpeed' });
  for (const name of ['Performance', 'Accessibility', 'Best practices', 'SEO'])
    await expect(speed.getByRole('img', { name: new RegExp(`${name} score: \\d+ of 100`) })).toBeVisible();
  const vitals = page.getByRole('region', { name: 'Core Web Vitals' });
  await expect(vitals.getByText(/^\d+\.\d s$/)).toHaveCount(3);
  await expect(vitals.getByText(/^\d\.\d{3}$/)).toHaveCount(1);
  // A threshold must not break inside, also on a phone.
  await page.setViewportSize({ width: 375, height: 812 });
  const thresholds = await vitals.getByText(/^(good to|poor over)/).all();
  expect(thresholds).toHaveLength(8);
  for (const threshold of thresholds) {
    const lines = await threshold.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  }
});

test('PageSpeed that cannot be had says so and costs nothing', async ({ page, serveSite }) => {
  const html =
    '<!doctype html><html lang="en"><title>A shop that is measured by nobody</title><!-- pagespeed: down --><h1>Shop</h1>';
  const site = await serveSite('good-shop', { files: { '/': html } });
  await openResult(page, site.url);
  const speed = page.getByRole('region', { name: 'PageSpeed' });
  await expect(speed.getByText('PageSpeed Insights data unavailable', { exact: true })).toBeVisible();
  await expect(speed.getByText('The score leaves these checks out.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Core Web Vitals' })).toBeHidden();
  await expect(page.getByText('Not measured')).toBeVisible();
});

test('a site that has gone ends in a card that can be tried again', async ({ page, serveSite }) => {
  const site = await serveSite('good-shop');
  await site.close();
  await page.goto(`/website-analysis?url=${encodeURIComponent(site.url)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'Analysis Failed' })).toContainText(
    'The server does not accept connections.',
  );
});

test('back leads from a report to where the visitor was', async ({ page, serveSite }) => {
  const site = await serveSite('good-shop');
  await page.goto('/pricing');
  await openResult(page, site.url);
  await expect(page).toHaveURL(/report=/);
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
});

test('a result is accessible in both themes at every width and does not scroll sideways', async ({
  page,
  serveSite,
}) => {
  await page.setViewportSize({ width: 375, height: 900 });
  const site = await serveSite('faulty-shop');
  await openResult(page, site.url);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
});
