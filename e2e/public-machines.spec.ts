import { analysisEvent } from '@visible-ai/shared/analysis/schema';
import { siteRoutes } from '@visible-ai/shared/site/routes';
import { expect, test } from './fixtures.ts';
import { reservePorts, SITES_PER_WORKER } from './support/reserve-ports.ts';
import { serveInPieces } from './support/serve-in-pieces.ts';

const publicPaths = siteRoutes.filter(({ kind }) => kind === 'public').map(({ path }) => path);
const twinOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPaths)
    test(`${path} reads completely`, async ({ page, request }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
      const answers = await page.getByRole('main').locator('details').allTextContents();
      const text = shown + answers.join(' ').replace(/\s+/g, ' ');
      // The Markdown twin is made from the same page, so every sentence of it is on the screen.
      const twin = await (await request.get(twinOf(path))).text();
      const sentences = twin
        .split('\n')
        .filter((line) => !line.startsWith('|'))
        .map((line) =>
          line
            .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/[`*_\\]|^(?:\s*[-#]+|\s*\d+\.) (?:#+ )?/g, '')
            .trim(),
        )
        .filter((line) => line.split(' ').length > 7);
      const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
      const all = bare(text);
      for (const sentence of sentences) expect(all, sentence).toContain(bare(sentence));
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
    });

  for (const [path, title, heading] of [
    ['/auth', 'Sign in | Visible AI', 'Welcome back'],
    ['/verify-email', 'Verify your email | Visible AI', 'Verify your email'],
    ['/reset-password', 'Reset password | Visible AI', 'Set a new password'],
  ] as const)
    test(`${path} says what it is, and what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText('This part of Visible AI needs JavaScript.')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });

  test('/intake says where to write instead', async ({ page }) => {
    await page.goto('/intake');
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Information' })).toBeHidden();
  });

  test('an answer opens and an address can be sent', async ({ page, baseURL }) => {
    await page.goto('/faq');
    await page.getByText('What is an llms.txt file?').click();
    await expect(page.getByText('The format is described at llmstxt.org.')).toBeVisible();
    await page.goto('/');
    await page.getByLabel('Website address').fill('example.com');
    await page.getByRole('button', { name: 'Start Free Analysis' }).click();
    await expect(page).toHaveURL(`${baseURL}/website-analysis?url=example.com`);
  });
});

test('every public page has a head of its own', async ({ page, baseURL }) => {
  const seen = new Set<string>();
  for (const path of publicPaths) {
    await page.goto(path);
    const head = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      robots: document.querySelector('meta[name="robots"]'),
      og: Object.fromEntries(
        [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map(
          ({ content, attributes }) => [attributes.getNamedItem('property')?.value ?? '', content],
        ),
      ),
      titles: document.querySelectorAll('head > title').length,
    }));
    expect(head).toMatchObject({ lang: 'en', robots: null, titles: 1, canonical: `${baseURL}${path}` });
    expect(head.title.length, path).toBeGreaterThan(10);
    expect(head.description.length, path).toBeGreaterThanOrEqual(50);
    expect(head.og).toMatchObject({
      'og:title': head.title,
      'og:description': head.description,
      'og:url': `${baseURL}${path}`,
      'og:image': `${baseURL}/preview.png`,
      'og:type': 'website',
    });
    seen.add(head.title);
  }
  expect(seen.size).toBe(publicPaths.length);
});

test.describe('structured data', () => {
  const types: Record<string, string[]> = {
    '/': ['Organization', 'WebSite', 'SoftwareApplication'],
    '/faq': ['Organization', 'WebSite', 'FAQPage', 'BreadcrumbList'],
    '/pricing': ['Organization', 'WebSite', 'Product', 'BreadcrumbList'],
    '/about': ['Organization', 'WebSite', 'BreadcrumbList'],
  };
  const graphOf = (html: string) => {
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? [];
    return JSON.parse(json)['@graph'];
  };

  for (const [path, expected] of Object.entries(types))
    test(`names what ${path} is about`, async ({ request }) => {
      const graph = graphOf(await (await request.get(path)).text());
      const found = graph.flatMap((node: { '@type': string | string[] }) => node['@type']);
      expect(found).toEqual(expect.arrayContaining(expected));
    });

  test('gives the plans’ prices as the product states them', async ({ request }) => {
    const graph = graphOf(await (await request.get('/pricing')).text());
    const products = graph.filter((node: { '@type': string }) => node['@type'] === 'Product');
    const prices = products.map(
      (node: { name: string; offers: { price: string; priceCurrency: string } }) => [
        node.name,
        node.offers.price,
        node.offers.priceCurrency,
      ],
    );
    expect(prices).toEqual([
      ['Visible AI Essential', '500', 'USD'],
      ['Visible AI Professional', '49', 'USD'],
      ['Visible AI Analytics Platform', '99', 'USD'],
    ]);
  });

  test('holds the fifty questions that people can read', async ({ request, page }) => {
    const graph = graphOf(await (await request.get('/faq')).text());
    const { mainEntity } = graph.find((node: { '@type': string[] }) => node['@type'].includes('FAQPage'));
    expect(mainEntity).toHaveLength(50);
    await page.goto('/faq');
    const text = (await page.getByRole('main').textContent()) ?? '';
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });
});

test.describe('the files for machines', () => {
  test('robots.txt asks for a delay, forbids the same to all, and names the sitemap', async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get('/robots.txt');
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    const text = await answer.text();
    for (const line of [
      'User-agent: *',
      'User-agent: GPTBot',
      'User-agent: ClaudeBot',
      'User-agent: PerplexityBot',
      'Crawl-delay: 1',
      'Disallow: /admin',
      'Disallow: /private',
      'Disallow: /api',
      'Disallow: /temp',
      `Sitemap: ${baseURL}/sitemap.xml`,
    ])
      expect(text.split('\n')).toContain(line);
  });

  for (const path of ['/llms.txt', '/text.txt'])
    test(`${path} is plain text for a day`, async ({ request, baseURL }) => {
      const answer = await request.get(path);
      expect(answer.headers()).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      });
      const text = await answer.text();
      expect(text).toContain('Visible AI');
      expect(text).toContain(`${baseURL}/`);
      expect(text).not.toContain('app-url.invalid');
    });

  test('the sitemap lists every public page, and each has a Markdown twin that it announces', async ({
    request,
    baseURL,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(publicPaths.map((path) => `${baseURL}${path}`));
    for (const path of publicPaths) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${twinOf(path)}">`);
      const twin = await request.get(twinOf(path));
      expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      expect(await twin.text()).toMatch(/^#? ?/);
      expect(html + (await twin.text())).not.toContain('app-url.invalid');
    }
  });

  test('the preview is a picture that other sites may show', async ({ request }) => {
    const answer = await request.get('/preview.png');
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

test('every answer carries the headers that keep the pages to themselves', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.match(/script-src [^;]*/)?.[0]).toMatch(/^script-src 'self'(?: 'sha256-[^']+')+$/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  // This run has no TLS, so HSTS has no meaning. http/create-app.test.ts tests the other case.
  expect(headers['strict-transport-security']).toBeUndefined();
});

/** Runs before the page's own scripts: lists in `window.shifts` what moved, and adds up how much in `window.moved`. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts, moved: 0 });
  const shownAs = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      // A blank at the end of a half read line goes when the next word comes: nobody sees it.
      const seen = entry.sources.filter(({ node }) => node?.textContent?.trim() !== '');
      if (seen.length > 0) Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
      for (const { node, previousRect, currentRect } of seen)
        shifts.push(
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" from ${shownAs(previousRect)} to ${shownAs(currentRect)}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const path of publicPaths)
  test(`${path} comes whole with its first answer: nothing shifts, though our faces come late`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(watchShifts);
    // After the first paint, as on a slow network.
    await page.route(/\.woff2$/, async (route) => {
      await page.locator('html[data-running]').waitFor();
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
  });

for (const path of ['/', '/website-analysis'])
  for (const [width, height] of [
    [412, 823],
    [1440, 900],
  ] as const)
    test(`on a slow line ${path} does not move at ${width} px while the rest of it arrives`, async ({
      browser,
      baseURL,
    }, { parallelIndex }) => {
      const { sites } = await reservePorts();
      const port = sites[parallelIndex * SITES_PER_WORKER] ?? 0;
      const stop = await serveInPieces(baseURL ?? '', port);
      const page = await browser.newPage({
        viewport: { width, height },
        reducedMotion: 'no-preference',
        baseURL: `http://127.0.0.1:${port}`,
      });
      await page.addInitScript(watchShifts);
      await page.goto(path, { waitUntil: 'networkidle' });
      const [moved, shifts] = await page.evaluate(
        () => [Reflect.get(window, 'moved'), Reflect.get(window, 'shifts')] as [number, string[]],
      );
      // The bar at the top is filled from the left; its right end may move by a word (0.0006).
      expect(moved, shifts.join('\n')).toBeLessThan(0.002);
      await page.close();
      await stop();
    });

test('a button pressed before the scripts are there does its work once they run', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('faces that came after the first paint are used from the next page on', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route(/\.woff2$/, async (route) => {
    await page.locator('html[data-running]').waitFor();
    await route.continue();
  });
  const isUsed = () =>
    page.evaluate(() => {
      const widths = ['"Hanken Grotesk", serif', 'serif'].map((fontFamily) => {
        const probe = document.body.appendChild(document.createElement('span'));
        Object.assign(probe.style, { fontFamily, position: 'absolute' });
        probe.textContent = 'The answer engines';
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      });
      return widths[0] !== widths[1];
    });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  expect(await isUsed()).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(isUsed).toBe(true);
});

test('the front page needs at most 115 KB of JavaScript', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
        0,
      ),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(115_000);
});

for (const path of ['/', '/website-analysis', '/pricing', '/faq'])
  test(`our own audit finds nothing to put right on ${path} but what we have nothing of`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.post('/api/analyze-url', { data: { url: `${baseURL}${path}` } });
    const last = (await answer.text()).trim().split('\n\n').at(-1) ?? '';
    const report = analysisEvent.parse(JSON.parse(last.replace(/^data: /, '')));
    expect(report).toMatchObject({ type: 'completed', cap: null });
    if (report.type !== 'completed') return;
    const short = report.checks.filter(({ status }) => status === 'warn' || status === 'fail');
    // Our site has no profiles on other sites, and some pages have few facts to quote.
    expect(short.map(({ id }) => id).sort()).toEqual(['entity-clarity', 'quotable-evidence']);
    expect(report.score).toBeGreaterThanOrEqual(85);
  });
