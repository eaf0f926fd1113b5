import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Account, bearer, enterAs, openAccount } from './support/accounts.ts';
import { generateContent, saveContent } from './support/content.ts';
import { expectAccessible } from './support/expect-accessible.ts';

// A crawl takes seconds, and axe checks each screen six times.

const card = (page: Page, label: string) =>
  page.getByRole('article').filter({ has: page.getByText(label, { exact: true }) });

async function choose(page: Page, label: string, action: string) {
  await card(page, label)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const listed = async (page: Page, account: Account) => {
  const answer = await page.request.get('/api/content', { headers: bearer(account) });
  return (await answer.json()).content;
};

test('nothing yet leads to the generators', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/manage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Content');
  await expect(page.getByRole('heading', { name: 'Your Generated Content' })).toBeVisible();
  await expect(
    page.getByText('View, edit, and manage all your AI-generated SEO content in one place'),
  ).toBeVisible();
  await expect(page.getByText('No content generated yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Generate Content' }).click();
  await expect(page).toHaveURL('/content');
});

test('a slow list shows its shape', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/content?*', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/content/manage');
  await expect(page.getByRole('status').filter({ hasText: 'Loading your content' })).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByText('No content generated yet')).toBeVisible();
});

test('a list that failed offers another try', async ({ page, request, watch }) => {
  watch.expectError(/status of 500|Failed to fetch content/);
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.route('**/api/content?*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
  );
  await page.goto('/content/manage');
  await expect(page.getByText('Your content could not be loaded')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/content?*');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText('No content generated yet')).toBeVisible();
});

test.describe('a file and a Q&A section', () => {
  /** Generates both files for a new account and opens the screen. */
  const open = async (page: Page, request: APIRequestContext, url: string) => {
    const account = await openAccount(request, { status: 'active' });
    const llms = await generateContent(request, account, { url, contentType: 'llms_txt' });
    await generateContent(request, account, { url, contentType: 'qa_section', questionCount: 3 });
    await enterAs(page, account);
    const asked = page.waitForRequest(/\/api\/content\?summary=1&t=\d+$/);
    await page.goto('/content/manage');
    await expect(page.getByRole('article')).toHaveCount(2);
    return { llms, asked: await asked };
  };

  test('are shown, and copied as they are', async ({ page, request, context, serveSite }) => {
    const { url } = await serveSite('good-shop');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { llms, asked } = await open(page, request, url);
    expect((await asked.allHeaders())['cache-control']).toMatch(/no-cache|no-store/);
    const file = card(page, 'llms.txt');
    await expect(file.getByRole('heading', { name: new URL(url).host })).toBeVisible();
    await expect(
      file.getByText(/^Generated [A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Preview of Q&A Section' })).not.toContainText('<');
    await expectAccessible(page);
    await file.getByRole('button', { name: /^Copy/ }).click();
    await expect(page.getByText('Content copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(llms.content_text);
  });

  test('are downloaded in every form they have', async ({ page, request, serveSite }) => {
    const { url } = await serveSite('good-shop');
    const { llms } = await open(page, request, url);
    const downloads: Record<string, string> = {};
    const download = async (press: () => Promise<void>) => {
      const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
      downloads[saved.suggestedFilename()] = await readFile(await saved.path(), 'utf8');
    };
    const press = (label: string) =>
      card(page, label)
        .getByRole('button', { name: /^Download/ })
        .click();
    await download(() => press('llms.txt'));
    for (const kind of ['Plain text (.txt)', 'Markdown (.md)', 'FAQPage JSON-LD (.json)'])
      await download(async () => {
        await press('Q&A Section');
        await page.getByRole('menuitem', { name: kind }).click();
      });
    expect(Object.keys(downloads)).toEqual([
      'llms.txt',
      'q&a-section.txt',
      'q&a-section.md',
      'q&a-section.json',
    ]);
    expect(downloads['llms.txt']).toBe(llms.content_text);
    expect(downloads['q&a-section.txt']).not.toContain('<');
    expect(JSON.parse(downloads['q&a-section.json'] ?? '')).toMatchObject({ '@type': 'FAQPage' });
  });

  test('are found by their words and filtered by their kind', async ({ page, request, serveSite }) => {
    const { url } = await serveSite('good-shop');
    await open(page, request, url);
    await page.getByLabel('Search content').fill('dishwasher');
    await expect(page).toHaveURL('/content/manage?q=dishwasher');
    await page.getByRole('combobox', { name: 'Type of content' }).selectOption('robots.txt');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show all content' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
  });
});

test('what was deleted can be brought back', async ({ page, request, serveSite, watch }) => {
  watch.expectError(/status of 500/);
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  await generateContent(request, account, { url, contentType: 'llms_txt' });
  await enterAs(page, account);
  await page.goto('/content/manage');
  await choose(page, 'llms.txt', 'Delete');
  await expect(page.getByText('Deleted')).toBeVisible();
  await expect(page.getByText('No content generated yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Brought back')).toBeVisible();
  await expect(card(page, 'llms.txt')).toBeVisible();

  await page.route(/\/api\/content\/[\w-]+$/, (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } }),
  );
  await choose(page, 'llms.txt', 'Delete');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(card(page, 'llms.txt')).toBeVisible();
});

test('the focus stays in the list when the card that had it is deleted', async ({
  page,
  request,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  for (const contentType of ['llms_txt', 'robots_txt'] as const)
    await generateContent(request, account, { url, contentType });
  await enterAs(page, account);
  await page.goto('/content/manage');
  await choose(page, 'llms.txt', 'Delete');
  await expect(card(page, 'llms.txt')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Your content' })).toBeFocused();
});

test('another part of the page can send the visitor to their content', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('navigate-to-manage-content')));
    await expect(page).toHaveURL('/content/manage', { timeout: 500 });
  }).toPass();
});

test('check what is live: not there, different, the same, out of reach', async ({
  page,
  request,
  serveSite,
}) => {
  const files: Record<string, string | null> = { '/llms.txt': null };
  const site = await serveSite('good-shop', { files });
  const account = await openAccount(request, { status: 'active' });
  const content = await generateContent(request, account, { url: site.url, contentType: 'llms_txt' });
  await enterAs(page, account);
  await page.goto('/content/manage');
  await page.getByRole('button', { name: /^Check what is live/ }).click();
  const live = page.getByRole('region', { name: 'What is live' });
  await expect(live.getByText('Not there')).toBeVisible();
  files['/llms.txt'] = content.content_text.replace('# Kiln and Clay', '# Kiln & Clay');
  await live.getByRole('button', { name: 'Check again' }).click();
  await expect(live.getByText('Different', { exact: true })).toBeVisible();
  await expect(live.getByRole('figure')).toContainText('removed: # Kiln & Clay');
  await expect(live.getByRole('figure')).toContainText('added: # Kiln and Clay');
  await expectAccessible(page);
  files['/llms.txt'] = content.content_text;
  await live.getByRole('button', { name: 'Check again' }).click();
  await expect(live.getByText('Live', { exact: true })).toBeVisible();
  await site.close();
  await live.getByRole('button', { name: 'Check again' }).click();
  await expect(live.getByText('Could not be checked')).toBeVisible();
  await live.getByRole('button', { name: 'Close' }).click();
  await expect(live).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Check what is live/ })).toBeFocused();
  await page.getByRole('button', { name: /^More/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Revisions' })).toBeFocused();
  await expect(page.getByRole('menuitem', { name: 'Check what is live' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // On a phone it is in the menu, so that the buttons fit in one line.
  await page.setViewportSize({ width: 375, height: 812 });
  const boxes = await Promise.all(
    [/^Copy/, /^Download/, /^Edit/, /^More/].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Check what is live' }).click();
  await expect(live.getByText('Could not be checked')).toBeVisible();
});

test('revisions are seen, compared and restored', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  const first = await generateContent(request, account, { url, contentType: 'llms_txt' });
  const second = await saveContent(request, account, first, `${first.content_text}\nsecond`);
  await saveContent(request, account, second, `${second.content_text}\nthird`);
  await enterAs(page, account);
  await page.goto('/content/manage');
  await expect(card(page, 'llms.txt').getByText('Edited', { exact: true })).toBeVisible();
  await choose(page, 'llms.txt', 'Revisions');
  const dialog = page.getByRole('dialog', { name: 'Revisions of llms.txt' });
  const revisions = dialog.getByRole('list', { name: 'Revisions' }).getByRole('button');
  await expect(revisions).toContainText(['Edited by hand (now)', 'Edited by hand', 'Generated']);
  await expect(revisions.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('figure')).toContainText('added: third');
  await expectAccessible(page);
  await revisions.nth(2).click();
  await expect(dialog.getByRole('figure')).toContainText('added: second');
  await dialog.getByRole('tab', { name: 'As it was' }).click();
  await expect(dialog.getByRole('figure')).toContainText('# Kiln and Clay');
  await expect(dialog.getByRole('figure')).not.toContainText('second');
  await revisions.nth(0).click();
  await expect(dialog.getByRole('figure')).toContainText('What it says now');
  await revisions.nth(2).click();
  await dialog.getByRole('button', { name: 'Restore this revision' }).click();
  await expect(page.getByText('Restored', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await listed(page, account))[0].content_text).toBe(first.content_text);
  await choose(page, 'llms.txt', 'Revisions');
  await expect(revisions).toContainText(['Restored (now)', 'Edited by hand', 'Edited by hand', 'Generated']);
});

test.describe('writing again', () => {
  /** Opens the dialog for a file with manual changes. */
  const ask = async (page: Page, request: APIRequestContext, url: string) => {
    const account = await openAccount(request, { status: 'active' });
    const first = await generateContent(request, account, { url, contentType: 'llms_txt' });
    await saveContent(request, account, first, `${first.content_text}\n<!-- written by Ann -->\n`);
    await enterAs(page, account);
    await page.goto('/content/manage');
    await choose(page, 'llms.txt', 'Write again');
    return { account, first, dialog: page.getByRole('dialog', { name: 'Write llms.txt again' }) };
  };

  test('keeps what was changed by hand', async ({ page, request, serveSite }) => {
    const { url } = await serveSite('good-shop');
    const { account, first, dialog } = await ask(page, request, url);
    await expect(dialog.getByRole('radio', { name: 'Keep what was changed by hand' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Write it again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Generation Complete!')).toBeVisible();
    const [kept] = await listed(page, account);
    expect(kept.id).toBe(first.id);
    expect(kept.content_text).toContain('<!-- written by Ann -->');
  });

  test('says what would be lost, and gives it up when told so', async ({ page, request, serveSite }) => {
    const { url } = await serveSite('good-shop');
    const { account, dialog } = await ask(page, request, url);
    await dialog.getByRole('radio', { name: 'Discard it' }).click();
    await expect(dialog.getByRole('figure')).toContainText('Changed by hand; this would be lost');
    await expect(dialog.getByRole('figure')).toContainText('added: <!-- written by Ann -->');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Write it again' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await listed(page, account))[0].content_text)
      .not.toContain('written by Ann');
  });
});
