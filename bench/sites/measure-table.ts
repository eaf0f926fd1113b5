import { chromium, type Page } from '@playwright/test';
import { login } from '@visible-ai/shared/accounts/endpoints';
import { findChromium } from '../../scripts/find-programs.mjs';
import { askApi } from '../support/ask-api.ts';
import { mainThreadTasks } from '../support/main-thread-tasks.ts';
import type { Row } from '../support/print-table.ts';
import { ADMIN, type Store } from './audited-service.ts';
import { type LargeAudit, openLargeAudit } from './open-large-audit.ts';

/** A task is long from here on: https://www.w3.org/TR/longtasks-1/ */
const LONG_MS = 50;
const TURNS = 3;

/** Waits until the screen shows everything that a click has changed. */
async function whenShown(page: Page): Promise<void> {
  // The table waits for a pause in typing before it requests anything.
  await page.waitForTimeout(400);
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
}

async function whenIssuesShown(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What to fix first' }).waitFor();
  await page.waitForTimeout(200);
}

/** An action, which also waits for its effect before its cost is counted. */
type Act = readonly [what: string, act: (page: Page) => Promise<void>, shown?: (page: Page) => Promise<void>];

/** The second option of a filter: the first one means all. */
const choose = (label: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
const sort = (column: string) => (page: Page) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click();
const press = (button: string) => (page: Page) =>
  page.getByRole('button', { name: button, exact: true }).click();

/** The actions of a person on the table, one after another. */
const acts: readonly Act[] = [
  ['opened', (page) => page.getByRole('tab', { name: /^Pages/ }).click()],
  ['sorted by address', sort('Page')],
  ['sorted by words', sort('Words')],
  ['sorted by score', sort('Score')],
  ['the next hundred', press('Next')],
  ['the hundred before', press('Previous')],
  [
    'a word typed',
    (page) => page.getByRole('searchbox', { name: 'Search' }).pressSequentially('product', { delay: 80 }),
  ],
  ['the word taken away', (page) => page.getByRole('searchbox', { name: 'Search' }).fill('')],
  ['one template', choose('Template')],
  ['one issue of it', choose('Issue')],
  ['one status of those', choose('Status')],
  ['the issues again', (page) => page.getByRole('tab', { name: /^Issues/ }).click(), whenIssuesShown],
];

async function openBrowser({ service, audit }: LargeAudit) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  const { tokens } = await askApi(service.url, 'auth/login', login.answers[200], { body: ADMIN });
  const localStorage = [
    { name: 'refresh_token', value: tokens.refreshToken },
    { name: 'access_token', value: tokens.accessToken },
  ];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: service.url, localStorage }] },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${service.url}/sites/${audit.siteId}/audits/${audit.id}`);
  return { browser, page };
}

/** The longest tasks of a browser's main thread while the table is sorted, filtered and paged. */
export async function measureOpened(opened: LargeAudit): Promise<Row[]> {
  const { browser, page } = await openBrowser(opened);
  const longest = new Map<string, number[]>();
  try {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const [what, act, shown = whenShown] of acts) {
        const [most = 0] = await mainThreadTasks(browser, page, async () => {
          await act(page);
          await shown(page);
        });
        longest.set(what, [...(longest.get(what) ?? []), most]);
      }
  } finally {
    await browser.close();
  }
  return [...longest].map(([what, times]) => ({
    what: `${what}: longest task in each of ${TURNS} turns, ms of the thread`,
    measured: times.map((time) => time.toFixed(0)).join(', '),
    target: `below ${LONG_MS}`,
    met: Math.max(...times) < LONG_MS,
  }));
}

/** The cost of the table of 2,000 pages in a browser. */
export async function measureTable(store: Store): Promise<Row[]> {
  const opened = await openLargeAudit(store);
  try {
    return await measureOpened(opened);
  } finally {
    await opened.close();
  }
}
