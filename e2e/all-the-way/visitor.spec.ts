import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contentKinds } from '@visible-ai/shared/content/kinds/all-kinds';
import { expect, test, waitForScripts } from '../fixtures.ts';
import { enterAs, PASSWORD, signInAdmin } from '../support/accounts.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { linkIn, waitForMail } from '../support/outbox.ts';
import { startOtherProduct } from '../support/start-other-product.ts';

/** A new visitor's address. */
const newAddress = () => `vera-${randomBytes(5).toString('hex')}@example.com`;

/** From the front page to an audit, to an account that keeps it, back to it, and to the dashboard. */
async function auditAndSignUp(page: Page, site: string, email: string, dataDir?: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Website address').first().fill(site);
  await page.getByRole('button', { name: 'Start Free Analysis' }).first().click();
  const report = page.getByRole('article', { name: /^Analysis of/ });
  await expect(report).toBeVisible();
  const address = page.url();
  await report.getByRole('link', { name: 'Keep this report' }).click();
  await page.getByLabel('Display name').fill('Vera Visitor');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.goto(linkIn(await waitForMail(email, /Verify/, dataDir)));
  await expect(page).toHaveURL(address);
  await expect(report).toBeVisible();
  await expect(report.getByRole('link', { name: 'Keep this report' })).toBeHidden();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const row = page.getByRole('listitem').filter({ hasText: new URL(site).host });
  await expect(row).toContainText('First audit');
}

/** Goes from the hub to a downloaded file. */
async function generateAndDownload(page: Page, site: string): Promise<void> {
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'llms.txt', exact: true }).click();
  await page.getByLabel('Domain').fill(site);
  await page.getByRole('button', { name: 'Generate llms.txt' }).click();
  await page.getByRole('button', { name: 'View File' }).click();
  await expect(page).toHaveURL('/content/manage');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download llms.txt/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('llms.txt');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# /);
}

test('a visitor audits, signs up, asks for a trial, gets it and takes a file home', async ({
  page,
  browser,
  request,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  const email = newAddress();
  await auditAndSignUp(page, url, email);
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  // A card for each kind of content, and one that links to the generated files.
  await expect(page.getByRole('article')).toHaveCount(contentKinds.length + 1);
  await expect(page.getByText('Content generation requires admin privileges')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for a trial' }).click();
  await expect(page.getByText('You asked for a trial. The answer comes by mail.')).toBeVisible();

  const office = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await enterAs(office, await signInAdmin(request));
  await office.goto('/admin');
  const asked = office.getByRole('listitem').filter({ hasText: email });
  await expect(asked).toBeVisible();
  await expectAccessible(office);
  await asked.getByRole('button', { name: 'Grant Vera Visitor a trial' }).click();
  await expect(office.getByText('Vera Visitor has a trial now')).toBeVisible();
  await expect(asked).toBeHidden();
  await office.close();

  await waitForMail(email, /Your trial is open/);
  await page.reload();
  await expect(page.getByText('3 credits left')).toBeVisible();
  await generateAndDownload(page, url);
});

test('where the operator gives trials, the last credit buys a file that can be opened', async ({
  browser,
  serveSite,
}) => {
  const { url } = await serveSite('good-shop');
  const product = await startOtherProduct({
    TRIAL_CREDITS: '1',
    ALLOW_PRIVATE_TARGETS: new URL(url).host,
  });
  const page = await browser.newPage({ baseURL: product.origin, reducedMotion: 'reduce' });
  waitForScripts(page);
  try {
    await auditAndSignUp(page, url, newAddress(), product.dataDir);
    await generateAndDownload(page, url);
    await expect(page.getByText('Editing and generating need a plan.')).toBeVisible();
    await page.getByRole('button', { name: /^Edit llms.txt/ }).click();
    const editor = page.getByRole('dialog', { name: 'Edit llms.txt' });
    await expect(editor.getByText('You can only read this.')).toBeVisible();
    await expect(editor.getByRole('textbox')).not.toBeEditable();
    await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(editor.getByText('Saving needs a plan.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await page.close();
    await product.close();
  }
});
