import { analysisEvent } from '@visible-ai/shared/analysis/schema';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expect-accessible.ts';

test('the front page loads and says what the product is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Visible AI/);
  await expectAccessible(page);
});

test('an unknown page is a 404 with a way home', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown call is a JSON 404', async ({ request }) => {
  const answer = await request.get('/api/no-such-call');
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('the service says that it is well', async ({ request }) => {
  const answer = await request.get('/health');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', database: 'ok', mail: 'outbox' });
});

test('the little sites are served as they are', async ({ serveSite, request }) => {
  const site = await serveSite('good-shop', { files: { '/llms.txt': null } });
  const [page, llms, sitemap] = await Promise.all(
    ['', 'llms.txt', 'sitemap.xml'].map((path) => request.get(site.url + path)),
  );
  expect(await page?.text()).toContain(`<link rel="canonical" href="${site.url}">`);
  expect(llms?.status()).toBe(404);
  expect(await sitemap?.text()).toContain(`<loc>${site.url}</loc>`);
});

test('the good shop scores high and the faulty one low, with a measured speed', async ({
  serveSite,
  request,
}) => {
  const audit = async (name: string) => {
    const site = await serveSite(name);
    const answer = await request.post('/api/analyze-url', { data: { url: site.url } });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    return analysisEvent.parse(JSON.parse(last.replace(/^data: /, '')));
  };
  const [good, faulty] = [await audit('good-shop'), await audit('faulty-shop')];
  expect(good).toMatchObject({ type: 'completed', pagespeed: { state: 'measured' }, cap: null });
  expect('score' in good && good.score).toBeGreaterThanOrEqual(90);
  expect(faulty).toMatchObject({
    type: 'completed',
    cap: { at: 49 },
    diagnostics: { h1Count: 3, imageAltPercentage: 25, llmsTxtExists: false, performanceScore: 60 },
  });
});

test('pages and their files come compressed to whoever takes that', async ({ request }) => {
  for (const path of ['/', '/pricing', '/dashboard', '/favicon.svg']) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    expect(await answer.text()).toMatch(/^<(!doctype html|svg)/i);
    const plain = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding'], path).toBeUndefined();
  }
});

test('an analysis without an address asks for one', async ({ request }) => {
  const answer = await request.post('/api/analyze-url', { data: {} });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'Please enter a website URL', code: 'invalid_url' });
});
