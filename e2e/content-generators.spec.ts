import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bearer, enterAs, openAccount } from './support/accounts.ts';
import { generateContent } from './support/content.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { watchPage } from './support/watch-page.ts';

const domain = (page: Page) => page.getByLabel('Domain');
/** The newest toast with this text. An older one may still be disappearing. */
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const jobs = (page: Page) => page.getByRole('complementary', { name: 'Background jobs' });

// A crawl is polled every five seconds, and axe checks each screen six times.

test('an empty domain, and one that is none, are told by toast and at the field', async ({
  page,
  request,
}) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  for (const [path, name] of [
    ['/content/llms-txt', 'Generate llms.txt'],
    ['/content/robots-txt', 'Generate robots.txt'],
    ['/content/qa-section', 'Generate Q&A'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name }).click();
    await expect(alert(page, 'Please complete required fields')).toContainText(
      'Domain is required - please enter your website URL',
    );
    await expect(domain(page)).toHaveAttribute('aria-invalid', 'true');
    await domain(page).fill('not a domain');
    await page.getByRole('button', { name }).click();
    await expect(alert(page, 'Error')).toContainText('Please enter a valid website URL');
    await domain(page).fill('   ');
    await page.getByRole('button', { name }).click();
    await expect(alert(page, 'Please enter a website URL')).toBeVisible();
  }
  await expectAccessible(page);
});

test('the toast about a form closes after six seconds', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.clock.install();
  await page.goto('/content/llms-txt');
  await page.clock.pauseAt(Date.now() + 5000);
  await page.getByRole('button', { name: 'Generate llms.txt' }).click();
  const toast = alert(page, 'Please complete required fields');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.clock.fastForward(5000);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1500);
  // It closes at the next tick, after its animation.
  await page.clock.fastForward(500);
  await expect(toast).toBeHidden();
});

test('llms.txt: from the form through the background to the file', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const host = new URL(url).host;
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/llms-txt');
  await expectAccessible(page);
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate llms.txt' }).click();
  await expect(
    page.getByText(
      "Generating llms.txt... You can navigate away, we'll notify you when complete. This may take a few moments.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate llms.txt' })).toBeDisabled();
  await expect(jobs(page)).toContainText(`llms.txt${host}`);
  await expect(page).toHaveURL('/content');
  await expect(jobs(page)).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByText('Generation Complete!')).toBeVisible();
  await expect(jobs(page)).toBeHidden();
  await page.getByRole('button', { name: 'View File' }).click();
  await expect(page).toHaveURL('/content/manage');
  const card = page.getByRole('article').filter({ hasText: host });
  await expect(card.getByRole('region', { name: 'Preview of llms.txt' })).toContainText('# Kiln and Clay');
});

test('llms.txt: what is asked for again is found', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  await generateContent(request, account, { url, contentType: 'llms_txt' });
  await enterAs(page, account);
  await page.goto('/content/llms-txt');
  await expect(domain(page)).toHaveValue('');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate llms.txt' }).click();
  await expect(page.getByText('It is ready. Taking you to your content.')).toBeVisible();
  await expect(page.getByText('Found Existing Content!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View File' })).toBeVisible();
});

test('a success stays until it is closed, one toast at a time', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  await generateContent(request, account, { url, contentType: 'qa_section', questionCount: 10 });
  await enterAs(page, account);
  await page.goto('/content/qa-section');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(page.getByText('Found Existing Content!')).toBeVisible();
  await page.clock.install();
  await page.clock.fastForward('10:00');
  await expect(page.getByText('Found Existing Content!')).toBeVisible();
  await domain(page).fill('');
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(page.getByText('Please complete required fields')).toBeVisible();
  await expect(page.getByText('Found Existing Content!')).toBeHidden();
});

test('Q&A: between one and fifty questions, ten when it is no number', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  const asked: unknown[] = [];
  await page.route('**/api/generate-content-firecrawl', async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({ status: 503, json: { error: 'Please try again later', code: 'unavailable' } });
  });
  await page.goto('/content/qa-section');
  const count = page.getByLabel('Number of questions');
  await expect(count).toHaveValue('10');
  await expect(count).toHaveAttribute('min', '1');
  await expect(count).toHaveAttribute('max', '50');
  await expect(page.getByText('Choose between 1-50 questions for your Q&A section')).toBeVisible();
  await domain(page).fill('shop.example');
  for (const wrong of ['0', '51', '2.5', '-1']) {
    await count.fill(wrong);
    await page.getByRole('button', { name: 'Generate Q&A' }).click();
    await expect(alert(page, 'Please complete required fields')).toContainText(
      'Number of questions must be between 1 and 50',
    );
    await expect(count).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test('what the server refuses is said, and what was typed stays', async ({ page, request, watch }) => {
  watch.expectError(/status of (503|429)|ERR_FAILED/);
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/qa-section');
  await domain(page).fill('shop.example');
  await page.getByLabel('Number of questions').fill('');
  await page.route('**/api/generate-content-firecrawl', (route) => route.abort());
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(alert(page, 'Error')).toContainText('Failed to start content generation. Please try again.');
  await expect(page.getByLabel('Number of questions')).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Generate Q&A' })).toBeEnabled();

  await page.route('**/api/generate-content-firecrawl', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again later', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(alert(page, 'Generation Failed')).toContainText(
    'Failed to start generation: Please try again later',
  );
  await page.reload();
  await expect(domain(page)).toHaveValue('shop.example');
});

test('Q&A stays on its screen, its job survives a reload and shows in other tabs', async ({
  page,
  request,
  context,
  serveSite,
}) => {
  const slow = { latency: 2500 };
  const { url } = await serveSite('good-shop', slow);
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/qa-section');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(page.getByText('Generating Q&A... This may take a few moments.')).toBeVisible();
  await expect(jobs(page)).toContainText('Q&A Section');

  const other = await context.newPage();
  const otherWatch = watchPage(other, new URL(page.url()).origin);
  await other.goto('/dashboard');
  await expect(jobs(other)).toContainText('Q&A Section');

  // Browsers draw a background tab only once a second.
  await page.bringToFront();
  await page.reload();
  await expect(jobs(page)).toContainText('Q&A Section');
  await jobs(page).getByRole('button', { name: 'Collapse the jobs' }).click();
  await expect(jobs(page)).not.toContainText('Q&A Section');
  await jobs(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(jobs(page)).toBeHidden();
  await expect(jobs(other)).toBeHidden();

  // The site was slow long enough. The job is polled every five seconds.
  slow.latency = 0;
  await expect(page.getByText('Generation Complete!')).toBeVisible({ timeout: 60_000 });
  await expect(other.getByText('Generation Complete!')).toBeVisible();
  await expect(page).toHaveURL('/content/qa-section');
  await page.getByRole('link', { name: 'Back to Content' }).click();
  await expect(page).toHaveURL('/content');
  await expect(page.getByText('Generation Complete!')).toBeVisible();
  expect(otherWatch.problems()).toEqual([]);
});

test('a running job can be cancelled', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop', { latency: 3000 });
  await enterAs(page, await openAccount(request, { status: 'trial', credits: 5 }));
  await page.goto('/content/qa-section');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await jobs(page)
    .getByRole('button', { name: /^Cancel Q&A Section/ })
    .click();
  await expect(page.getByText('Generation cancelled')).toBeVisible();
  await expect(jobs(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Generate Q&A' })).toBeEnabled();
  await page.reload();
  await expect(page.getByText('you have 5')).toBeVisible();
  await expect(jobs(page)).toBeHidden();
});

test('the last credit of a trial: the form stays, says so, and the file is followed to its end', async ({
  page,
  request,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  await enterAs(page, await openAccount(request, { status: 'trial', credits: 1 }));
  await page.goto('/content/qa-section');
  await expect(page.getByText('it is your last one.')).toBeVisible();
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await expect(page.getByText('Your trial has no credits left', { exact: true })).toBeVisible();
  await expect(page.getByText('Generation Complete!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Q&A' })).toBeDisabled();
});

test('a site that cannot be reached fails with its reason', async ({ page, request, serveSite }) => {
  const site = await serveSite('good-shop');
  await site.close();
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/qa-section');
  await domain(page).fill(site.url);
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  const failure = alert(page, 'Generation Failed');
  await expect(failure).toBeVisible();
  await expect(failure).toContainText(
    `Failed to generate Q&A Section for ${new URL(site.url).host}: Batch scrape job failed`,
  );
  await expect(failure).toContainText('Please try again.');
  await expect(page.getByRole('button', { name: 'Generate Q&A' })).toBeEnabled();
});

test('a poll that fails is only logged; a job that cannot be polled for ten minutes has timed out', async ({
  page,
  request,
  serveSite,
  watch,
}) => {
  watch.expectError(/status of 500|could not be polled/);
  const { url } = await serveSite('good-shop');
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.clock.install();
  await page.route('**/api/check-batch-job', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
  );
  await page.goto('/content/qa-section');
  await domain(page).fill(url);
  const polled = () => page.waitForRequest('**/api/check-batch-job');
  const first = polled();
  await page.getByRole('button', { name: 'Generate Q&A' }).click();
  await first;
  const second = polled();
  await page.clock.fastForward(5000);
  await second;
  await expect(jobs(page)).toContainText('Q&A Section');
  await page.clock.fastForward('10:01');
  await expect(alert(page, 'Generation Failed')).toContainText('Job timed out');
  await expect(jobs(page)).toBeHidden();
});

test('robots.txt: every verdict is shown before anything is kept', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  await enterAs(page, account);
  await page.goto('/content/robots-txt');
  await domain(page).fill(url);
  const policy = page.getByRole('group', { name: 'Who may read your site' });
  await policy.getByRole('radio', { name: 'Allow all engines' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = policy.getByRole('radio', { name: 'Search and people’s questions, no training' });
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveAccessibleDescription(/kept out.*ai-train=no/);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What your robots.txt would be' })).toBeFocused();
  const verdicts = (token: string) => page.getByRole('row').filter({ hasText: token }).getByRole('cell');
  await expect(verdicts('GPTBot').nth(1)).toContainText('Blocked');
  await expect(verdicts('OAI-SearchBot').nth(1)).toContainText('Allowed');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Pages' }).click();
  await expect(page.getByText(/pages are known from your sitemap, menu and links/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pages before and after' })).toContainText(
    '24 of 2516 of 25ClaudeBot',
  );
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('figure')).toContainText('From the file on your site to the new one');
  await page.getByRole('tab', { name: 'File' }).click();
  await expect(page.getByText('User-agent: GPTBot')).toBeVisible();
  // The outline is for people with a keyboard.
  await expect(page.getByRole('tab', { name: 'File' })).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Changes' })).toHaveCSS('outline-style', 'solid');
  const kept = await request.get('/api/content', { headers: bearer(account) });
  expect(await kept.json()).toEqual({ content: [], nextCursor: null });
});

test('robots.txt: a line of the form that would close a page is left out, and the preview says so', async ({
  page,
  request,
  serveSite,
}) => {
  const open = 'User-agent: *\nAllow: /\n';
  const sitemap = '<urlset><url><loc>{origin}/api/intro</loc></url></urlset>';
  const { url } = await serveSite('good-shop', { files: { '/robots.txt': open, '/sitemap.xml': sitemap } });
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/robots-txt');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/“\/api” was left out: it would close a page.*\/api\/intro/)).toBeVisible();
  await page.getByRole('tab', { name: 'File' }).click();
  const file = page.getByRole('tabpanel', { name: 'File' });
  await expect(file).toContainText('Disallow: /admin/');
  await expect(file).not.toContainText('/api');
  await expect(file).not.toContainText('Crawl-delay');
});

test('robots.txt: the form says what it starts from', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/robots-txt');
  await expect(page.getByLabel('Paths to keep out of')).toHaveValue('/admin\n/private\n/api\n/temp');
  await expect(page.getByRole('radio', { name: 'Allow all engines' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Open to all' })).not.toBeChecked();
  await page.getByText('Advanced: sitemap, speed and reading the site').click();
  await expect(page.getByLabel('Crawl delay')).toHaveValue('1');
  await expect(page.getByLabel('Page limit')).toHaveValue('15');
  await expect(page.getByRole('switch', { name: 'Detect the size automatically' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Skip crawling' })).not.toBeChecked();
  await expectAccessible(page);
});

test('robots.txt: the form leads to the file', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/robots-txt');
  await page.getByText('Advanced: sitemap, speed and reading the site').click();
  await page.getByRole('switch', { name: 'Skip crawling' }).click();
  await page.getByLabel('Paths to keep out of').fill('/checkout');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Generate robots.txt' }).click();
  // A site that is not read leaves hardly a moment.
  const working =
    /^Generating robots\.txt\.\.\. This may take a few moments\.$|^It is ready\. Taking you to your content\.$/;
  await expect(page.getByText(working)).toBeVisible();
  await expect(page).toHaveURL('/content');
  await expect(page.getByText('Generation Complete!')).toBeVisible();
  await page.getByRole('button', { name: 'View File' }).click();
  await expect(page.getByRole('region', { name: 'Preview of robots.txt' })).toContainText('/checkout');
  await page.getByText('Each agent’s verdict, before and after').click();
  await expect(page.getByRole('row').filter({ hasText: 'GPTBot' })).toBeVisible();
  await expectAccessible(page);
});

test('robots.txt: fields that cannot be are named', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/robots-txt');
  await domain(page).fill('shop.example');
  await page.getByLabel('Paths to keep out of').fill('admin');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(alert(page, 'A path starts with "/"')).toBeVisible();
  await expect(page.getByLabel('Paths to keep out of')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Paths to keep out of').fill('/admin');
  await page.getByText('Advanced: sitemap, speed and reading the site').click();
  await page.getByLabel('Crawl delay').fill('61');
  await page.getByLabel('Sitemap URL').fill('sitemap');
  await page.getByRole('button', { name: 'Generate robots.txt' }).click();
  await expect(page.getByLabel('Crawl delay')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('A number of seconds from 0 to 60')).toBeVisible();
  await expect(page.getByLabel('Sitemap URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/content/robots-txt');
  await expectAccessible(page);
});

test('robots.txt: a preview that cannot be made says so and can be tried again', async ({
  page,
  request,
  serveSite,
  watch,
}) => {
  watch.expectError(/status of 5\d\d/);
  const { url } = await serveSite('good-shop');
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.route(
    '**/api/preview-robots-txt',
    (route) =>
      route.fulfill({ status: 502, json: { error: 'The site did not answer', code: 'target_unreachable' } }),
    { times: 1 },
  );
  await page.goto('/content/robots-txt');
  await domain(page).fill(url);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('The preview could not be made')).toBeVisible();
  await expect(page.getByText('The site did not answer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('heading', { name: 'What your robots.txt would be' })).toBeVisible();
});

test('a prompt of one’s own: without a model it is said, with one the file is announced', async ({
  page,
  request,
  serveSite,
  watch,
}) => {
  watch.expectError(/status of 50\d/);
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  await enterAs(page, account);
  await page.goto('/content/llms-txt');
  await domain(page).fill(url);
  await page.getByText('Or say in your own words what you want').click();
  const write = page.getByRole('button', { name: 'Write it to my words' });
  await write.click();
  await expect(alert(page, 'Please enter a prompt')).toBeVisible();
  await page.getByLabel('Your prompt').fill('Put the care guide first.');
  await write.click();
  await expect(page.getByText('No language model is set up here.')).toBeVisible();
  await expectAccessible(page);

  const call = '**/api/generate-ai-content';
  await page.route(call, (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The content was not written in time.', code: 'unavailable' },
    }),
  );
  await write.click();
  await expect(alert(page, 'Generation Failed')).toContainText('The content was not written in time.');
  await page.unroute(call);

  const content = await generateContent(request, account, { url, contentType: 'llms_txt' });
  let asked: unknown;
  await page.route(call, async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, content } });
  });
  await write.click();
  await expect(page.getByText('Generation Complete!')).toBeVisible();
  expect(asked).toEqual({
    contentType: 'llms_txt',
    websiteUrl: url,
    customPrompt: 'Put the care guide first.',
  });
  await page.getByRole('button', { name: 'View File' }).click();
  await expect(page).toHaveURL('/content/manage');
});
