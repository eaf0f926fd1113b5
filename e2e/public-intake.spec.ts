import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { waitForMail } from './support/outbox.ts';

const fields = (page: Page) => ({
  name: page.getByLabel('Full Name*'),
  email: page.getByLabel('Email Address*'),
  company: page.getByLabel('Company Name*'),
  website: page.getByLabel('Website URL*'),
  phone: page.getByLabel('Phone Number (Optional)'),
  message: page.getByLabel('How can we help you? (Optional)'),
  submit: page.getByRole('button', { name: 'Submit Information' }),
});

async function fill(page: Page, email: string) {
  const { name, email: address, company, website, message } = fields(page);
  await name.fill('Ada Example');
  await address.fill(email);
  await company.fill('Example & Co');
  await website.fill('example.com, and the shop');
  await message.fill('Please look at our robots.txt.');
}

test.beforeEach(({ page }) => page.goto('/intake'));

test('the form says what it is for and what it needs', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Get Started with Visible AI' })).toBeVisible();
  await expect(
    page.getByText("Tell us about your business and we'll help you become visible to AI"),
  ).toBeVisible();
  const { submit, message } = fields(page);
  await expect(message).toHaveAttribute('rows', '4');
  await submit.click();
  for (const text of [
    'Full Name is required',
    'Email Address is required',
    'Company Name is required',
    'Website URL is required',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
});

test('what is sent is acknowledged by mail, thanked for, and followed by the front page', async ({
  page,
}) => {
  const email = `ada-${randomBytes(4).toString('hex')}@example.com`;
  await fill(page, email);
  await fields(page).submit.click();
  await expect(page.getByText('Success!')).toBeVisible();
  await expect(page.getByText("Your information has been submitted. We'll be in touch soon!")).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(fields(page).name).toHaveValue('');
  const mail = await waitForMail(email, /./);
  expect(mail.text).toContain('has reached us');
  // Text from a stranger is never mailed to an address from a stranger.
  expect(mail.text).not.toMatch(/Please look at our robots\.txt|Example & Co/);
});

test('what could not be sent stays as it was typed', async ({ page, watch }) => {
  watch.expectError(/status of 503/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/send-intake-email', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: 'Away', code: 'unavailable' } });
  });
  await fill(page, 'ada@example.com');
  await fields(page).submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  release();
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible();
  await expect(fields(page).message).toHaveValue('Please look at our robots.txt.');
  await expect(page).toHaveURL('/intake');
});
