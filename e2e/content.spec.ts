import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterAs, openAccount, signInAdmin, subscribe } from './support/accounts.ts';
import { generateContent } from './support/content.ts';
import { expectAccessible } from './support/expect-accessible.ts';

// Axe checks each screen six times.

const CONTENT_DENIAL = 'Access denied. Content generation requires admin privileges or a paid subscription.';

const gated = [
  {
    path: '/content',
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  },
  {
    path: '/content/llms-txt',
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  },
  {
    path: '/content/robots-txt',
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  },
  {
    path: '/content/qa-section',
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  },
  ...['/content/llms-full-txt', '/content/markdown-pages'].map((path) => ({
    path,
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  })),
  {
    path: '/content/json-ld',
    signIn: 'Please sign in to access content generation.',
    denial: CONTENT_DENIAL,
  },
  {
    path: '/content/manage',
    signIn: 'Please sign in to access content management.',
    denial: 'Access denied. Content management requires admin privileges or a paid subscription.',
  },
  {
    path: '/analytics',
    signIn: 'Please sign in to access analytics.',
    denial: 'Access denied. Analytics requires admin privileges or a paid subscription.',
  },
];

/** The navigation of the signed-in area. */
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });

test('visitors are asked to sign in, and come back to where they wanted to go', async ({ page }) => {
  for (const { path, signIn } of gated) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
    await expect(page.getByText(signIn)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent(path)}`,
    );
  }
  await expectAccessible(page);
});

test('an account without a plan is told what it needs', async ({ page, request }) => {
  await enterAs(page, await openAccount(request));
  for (const { path, denial } of gated) {
    await page.goto(path);
    await expect(page.getByText(denial)).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Pricing Plans' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('button', { name: 'Ask for a trial' })).toBeEnabled();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the hub leads to the generators and to what they made', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Generation');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const cards = [
    ['llms.txt', '/content/llms-txt'],
    ['robots.txt', '/content/robots-txt'],
    ['Q&A Section', '/content/qa-section'],
    ['llms-full.txt', '/content/llms-full-txt'],
    ['JSON-LD', '/content/json-ld'],
    ['Markdown pages', '/content/markdown-pages'],
    ['Manage Content', '/content/manage'],
  ] as const;
  await expect(page.getByRole('article')).toHaveCount(cards.length);
  for (const [name, path] of cards)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(page.getByText('Trial', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  await expect(rooms(page).getByRole('link')).toHaveText([
    /Visible AI/,
    'Dashboard',
    'Sites',
    'Content',
    'Analytics',
  ]);
  await page.getByRole('article').filter({ hasText: 'Q&A Section' }).click();
  await expect(page).toHaveURL('/content/qa-section');
  await page.getByRole('link', { name: 'Back to Content' }).click();
  await expect(page).toHaveURL('/content');
  await page.goBack();
  await expect(page).toHaveURL('/content/qa-section');
});

test('a trial sees what is left, on every card that costs', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'trial', credits: 3 }));
  await page.goto('/content');
  await expect(page.getByText('3 credits left')).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: 'Trial' })).toHaveCount(6);
  await expect(cards.filter({ hasText: 'Manage Content' }).getByText('Trial')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/content/llms-txt');
  await expect(page.getByText('Costs 1 credit of your trial; you have 3.')).toBeVisible();
});

test('an expired subscription shows the way to the plans', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'expired' }));
  await page.goto('/content');
  await expect(page.getByText('Subscription expired')).toBeVisible();
  await expect(page.getByText('Upgrade your plan to continue generating content')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Pricing Plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('an expired account reads and takes home its files, and is told what needs a plan', async ({
  page,
  request,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  const account = await openAccount(request, { status: 'active' });
  const { content_text: text } = await generateContent(request, account, { url, contentType: 'llms_txt' });
  await subscribe(request, account, { status: 'expired' });
  await enterAs(page, account);
  await page.goto('/content/manage');
  const file = page.getByRole('article').filter({ hasText: new URL(url).host });
  await expect(file).toBeVisible();
  await expect(page.getByText('Your files stay yours to read, copy and download')).toBeVisible();
  await expect(page.getByText('Editing and generating need a plan.')).toBeVisible();
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: /^Download llms.txt/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
  await expectAccessible(page);
});

test('admins find their own rooms in the bar of the hub and of the tools', async ({ page, request }) => {
  await enterAs(page, await signInAdmin(request));
  await page.goto('/content');
  await rooms(page).getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Blog Management' })).toHaveAttribute(
    'href',
    '/admin/blog',
  );
  await page.keyboard.press('Escape');
  for (const path of [
    '/content/llms-txt',
    '/content/robots-txt',
    '/content/qa-section',
    '/content/json-ld',
    '/content/manage',
  ]) {
    await page.goto(path);
    const tools = rooms(page);
    await expect(tools.getByText('Local', { exact: true })).toBeVisible();
    await expect(tools.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/content');
    await expect(tools.getByRole('link', { name: 'Analytics' })).toHaveAttribute('href', '/analytics');
    await expect(tools.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  }
});

test('signing out of a tool ends the session', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/content/llms-txt');
  const tools = rooms(page);
  await expect(tools.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  await tools.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/content/manage');
  await expect(page.getByText('Please sign in to access content management.')).toBeVisible();
});

test('analytics says what is planned', async ({ page, request }) => {
  await enterAs(page, await openAccount(request, { status: 'active' }));
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics Coming Soon');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([
    'Track mentions across AI search engines',
    'Monitor competitor visibility',
    'Analyze sentiment and context',
    'Custom search query monitoring',
    'Detailed reporting and insights',
  ]);
  await expectAccessible(page);
  await expect(rooms(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(rooms(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('link', { name: 'Generate Content' }).click();
  await expect(page).toHaveURL('/content');
});
