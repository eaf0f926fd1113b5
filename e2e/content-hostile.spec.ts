import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Account, enterAs, openAccount } from './support/accounts.ts';
import { type Content, generateContent, saveContent } from './support/content.ts';
import { groupPayloads } from './support/group-payloads.ts';
import { foreignMarkup, openBarePage } from './support/open-bare-page.ts';
import { readPayloads } from './support/payloads.ts';

/**
 * Every payload on every path by which markup can reach the browser. The watch of the fixtures does the rest:
 * a request to another origin or a failing script fails the test.
 */
const payloads = readPayloads();
/** The number of payloads in one document, if they do not disturb each other. */
const TOGETHER = 20;

test.beforeEach(({ browserName: _ }, info) => {
  info.skip(payloads.length === 0, 'the payloads of ../shared are not at hand');
});

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The server refuses NUL, and one payload contains it. */
const isStorable = ({ payload }: { payload: string }) => !payload.includes('\0');

function itemOf(id: string, text: string, type: Content['content_type'] = 'qa_section'): Content {
  return {
    id,
    website_url: 'https://shop.example/',
    content_type: type,
    content_text: text,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    edited: false,
    notes: [text],
    agents: null,
    downloads: null,
  };
}

/** The script element around a FAQPage when people paste it. */
const SCRIPT = '<script type="application/ld+json">';

const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Opens the page without our policy, so that scripts could run: the policy is only the second defence. */
async function enter(page: Page, account: Account) {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await enterAs(page, account);
}

/** Opens the editor of each content and lists what an editor could not have made. */
async function openEachEditor(page: Page): Promise<string[]> {
  // The first editor loads the code.
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByRole('textbox', { name: 'Text of the Q&A section' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(`window.foreignMarkup = ${foreignMarkup}`);
  const { opened, harm } = await page.evaluate(async () => {
    const found: string[] = [];
    const until = async (isSo: () => boolean) => {
      const end = performance.now() + 20_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error('The editor neither opened nor closed');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const isOpen = () => document.querySelector('.ProseMirror') !== null;
    const buttons = document.querySelectorAll<HTMLElement>('button[aria-label^="Edit "]');
    // Each opening computes the style of the whole page again. Hiding the articles makes that fast.
    for (const article of document.querySelectorAll('article')) article.style.display = 'none';
    for (const [index, button] of buttons.entries()) {
      button.click();
      await until(isOpen);
      const markup: string[] = Reflect.get(window, 'foreignMarkup')('.ProseMirror');
      found.push(...markup.map((line) => `${index}: ${line}`));
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
      await until(() => !isOpen());
    }
    return { opened: buttons.length, harm: found };
  });
  expect(opened).toBeGreaterThan(0);
  return harm;
}

test('saved: what comes back is harmless wherever it is pasted', async ({
  request,
  browser,
  context,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  let content = await generateContent(request, account, { url, contentType: 'qa_section', questionCount: 1 });
  const bare = await openBarePage(context);
  const harm: string[] = [];
  for (const markup of await groupPayloads(browser, payloads.filter(isStorable), TOGETHER)) {
    content = await saveContent(request, account, content, `<p>May I?</p>${markup}<p>Yes.</p>`);
    const { content_text: text, downloads } = content;
    const data = `${SCRIPT}${downloads?.json_ld ?? ''}</script>`;
    const found = await bare.harmOf(`${text}${downloads?.markdown ?? ''}${data}`);
    harm.push(...found.filter((line) => !line.includes(SCRIPT)).map((line) => `${line} of ${markup}`));
  }
  expect(harm).toEqual([]);
});

test('saved as a file: every sign of it is kept, and shown as text', async ({ page, request, serveSite }) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  const content = await generateContent(request, account, { url, contentType: 'llms_txt' });
  const text = payloads
    .filter(isStorable)
    .map(({ payload }) => payload)
    .join('\n');
  const saved = await saveContent(request, account, content, text);
  expect(saved.content_text).toBe(text);
  await enter(page, account);
  await page.goto('/content/manage');
  const preview = page.getByRole('region', { name: 'Preview of llms.txt' });
  await expect(preview).toContainText('<svg');
  expect(await preview.locator('*').count()).toBe(0);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('textbox', { name: 'Text of llms.txt' })).toHaveValue(/onerror/);
  await page.keyboard.press('Escape');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('llms.txt');
});

const BATCHES = 3;

/** Answers the list of content, and each content in it with its text. */
async function serveContent(page: Page, content: readonly { id: string }[]) {
  await page.route('**/api/content?*', (route) => route.fulfill({ json: { content, nextCursor: null } }));
  await page.route('**/api/content/*', (route) =>
    route.fulfill({ json: content.find(({ id }) => route.request().url().endsWith(id)) }),
  );
}

for (const batch of Array.from({ length: BATCHES }, (_, index) => index))
  test(`shown in the editor and in its preview, though nobody cleaned it before (${batch + 1} of ${BATCHES})`, async ({
    page,
    browser,
    request,
  }) => {
    const groups = await groupPayloads(browser, payloads, TOGETHER);
    const markups = groups.filter((_, index) => index % BATCHES === batch);
    const content = markups.map((markup, index) => itemOf(uuid(index), markup));
    await serveContent(page, content);
    await enter(page, await openAccount(request, { status: 'active' }));
    await page.goto('/content/manage');
    await expect(page.getByRole('article')).toHaveCount(markups.length);
    const inPreviews = await page
      .getByRole('region', { name: /^Preview/ })
      .evaluateAll((regions) =>
        regions.flatMap((region) => [...region.querySelectorAll(':not(span)')].map((node) => node.outerHTML)),
      );
    expect(inPreviews).toEqual([]);
    expect(await openEachEditor(page)).toEqual([]);
  });

for (const type of ['qa_section', 'llms_txt'] as const)
  test(`compared among revisions, as ${type}`, async ({ page, browser, request }) => {
    const groups = await groupPayloads(browser, payloads, TOGETHER);
    const content = [itemOf(uuid(1), '<p>Now?</p>', type)];
    await serveContent(page, content);
    const revisions = ['<p>Now?</p>', ...groups].map((text, index) => ({
      id: uuid(index + 10),
      origin: 'edited',
      size: text.length,
      content_text: text,
      created_at: '2026-01-01T00:00:00.000Z',
    }));
    await page.route('**/api/content/*/revisions', (route) =>
      route.fulfill({ json: { revisions, nextCursor: null } }),
    );
    await page.route('**/api/content/*/revisions/*', (route) =>
      route.fulfill({ json: revisions.find(({ id }) => route.request().url().endsWith(id)) }),
    );
    await enter(page, await openAccount(request, { status: 'active' }));
    await page.goto('/content/manage');
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Revisions' }).click();
    const dialog = page.getByRole('dialog', { name: /^Revisions/ });
    await expect(dialog.getByRole('figure')).toBeVisible();
    for (const tab of ['Compare', 'As it was']) {
      await dialog.getByRole('tab', { name: tab }).click();
      await expect(dialog.getByRole('tab', { name: tab, selected: true })).toBeVisible();
      const { seen, harm } = await dialog.evaluate(async (root) => {
        const found: string[] = [];
        const shown = new Set<string>();
        for (const button of root.querySelectorAll<HTMLElement>('ul button')) {
          button.click();
          // The revision is marked at once, and drawn when its text has arrived.
          while (button.getAttribute('aria-pressed') !== 'true' || !root.querySelector('figure'))
            await new Promise((next) => setTimeout(next));
          const panel = root.querySelector('[role=tabpanel][data-state=active]');
          shown.add(panel?.textContent ?? '');
          for (const node of panel?.querySelectorAll(':not(span, section, figure, figcaption, p)') ?? [])
            found.push(node.outerHTML.slice(0, 200));
        }
        return { seen: shown.size, harm: found };
      });
      expect(harm).toEqual([]);
      expect(seen).toBeGreaterThan(groups.length / 4);
    }
  });

test('found on the live site', async ({ page, request, serveSite }) => {
  const files: Record<string, string> = {};
  const { url } = await serveSite('good-shop', { files });
  const account = await openAccount(request, { status: 'active' });
  await generateContent(request, account, { url, contentType: 'llms_txt' });
  files['/llms.txt'] = `# Kiln and Clay\n\n${payloads.map(({ payload }) => payload).join('\n')}\n`;
  await enter(page, account);
  await page.goto('/content/manage');
  await page.getByRole('button', { name: /^Check what is live/ }).click();
  const live = page.getByRole('region', { name: 'What is live' });
  await expect(live.getByText('Different', { exact: true })).toBeVisible();
  const figure = live.getByRole('figure');
  await expect(figure).toContainText('onerror');
  const strange = figure.locator('*').and(page.locator(':not(span, section, figcaption)'));
  expect(await strange.evaluateAll((nodes) => nodes.map((node) => node.outerHTML))).toEqual([]);
});

test('read from a hostile site: the Q&A section that is written from it', async ({
  page,
  request,
  context,
  serveSite,
}) => {
  const files: Record<string, string | null> = { '/sitemap.xml': null, '/robots.txt': null };
  const { url } = await serveSite('good-shop', { files });
  const account = await openAccount(request, { status: 'active' });
  const bare = await openBarePage(context);
  const harm: string[] = [];
  // A different number of questions each time, so that the server does not return an earlier result.
  for (let [from, count] = [0, 50]; from < payloads.length; from += 40, count -= 1) {
    const some = payloads.slice(from, from + 40);
    const faq = some.map(({ payload }, index) => {
      const text = escapeHtml(payload);
      return `<h3>Does a bowl stand ${text} in year ${index}?</h3>
<p>Yes, every bowl of the workshop stands ${text} for many years of breakfasts.</p>
<h3>Is test number ${index + 2} passed?</h3>
<p>Yes, every bowl of the workshop passes it in the first year. ${text} is what it says below.</p>`;
    });
    const title = escapeHtml(some[0]?.payload ?? '');
    files['/'] = `<!doctype html><html lang="en"><title>${title}</title>
<meta name="description" content="${title}"><h1>${title}</h1><h2>Questions</h2>
<h3>Can the bowls go into the dishwasher?</h3>
<p>Yes. The glaze is fired at 1,260 degrees and stands any household dishwasher.</p>
${faq.join('\n')}
${some.map(({ payload }) => payload).join('\n')}</html>`;
    const generation = { url, contentType: 'qa_section', questionCount: count } as const;
    const written = await generateContent(request, account, generation);
    expect(written.content_text).toContain('Can the bowls go into the dishwasher?');
    harm.push(...(await bare.harmOf(written.content_text)));
    harm.push(...(await bare.harmOf(written.downloads?.markdown ?? '')));
  }
  expect(harm).toEqual([]);
  await enter(page, account);
  await page.goto('/content/manage');
  await expect(page.getByRole('article')).toHaveCount(Math.ceil(payloads.length / 40));
  expect(await openEachEditor(page)).toEqual([]);
});

test('read from a hostile site: llms.txt, robots.txt and their previews', async ({
  page,
  request,
  serveSite,
}) => {
  const titles = payloads.map(({ payload }) => escapeHtml(payload));
  const pages = Object.fromEntries(
    [0, 1, 2, 3, 4].map((number) => [
      number === 0 ? '/' : `/page-${number}`,
      `<!doctype html><html lang="en"><title>${titles[number]}</title>
<meta name="description" content="${titles.slice(number * 5, number * 5 + 5).join(' ')}">
<h1>${titles[number]}</h1>${[1, 2, 3, 4].map((other) => `<a href="/page-${other}">${titles[other]}</a>`).join(' ')}
${payloads
  .filter((_payload, index) => index % 5 === number)
  .map(({ payload }) => `<p>${payload}</p>`)
  .join('\n')}</html>`,
    ]),
  );
  const robots = `User-agent: *\nDisallow: /private\n${payloads
    .map(({ payload }) => `# ${payload.replace(/[\r\n]+/g, ' ')}`)
    .join('\n')}\n`;
  const { url } = await serveSite('good-shop', {
    files: { ...pages, '/sitemap.xml': null, '/robots.txt': robots, '/llms.txt': null },
  });
  const account = await openAccount(request, { status: 'active' });
  await generateContent(request, account, { url, contentType: 'llms_txt' });
  await generateContent(request, account, { url, contentType: 'robots_txt', robots: { skipCrawling: true } });
  await enter(page, account);
  await page.goto('/content/manage');
  const previews = page.getByRole('region', { name: /^Preview/ });
  await expect(previews).toHaveCount(2);
  expect(await previews.locator('*').count()).toBe(0);

  await page.goto('/content/robots-txt');
  await page.getByLabel('Domain').fill(url);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What your robots.txt would be' })).toBeVisible();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('figure')).toBeVisible();
  await page.getByRole('tab', { name: 'File' }).click();
  const file = page.getByRole('tabpanel', { name: 'File' });
  await expect(file).toContainText('onerror');
  expect(await file.locator('script, img, iframe, object, embed, style, link, form, input').count()).toBe(0);
});
