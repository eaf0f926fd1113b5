import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { type Account, bearer, enterAs, openAccount } from '../support/accounts.ts';
import { generateContent } from '../support/content.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import type { ServedSite } from '../support/serve-site.ts';

/** One of the addresses that the operator of OAI-SearchBot publishes. */
const AGENT_ADDRESS = '20.42.10.177';
const USER_AGENT = 'Mozilla/5.0 (compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot)';

/** Audits a site through the API and waits for the result. */
async function audit(request: APIRequestContext, account: Account, siteId: string): Promise<void> {
  const headers = bearer(account);
  const started = await request.post(`/api/sites/${siteId}/audits`, { headers });
  expect(started.status()).toBe(202);
  const { audit_id: id } = await started.json();
  const status = async () => (await (await request.get(`/api/site-audits/${id}`, { headers })).json()).status;
  await expect.poll(status, { timeout: 60_000, intervals: [200, 300, 500] }).toBe('completed');
}

const REPAIRS = `<!doctype html><html lang="en"><head><title>Repairs | Kiln and Clay</title>
<meta name="description" content="We mend bowls with gold lacquer within a month, and say the price first."></head>
<body><main><h1>Repairs</h1><p>We mend bowls with gold lacquer within a month, and say the price before we begin.
Bring the shards to the workshop on a Saturday. What cannot be mended we tell you, and turn it into pots for herbs.</p></main></body></html>`;

/** The sitemap of a shop with one more page. */
async function withPage(request: APIRequestContext, shop: ServedSite, path: string): Promise<string> {
  const sitemap = await (await request.get(`${shop.url}sitemap.xml`)).text();
  return sitemap.replace('</urlset>', `<url><loc>${shop.url}${path}</loc></url></urlset>`);
}

/** The line that nginx writes for a visit in the next second: the audit ended in this one. */
function logLine(path: string): string {
  const [, day, month, year, time] =
    /(\d\d) (\w{3}) (\d{4}) ([\d:]+)/.exec(new Date(Date.now() + 1000).toUTCString()) ?? [];
  return `${AGENT_ADDRESS} - - [${day}/${month}/${year}:${time} +0000] "GET ${path} HTTP/1.1" 200 512 "-" "${USER_AGENT}"\n`;
}

test('a file is written, published, put on the domain and fetched by an agent, whose visit is verified', async ({
  page,
  request,
  serveSite,
}) => {
  const files: Record<string, string | null> = { '/llms.txt': null };
  const shop = await serveSite('good-shop', { files });
  const owner = await openAccount(request, { status: 'active' });
  const added = await request.post('/api/sites', {
    headers: bearer(owner),
    data: { url: shop.url, name: 'Good Shop' },
  });
  const { id } = await added.json();
  await Promise.all([
    audit(request, owner, id),
    generateContent(request, owner, { url: shop.url, contentType: 'llms_txt' }),
  ]);
  await enterAs(page, owner);

  await page.goto(`/sites/${id}`);
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  const file = page.getByRole('listitem', { name: 'llms.txt', exact: true });
  await expect(file.getByText('Kept here')).toBeVisible();
  await page.getByRole('button', { name: 'Switch hosting on' }).click();
  await file.getByRole('button', { name: 'Publish llms.txt' }).click();
  await expect(file.getByText(/^Version 1, /)).toBeVisible();
  const address = (await file.getByRole('code').textContent()) ?? '';
  await expect(page.getByRole('figure', { name: 'Code for nginx' })).toContainText(
    new URL('.', address).pathname,
  );
  await expectAccessible(page);

  // As the code on the domain does, the shop answers with the published file.
  files['/llms.txt'] = await (await request.get(address)).text();
  await page.getByRole('button', { name: 'Check my domain' }).click();
  await expect(file.getByText('On your domain')).toBeVisible();

  // The shop gets another page. The refreshed file should contain it as soon as its owner approves.
  files['/repairs.html'] = REPAIRS;
  files['/sitemap.xml'] = await withPage(request, shop, 'repairs.html');
  await page.getByRole('button', { name: 'Read the site again now' }).click();
  await page.getByRole('link', { name: 'See what would change in llms.txt' }).click();
  await expect(page.getByRole('region', { name: 'Before and after the refresh' })).toContainText(
    'added: - [Repairs',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText(/^You approved it, and it was published on/)).toBeVisible();
  files['/llms.txt'] = await (await request.get(address)).text();
  expect(files['/llms.txt']).toContain('[Repairs');

  await audit(request, owner, id);
  await request.get(`${shop.url}llms.txt`, { headers: { 'user-agent': USER_AGENT } });
  const visit = shop.requests.findLast(({ userAgent }) => userAgent === USER_AGENT);

  await page.getByRole('link', { name: 'Agents that came' }).click();
  await expect(page.getByText('Upload an access log')).toBeVisible();
  const log = { name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(logLine(visit?.path ?? '')) };
  await page.getByLabel('Access log').setInputFiles(log);
  await expect(page.getByText('1 line read, every one of them.')).toBeVisible();
  const agent = page.getByRole('row', { name: /^OAI-SearchBot/ });
  await expect(agent).toContainText('1 verified');
  await expect(page.getByRole('region', { name: 'First visit after a fix' })).toContainText(
    /OAI-SearchBot came first .* for \/llms\.txt/,
  );
  await expectAccessible(page);
  await page.getByLabel('Access log').setInputFiles(log);
  await expect(page.getByText('It was uploaded before, and was not counted again.')).toBeVisible();

  await page.getByRole('link', { name: 'Overview' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('First visit of OAI-SearchBot after the fix');
  await expect(timeline).toContainText('llms.txt published, version 2');
});
