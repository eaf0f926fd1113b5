import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { type Account, bearer, enterAs, openAccount, PASSWORD } from './support/accounts.ts';
import { type Content, type Generation, generateContent, saveContent } from './support/content.ts';
import { expectAccessible } from './support/expect-accessible.ts';

interface Fixtures {
  /** Generates content for a new account, optionally replaces its text, and signs the browser in. */
  write(generation: Omit<Generation, 'url'>, text?: string): Promise<{ account: Account; content: Content }>;
}

const test = base.extend<Fixtures>({
  write: ({ page, request, serveSite }, use) =>
    use(async (generation, text) => {
      const { url } = await serveSite('good-shop');
      const account = await openAccount(request, { status: 'active' });
      const written = await generateContent(request, account, { url, ...generation });
      const content = text === undefined ? written : await saveContent(request, account, written, text);
      await enterAs(page, account);
      return { account, content };
    }),
});

// A crawl takes seconds, and axe checks each screen six times.

const plainText = (page: Page) =>
  page.getByRole('textbox', { name: /^Text of (?:(?:llms|robots)\.txt|Markdown pages)$/ });
const richText = (page: Page) => page.getByRole('textbox', { name: 'Text of the Q&A section' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Edit / });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

async function edit(page: Page) {
  await page.goto('/content/manage');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(plainText(page).or(richText(page))).toBeVisible();
}

/** The line numbers are inside the frame of the text, beside it, and not over its border. */
async function expectNumbersInFrame(page: Page) {
  const places = await plainText(page).evaluate((area) => {
    const gutter = area.parentElement?.firstElementChild;
    const frame = area.parentElement?.parentElement;
    if (!gutter || !frame) throw new Error('The text has no line numbers');
    const { left, right } = gutter.getBoundingClientRect();
    return {
      left,
      right,
      text: area.getBoundingClientRect().left,
      border: frame.getBoundingClientRect().left,
    };
  });
  // The border of the frame is one pixel wide.
  expect(places.left).toBeGreaterThanOrEqual(places.border + 1);
  expect(places.right).toBeLessThanOrEqual(places.text);
}

async function kept(page: Page, account: Account): Promise<Content> {
  const answer = await page.request.get('/api/content', { headers: bearer(account) });
  return (await answer.json()).content[0];
}

test('a plain text keeps every space and line break', async ({ page, write }) => {
  const { account } = await write({ contentType: 'llms_txt' });
  const odd = '  # Name  \n\n\n\t> tabbed\t \n\n- a  b   c \n\n\n   ';
  await edit(page);
  await expect(dialog(page)).toHaveAccessibleName('Edit llms.txt');
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Edit your plain text content below. Line breaks and spacing will be preserved.',
  );
  await expectAccessible(page);
  // Long lines break, also on a phone. The text area is as high as they are, so that the numbers stay beside
  // them.
  await page.setViewportSize({ width: 375, height: 812 });
  await plainText(page).fill('a line that is far longer than a phone is wide '.repeat(20));
  const hidden = await plainText(page).evaluate((area) => [
    area.scrollWidth - area.clientWidth,
    area.scrollHeight - area.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);
  await expectNumbersInFrame(page);
  await page.setViewportSize({ width: 375, height: 400 });
  await expect(save(page), 'above the keyboard of a phone').toBeInViewport({ ratio: 1 });
  await plainText(page).fill(odd);
  await save(page).click();
  await expect(page.getByText('Content saved successfully!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect((await kept(page, account)).content_text).toBe(odd);
});

test('carriage returns, which a text area does not know, survive an edit of another line', async ({
  page,
  write,
}) => {
  const windows = '# Name\r\n\r\n> One\r\n\r\n## Section\r\n';
  const { account } = await write({ contentType: 'llms_txt' }, windows);
  await edit(page);
  await plainText(page).press('Control+Home');
  await plainText(page).press('End');
  await plainText(page).pressSequentially(' of it');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Content saved successfully!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect((await kept(page, account)).content_text).toBe(windows.replace('# Name', '# Name of it'));
});

test('the file is checked while it is typed, and what changed is shown', async ({ page, write }) => {
  await write({ contentType: 'llms_txt' });
  await edit(page);
  const check = dialog(page).getByRole('region', { name: 'Live check' });
  await expect(check).toContainText('Follows llmstxt.org.');
  await expect(check).toContainText('Nothing has changed since the last save.');
  await plainText(page).press('Control+Home');
  await plainText(page).pressSequentially('### Too deep\n');
  await expect(check).toContainText('Line 1');
  await expect(check).toContainText('added: ### Too deep');
  await expect(dialog(page)).toContainText('Not saved yet');
  await expectAccessible(page);
});

test('an open editor prints the whole text of its file, and not the page behind it', async ({
  page,
  write,
}) => {
  await write({ contentType: 'llms_txt' });
  await edit(page);
  const text = `# Printed\n${'- a line\n'.repeat(200)}- the last line`;
  await plainText(page).fill(text);
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByText('- the last line').filter({ visible: true });
  await expect.poll(() => printed.allTextContents()).toEqual([text]);
  await expect(page.getByText('Your Generated Content')).toBeHidden();
  await expect(dialog(page)).toBeHidden();
});

test('a line from right to left keeps its number and sign on the left of what changed', async ({
  page,
  write,
}) => {
  await write({ contentType: 'llms_txt' });
  await edit(page);
  await plainText(page).press('Control+Home');
  await plainText(page).pressSequentially('- [خبز](/b): خبز طازج!\n- [Bread](/b)\n');
  const check = dialog(page).getByRole('region', { name: 'Live check' });
  const signs = check.getByText('+', { exact: true });
  await expect(signs).toHaveCount(2);
  const [arabic, english] = await signs.evaluateAll((all) =>
    all.map((sign) => ({
      sign: sign.getBoundingClientRect().left,
      text: sign.nextElementSibling?.getBoundingClientRect().left ?? 0,
    })),
  );
  expect(arabic).toEqual(english);
  expect(arabic?.sign).toBeLessThan(arabic?.text ?? 0);
  // Each line of the file begins on its own side.
  await expect(plainText(page)).toHaveCSS('unicode-bidi', 'plaintext');
});

test('robots.txt shows each agent’s verdict while it is typed', async ({ page, write }) => {
  await write({ contentType: 'robots_txt', robots: { skipCrawling: true } });
  await edit(page);
  const agent = dialog(page).getByRole('listitem').filter({ hasText: 'OAI-SearchBot' });
  await expect(agent).toContainText('Allowed');
  await plainText(page).fill('User-agent: OAI-SearchBot\nDisallow: /\nNonsense\n');
  await expect(agent).toContainText('line 2');
  await expect(agent).toContainText('Blocked');
  await expect(dialog(page)).toContainText('there is no colon, so crawlers skip it');
  await expectAccessible(page);
});

test('a failed save keeps the dialog and the text; a reload brings it back', async ({
  page,
  watch,
  write,
}) => {
  watch.expectError(/status of 429|Failed to save content/);
  const { account } = await write({ contentType: 'llms_txt' });
  await edit(page);
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    /\/api\/content\/[\w-]+$/,
    async (route) => {
      await gate;
      await route.fulfill({
        status: 429,
        json: { error: 'Too many requests. Please try again in 30 seconds', code: 'rate_limited' },
      });
    },
    { times: 1 },
  );
  await plainText(page).press('Control+End');
  await plainText(page).pressSequentially('typed with care');
  await save(page).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save content' })).toContainText('Error');
  await expect(plainText(page)).toHaveValue(/typed with care$/);
  await expect(dialog(page)).toContainText(
    'Failed to save content. Too many requests. Please try again in 30 seconds. Your text is still here.',
  );

  await page.reload();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(plainText(page)).toHaveValue(/typed with care$/);
  await expect(dialog(page)).toContainText('This is text you typed before and did not save.');
  await save(page).click();
  await expect(page.getByText('Content saved successfully!')).toBeVisible();
  expect((await kept(page, account)).content_text).toMatch(/typed with care$/);
});

test('a session that ends while somebody types says that the text is kept, and gives it back after sign-in', async ({
  page,
  watch,
  write,
}) => {
  watch.expectError(/status of 401|Failed to (?:save content|get current user)|Token refresh failed/);
  const { account } = await write({ contentType: 'llms_txt' });
  await edit(page);
  await plainText(page).press('Control+End');
  await plainText(page).pressSequentially('typed with care');
  await page.evaluate(() => {
    localStorage.setItem('refresh_token', 'ended');
    localStorage.setItem('access_token', 'ended');
  });
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save content' })).toContainText(
    'Your text is kept',
  );
  await page.getByRole('link', { name: 'Go to Sign In' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(plainText(page)).toHaveValue(/typed with care$/);
});

test('content that another tab deletes while somebody edits it is brought back with the text', async ({
  page,
  watch,
  write,
}) => {
  watch.expectError(/status of 404|Failed to save content/);
  const { account, content } = await write({ contentType: 'llms_txt' });
  await edit(page);
  const removed = () => page.request.delete(`/api/content/${content.id}`, { headers: bearer(account) });
  expect((await removed()).status()).toBe(204);
  // The list is asked for again when somebody comes back to this tab, and is empty now.
  await page.clock.install({ time: Date.now() + 120_000 });
  const listed = page.waitForResponse((answer) => answer.url().includes('/api/content?'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await listed;
  await plainText(page).press('Control+End');
  await plainText(page).pressSequentially('typed with care');
  // The words for screen readers in the long list of changes do not make the dialog scroll.
  expect(await dialog(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await save(page).click();
  const told = dialog(page).getByRole('alert');
  await expect(told).toContainText('This content was deleted in the meantime. Your text is still here');
  await expect(save(page)).toBeDisabled();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Bring it back with my text' }).click();
  await expect(page.getByText('Content saved successfully!')).toBeVisible();
  expect((await kept(page, account)).content_text).toMatch(/typed with care$/);
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeVisible();
});

test('what is typed is not thrown away by a slip', async ({ page, write }) => {
  const { content } = await write({ contentType: 'llms_txt' });
  await edit(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await plainText(page).fill('Something else');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(plainText(page)).toHaveValue('Something else');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(plainText(page)).toHaveValue(content.content_text);
});

test.describe('in two tabs', () => {
  /** Saves in another tab what is open in this one, and then tries to save this tab's text. */
  async function saveBoth(page: Page, context: BrowserContext, texts: { mine: string; theirs: string }) {
    await edit(page);
    const other = await context.newPage();
    await edit(other);
    await plainText(other).fill(texts.theirs);
    await save(other).click();
    await expect(other.getByText('Content saved successfully!')).toBeVisible();
    // Browsers draw a background tab only once a second.
    await page.bringToFront();
    await plainText(page).fill(texts.mine);
    await save(page).click();
    await expect(dialog(page).getByText('Somebody saved this content in the meantime')).toBeVisible();
  }

  test.beforeEach(({ watch }) => watch.expectError(/status of 409|Failed to save content/));

  test('the later save is told, and can take the earlier one', async ({ page, context, write }) => {
    await write({ contentType: 'llms_txt' });
    await saveBoth(page, context, { mine: 'mine', theirs: 'theirs' });
    await expect(
      dialog(page)
        .getByRole('figure', { name: /Saved meanwhile/ })
        .or(dialog(page))
        .first(),
    ).toContainText('theirs');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Back to my text' }).click();
    await expect(plainText(page)).toHaveValue('mine');
    await save(page).click();
    await dialog(page).getByRole('button', { name: 'Take the saved version' }).click();
    await expect(plainText(page)).toHaveValue('theirs');
    await expect(dialog(page).getByText('Failed to save content')).toHaveCount(0);
  });

  test('the later save can stand over the earlier one, and both are kept', async ({
    page,
    context,
    write,
  }) => {
    const { account } = await write({ contentType: 'llms_txt' });
    await saveBoth(page, context, { mine: 'mine again', theirs: 'theirs again' });
    await dialog(page).getByRole('button', { name: 'Save mine over it' }).click();
    await expect(page.getByText('Content saved successfully!')).toBeVisible();
    const content = await kept(page, account);
    expect(content.content_text).toBe('mine again');
    const ask = async (path: string) =>
      (
        await page.request.get(`/api/content/${content.id}/revisions${path}`, { headers: bearer(account) })
      ).json();
    const { revisions } = await ask('');
    const texts: string[] = [];
    for (const { id } of revisions.slice(0, 2)) texts.push((await ask(`/${id}`)).content_text);
    expect(texts).toEqual(['mine again', 'theirs again']);
  });
});

test('Markdown pages: the files that a text is, and all of them as a ZIP file', async ({ page, write }) => {
  await write(
    { contentType: 'markdown_pages' },
    '==> index.html.md <==\n# Home\n\n==> ../out.md <==\n# Out\n',
  );
  await page.goto('/content/manage');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Markdown pages/ }).click();
  expect((await saved).suggestedFilename()).toBe('markdown-pages.zip');
  await edit(page);
  await expect(dialog(page)).toHaveAccessibleName('Edit Content');
  await expect(dialog(page).getByText(/^Markdown pages for /)).toBeVisible();
  await expect(dialog(page).getByText('1 file.')).toBeVisible();
  await expect(dialog(page).getByText('../out.md cannot be a file')).toBeVisible();
  await expectAccessible(page);
});

test('Q&A: bold, italic, undo and redo, with question lines bold', async ({ page, write }) => {
  const { account } = await write(
    { contentType: 'qa_section', questionCount: 2 },
    '<p>May I ask?</p><p>Yes, you may.</p>',
  );
  await edit(page);
  await expect(dialog(page)).toHaveAccessibleName('Edit Q&A Section');
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Edit your rich text content below. Use the toolbar for formatting.',
  );
  const weight = (text: string) =>
    richText(page)
      .getByText(text)
      .evaluate((line) => Number(getComputedStyle(line).fontWeight));
  expect(await weight('May I ask?')).toBeGreaterThanOrEqual(600);
  expect(await weight('Yes, you may.')).toBeLessThan(600);
  await expectAccessible(page);

  const tool = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  await expect(tool('Undo')).toBeDisabled();
  await expect(tool('Redo')).toBeDisabled();
  await richText(page).press('Control+End');
  // Waits until the editor knows that the caret is outside the bold question.
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type(' Boldly.');
  await tool('Bold').click();
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'false');
  await tool('Italic').click();
  await expect(richText(page)).toBeFocused();
  await expect(tool('Italic')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type(' Slanted.');
  await expect(richText(page).locator('strong')).toHaveText('Boldly.');
  await expect(richText(page).locator('em')).toHaveText(/Slanted\./);
  await tool('Undo').click();
  await expect(tool('Redo')).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(richText(page)).not.toContainText('Slanted');
  await tool('Redo').click();
  await page.keyboard.press('Control+Shift+Z');
  await expect(richText(page)).toContainText('Slanted.');
  await save(page).click();
  await expect(page.getByText('Content saved successfully!')).toBeVisible();
  const { content_text: text } = await kept(page, account);
  expect(text).toContain('<strong>');
  expect(text).toContain('<em>');
  expect(text.replace(/<[^>]+>/g, '|')).toContain('|May I ask?|');
});

test('Q&A: typing with a pause of half a second between is two steps back, and a hundred are kept', async ({
  page,
  write,
}) => {
  await write({ contentType: 'qa_section', questionCount: 1 }, '<p>start</p>');
  await page.clock.install();
  await edit(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await richText(page).press('Control+End');
  await page.keyboard.type('one');
  await page.clock.fastForward(400);
  await page.keyboard.type('two');
  await page.clock.fastForward(600);
  await page.keyboard.type('three');
  await expect(richText(page)).toHaveText('startonetwothree');
  await page.keyboard.press('Control+z');
  await expect(richText(page)).toHaveText('startonetwo');
  await page.keyboard.press('Control+z');
  await expect(richText(page)).toHaveText('start');

  for (let step = 0; step < 130; step += 1) {
    await page.clock.fastForward(600);
    await page.keyboard.type('x');
  }
  for (let step = 0; step < 130; step += 1) await page.keyboard.press('Control+z');
  const left = (await richText(page).innerText()).length - 'start'.length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30);
});

test('Q&A: links keep the schemes that are allowed and lose the others', async ({ page, write }) => {
  const allowed = ['http:', 'https:', 'ftp:', 'ftps:', 'mailto:', 'tel:', 'callto:', 'sms:', 'cid:', 'xmpp:'];
  const refused = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'ws:', 'about:'];
  const links = [...allowed, ...refused].map(
    (scheme) => `<p><a href="${scheme}//a.example/">${scheme}</a></p>`,
  );
  const { account } = await write({ contentType: 'qa_section', questionCount: 1 }, links.join(''));
  // Serves the text as if the server had removed nothing.
  await page.route('**/api/content/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), content_text: links.join('') } });
  });
  await edit(page);
  await expect(richText(page)).toContainText('xmpp:');
  const shown = await richText(page)
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(shown).toEqual(allowed);
  const { content_text: text } = await kept(page, account);
  expect([...text.matchAll(/href="([a-z]+:)/g)].map(([, scheme]) => scheme)).toEqual(allowed);
});
