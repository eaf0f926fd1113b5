import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterAs, openAccount } from './support/accounts.ts';
import { expectAccessible } from './support/expect-accessible.ts';

const main = (page: Page) => page.getByRole('main');

async function expectTexts(page: Page, texts: readonly (string | RegExp)[]) {
  for (const text of texts) await expect(main(page).getByText(text).first()).toBeVisible();
}

/** Checks links by name and target. */
async function expectLinks(page: Page, within: 'main' | 'banner' | 'contentinfo', links: [string, string][]) {
  for (const [name, href] of links)
    await expect(page.getByRole(within).getByRole('link', { name }).first()).toHaveAttribute('href', href);
}

test('the page for developers is accessible, also with a call opened', async ({ page }) => {
  await page.goto('/developers');
  await main(page).getByText('/api/sites', { exact: true }).first().click();
  await expect(main(page).getByText('missing_scope').filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('the landing page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('says what the product does, in every section', async ({ page }) => {
    for (const name of [
      'What We Do',
      'Why your website is invisible to AI',
      'Live AI analytics',
      'How It Works',
      'Who It’s For',
    ])
      await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(main(page).locator('#features').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expectTexts(page, [
      'Enter your website URL',
      'We scan and generate the files',
      'You upload them to your site',
      'Your site becomes visible in AI results',
    ]);
    for (const name of ['Startups', 'Agencies', 'Marketers and content creators', 'Website owners'])
      await expect(main(page).getByRole('heading', { level: 3, name })).toBeVisible();
  });

  test('shows sample figures, and says that they are samples', async ({ page }) => {
    await expectTexts(page, ['92', '+38% this month', 'Example figures', 'Trending queries']);
    const platforms = page.getByRole('table', { name: /four AI platforms/ });
    for (const platform of ['ChatGPT', 'Perplexity', 'Claude', 'Gemini'])
      await expect(
        platforms.getByRole('row', { name: new RegExp(`^${platform} [\\d,]+ \\+\\d+% \\d+%$`) }),
      ).toBeVisible();
    const competitors = page.getByRole('table', { name: /beside competitors/ });
    await expect(competitors.getByRole('row', { name: / (up|down)$/ })).toHaveCount(4);
  });

  test('leads on by its buttons', async ({ page }) => {
    await expectLinks(page, 'main', [
      ['Start Free Analysis', '/website-analysis'],
      ['Track Your Keywords', '/website-analysis'],
      ['Request More Information', '/intake'],
    ]);
    await main(page).getByRole('link', { name: 'See How It Works' }).click();
    await expect(page).toHaveURL('/#how-it-works');
    await expect(page.locator('#how-it-works')).toBeInViewport();
  });

  test('starts the analysis of an address that is typed', async ({ page, serveSite }) => {
    const site = await serveSite('good-shop');
    await page.getByLabel('Website address').fill('localhost');
    await page.getByRole('button', { name: 'Start Free Analysis' }).click();
    await expect(page.getByText('Please enter a valid website URL (e.g., example.com)')).toBeVisible();
    await page.getByLabel('Website address').fill(site.url);
    await page.getByRole('button', { name: 'Start Free Analysis' }).click();
    await expect(page.getByRole('article', { name: /^Analysis of/ })).toBeVisible();
  });

  test('is accessible', ({ page }) => expectAccessible(page));
});

/** Runs in the page: this machine's fallback fonts, each with its text width relative to our font. */
async function standInWidths(): Promise<[string, number][]> {
  const words = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (font: string) => {
    if (pen) pen.font = font;
    return pen?.measureText(words).width ?? 0;
  };
  // A font that arrives after the first paint is used from the next page on (app/adopt-faces.ts).
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]))
    if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
  const ours = { Newsreader: '500 100px "Newsreader Display"', Hanken: '400 100px "Hanken Grotesk"' };
  await Promise.all(Object.values(ours).map((font) => document.fonts.load(font)));
  const standIns = [...document.fonts].filter(
    ({ family, style }) => / on /.test(family) && style === 'normal',
  );
  const widths: [string, number][] = [];
  for (const face of standIns) {
    if (!(await face.load().catch(() => null))) continue;
    const family = face.family.replaceAll('"', '');
    const own = family.startsWith('Hanken') ? ours.Hanken : ours.Newsreader;
    widths.push([family, widthIn(`100px "${family}"`) / widthIn(own)]);
  }
  return widths;
}

test('what stands in for our faces until they are there is as wide as they are', async ({ page }) => {
  await page.goto('/about');
  const widths = await page.evaluate(standInWidths);
  expect(widths.length).toBeGreaterThan(0);
  for (const [family, width] of widths) expect(Math.abs(width - 1), family).toBeLessThan(0.03);
});

test.describe('the typing demo', () => {
  const pressed = (page: Page) => page.locator('figure button[aria-pressed="true"]');

  test('goes through four platforms, and can be paused', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause the example' });
    await expect(pause).toBeVisible();
    await expect(pressed(page)).toHaveText('ChatGPT');
    for (const platform of ['Perplexity', 'Claude', 'Gemini', 'ChatGPT']) {
      // A complete answer stays for four seconds.
      await page.clock.runFor(4100);
      await expect(pressed(page)).toHaveText(platform);
      // Typing takes 15 seconds (a unit test covers it). An answer that is chosen during a pause is complete
      // at once.
      await pause.click();
      await pressed(page).click();
      await page.getByRole('button', { name: 'Play the example' }).click();
    }
    await pause.click();
    await page.clock.runFor(60_000);
    await expect(pressed(page)).toHaveText('ChatGPT');
  });

  test('is still, and complete, for whoever wants no motion', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(60_000);
    await expect(pressed(page)).toHaveText('ChatGPT');
    await expect(page.getByRole('button', { name: 'Pause the example' })).toBeHidden();
    await expect(page.locator('figure').getByText('northfieldcoffee.example').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  /** The bar at the top hides what scrolls under it. */
  async function expectOpaque(page: Page) {
    await page.mouse.wheel(0, 600);
    const ground = await page
      .getByRole('banner')
      .evaluate((bar) => [getComputedStyle(bar).backgroundColor, getComputedStyle(bar).opacity]);
    // A translucent colour contains its alpha: "/ 0.9)", or rgba().
    expect(ground[0]).not.toMatch(/\/|rgba|transparent/);
    expect(ground[1]).toBe('1');
  }

  test('the example keeps its button in its frame, and the bar covers what is under it', async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause the example' });
    await expect(pause).toBeVisible();
    const frame = await page.locator('figure').filter({ has: pause }).boundingBox();
    const button = await pause.boundingBox();
    if (!frame || !button) throw new Error('The example is not drawn');
    expect(button.x).toBeGreaterThanOrEqual(frame.x);
    expect(button.y).toBeGreaterThanOrEqual(frame.y);
    expect(button.x + button.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(button.y + button.height).toBeLessThanOrEqual(frame.y + frame.height);
    await expectOpaque(page);
    await enterAs(page, await openAccount(request));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOpaque(page);
  });

  test('the table of the pitch deck needs no scrolling sideways', async ({ page }) => {
    await page.goto('/pitchdeck');
    const scroller = page.getByRole('region', { name: 'Features by kind of product' });
    const hidden = await scroller.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

test.describe('the ways through the site', () => {
  test('lead from the top bar to every public page', async ({ page }) => {
    await page.goto('/pricing');
    await expectLinks(page, 'banner', [
      ['How It Works', '/#how-it-works'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
      ['Blog', '/blog'],
      ['Sign In', '/auth'],
      ['Get Started', '/intake'],
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'How It Works' }).click();
    await expect(page).toHaveURL('/#how-it-works');
    await expect(page.locator('#how-it-works')).toBeInViewport();
  });

  test('lead from the footer to product, company and support', async ({ page }) => {
    await page.goto('/');
    await expectLinks(page, 'contentinfo', [
      ['Features', '/#features'],
      ['Pricing', '/pricing'],
      ['FAQ', '/faq'],
      ['Contact', '/intake'],
      ['Help Center', '/intake'],
      ['About', '/about'],
      ['Terms of service', '/terms'],
      ['Privacy policy', '/privacy'],
      ['Cookie policy', '/cookies'],
      ['hello@visible.example', 'mailto:hello@visible.example'],
    ]);
  });
});

test('the pricing page has four plans, each leading to the form', async ({ page }) => {
  await page.goto('/pricing');
  for (const [name, ...texts] of [
    [
      'Essential',
      '$1000',
      'one-time',
      'llms.txt',
      'robots.txt',
      '20 Q&A questions',
      'Email support',
      'Setup guidance',
    ],
    ['Professional', 'Most Popular', '$49', 'per month', '50 Q&A questions', 'Priority support'],
    [
      'Analytics Platform',
      '$99',
      'per month',
      'Real-time AI search monitoring',
      'Analytics dashboard',
      'Competitor analysis',
      'Monthly reports',
      'Data export',
    ],
    ['Enterprise', 'Custom pricing', 'Account manager', 'Custom integration'],
  ]) {
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: name ?? '' }) });
    for (const text of texts) await expect(card.getByText(text).first()).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', '/intake');
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Have Questions?' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Contact Us', exact: true })).toHaveAttribute(
    'href',
    '/intake',
  );
  await expectAccessible(page);
});

test.describe('the questions and answers', () => {
  test('are fifty, in groups, about what people ask', async ({ page }) => {
    await page.goto('/faq');
    await expect(main(page).locator('details')).toHaveCount(50);
    for (const name of [
      'Compatibility and set-up',
      'Compared with others',
      'Plans and prices',
      'Results and exports',
      'Support and privacy',
    ])
      await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
    for (const [question, answer] of [
      ['What does it cost?', /\$49 to \$199/],
      ['Is there a free plan?', /one audit and one FAQ download/],
      ['Is there API access?', /for Professional and Enterprise/],
      ['Is there a white-label option for agencies?', /agencies hand them to clients/],
      ['Can I export results as PDF, CSV or HTML?', /PDF on A4 or US Letter, one HTML page .* CSV/],
    ] as const) {
      await page.getByText(question, { exact: true }).click();
      await expect(main(page).getByText(answer)).toBeVisible();
    }
  });

  test('are accessible', async ({ page }) => {
    await page.goto('/faq');
    await expectAccessible(page);
  });

  test('are found by their words', async ({ page }) => {
    await page.goto('/faq');
    await page.getByLabel('Search the questions').fill('wordpress');
    await expect(page.getByText(/^\d of 50 questions$/)).toBeVisible();
    await expect(page.getByText('How do I add the files to WordPress?')).toBeVisible();
    await page.getByLabel('Search the questions').fill('zeppelin');
    await expect(page.getByText('No question has these words')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect(main(page).locator('details')).toHaveCount(50);
  });

  test('open at their own address', async ({ page }) => {
    await page.goto('/faq#block-training');
    await expect(main(page).getByText(/without leaving a single answer/)).toBeVisible();
    await expect(page.locator('#block-training')).toBeInViewport();
  });

  test('lead back home', async ({ page }) => {
    await page.goto('/faq');
    await main(page).getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('the pitch deck', () => {
  test.beforeEach(({ page }) => page.goto('/pitchdeck'));

  test('has the market, the projection, the milestones and the competition', async ({ page }) => {
    const market = page.getByRole('region', { name: /market/ });
    for (const [short, amount] of [
      ['TAM', '$30B'],
      ['SAM', '$10B'],
      ['SOM', '$0.5B'],
    ] as const) {
      await expect(market.getByText(short)).toBeVisible();
      await expect(market.getByText(amount)).toBeVisible();
    }
    const revenue = page.getByRole('region', { name: 'Revenue projection' });
    for (const text of ['2025', '$0.25M', '2026', '$1.2M', '2027', '$4.5M'])
      await expect(revenue.getByText(text)).toBeVisible();
    await expectTexts(page, ['1,000 paid users', '5,000 users and an agency tier', 'Profitability']);
    await expect(page.getByRole('table', { name: 'Features by kind of product' })).toBeVisible();
  });

  test('is turned by keys and buttons', async ({ page }) => {
    await expect(page.getByText('1 of 9')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 9')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('9 of 9')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(page.getByText('8 of 9')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByText('1 of 9')).toBeVisible();
  });

  test('prints one slide to a sheet, and nothing else', async ({ page }) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(9);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  });

  test('is accessible', ({ page }) => expectAccessible(page));
});

test.describe('what is being rebuilt says so', () => {
  test('on the blog', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Under Construction' })).toBeVisible();
    await expect(main(page).getByText(/The blog is being rebuilt/)).toBeVisible();
    await expectLinks(page, 'main', [['Go home', '/']]);
    await expectAccessible(page);
  });

  test('on a post, with ways back to the blog and home', async ({ page }) => {
    await page.goto('/blog/some-post');
    await expect(page.getByRole('heading', { level: 1, name: 'Under Construction' })).toBeVisible();
    await expectLinks(page, 'main', [
      ['Back to the blog', '/blog'],
      ['Go home', '/'],
    ]);
    await expectAccessible(page);
  });
});

for (const [path, heading] of [
  ['/about', 'About Visible AI'],
  ['/terms', 'Terms of service'],
  ['/privacy', 'Privacy policy'],
  ['/cookies', 'Cookie policy'],
] as const)
  test(`${path} is a real page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect((await main(page).innerText()).split(/\s+/).length).toBeGreaterThan(150);
    await expectAccessible(page);
  });

test('an unknown address shows the 404 screen', async ({ page, watch }) => {
  watch.expectError(/status of 404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expectLinks(page, 'main', [['Go home', '/']]);
  await expectAccessible(page);
});

test('in a contrast theme of the system every field and button has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/auth', '/website-analysis', '/intake']) {
    await page.goto(path);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(input, textarea, select, button)')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A quiet button looks like a link, and an icon in a field belongs to the field.
        .filter((element) => !element.matches('.bg-transparent, [aria-label], .sr-only, [tabindex="-1"]'))
        .filter((element) => {
          const { outlineStyle, borderTopWidth } = getComputedStyle(element);
          return outlineStyle === 'none' && borderTopWidth === '0px';
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(bare, path).toEqual([]);
  }
});

test('whoever goes through a page by keyboard sees where they are, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/pricing', '/auth']) {
      await page.goto(path);
      const unseen: string[] = [];
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        const seen = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return null;
          const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const colourOf = (colour: string): number[] => {
            if (!pixel) throw new Error('No canvas');
            pixel.clearRect(0, 0, 1, 1);
            pixel.fillStyle = colour;
            pixel.fillRect(0, 0, 1, 1);
            return [...pixel.getImageData(0, 0, 1, 1).data];
          };
          // https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
          const luminance = (colour: readonly number[]) =>
            [0.2126, 0.7152, 0.0722].reduce((sum, share, at) => {
              const part = (colour[at] ?? 0) / 255;
              return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
            }, 0);
          const ancestors = function* (from: Element | null) {
            for (let element = from; element; element = element.parentElement) yield element;
          };
          const outlined = [...ancestors(focused)].find(
            (element) => getComputedStyle(element).outlineStyle === 'solid',
          );
          const name = `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`;
          if (!outlined) return { name, contrast: 1 };
          const { outlineColor, outlineOffset } = getComputedStyle(outlined);
          const around = [...ancestors(outlined)]
            .slice(Number.parseFloat(outlineOffset) < 0 ? 0 : 1)
            .map((element) => colourOf(getComputedStyle(element).backgroundColor))
            .find(([, , , opacity]) => opacity === 255);
          const [lighter = 0, darker = 0] = [luminance(colourOf(outlineColor)), luminance(around ?? [])].sort(
            (one, other) => other - one,
          );
          return { name, contrast: (lighter + 0.05) / (darker + 0.05) };
        });
        if (!seen) break;
        if (seen.contrast < 3) unseen.push(`${seen.name}: ${seen.contrast.toFixed(1)}`);
      }
      expect(unseen, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
