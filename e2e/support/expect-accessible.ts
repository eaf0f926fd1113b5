import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The package's `axe.source` is not minified, so a page would parse twice as much. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDTHS = [375, 768, 1440];
/** Two layouts differ in their elements. Rules that look at neither colours nor places run only there. */
const LAYOUTS = [375, 1440];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: waits for animations of a new width or theme, but not for scroll-driven ones. */
async function settle(): Promise<void> {
  // An endless animation, as beside a running job, never ends.
  const moves = ({ timeline, effect }: Animation) =>
    timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  while (document.getAnimations().some(moves));
}

declare global {
  interface Window {
    axe: typeof axe;
    /** The looks of each element's text so far: colours, whether it is large, and everything behind it. */
    looks: WeakMap<Element, Set<string>>;
  }
}

/**
 * Runs in the page after axe was loaded.
 * A theme changes only colours, so all other rules run once for each layout. Checking contrast takes three
 * quarters of the time, so it runs only for texts that look different from before.
 *
 * @param asked.tags the tags of the rules to run; null checks only contrast.
 */
async function findFaults({ theme, tags }: { theme: Theme; tags: string[] | null }): Promise<string[]> {
  window.looks ??= new WeakMap();
  const behind = new Map<Element | null, string>([[null, '']]);
  const ground = (element: Element | null): string => {
    const known = behind.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = `${ground(element.parentElement)}/${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    behind.set(element, own);
    return own;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const looksNew = (element: Element) => {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // WCAG only asks whether a text is large: from 24 px, or bold from 18.66 px.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const look = `${color} ${isLarge} ${textShadow} ${ground(element)}`;
    const before = window.looks.get(element) ?? new Set();
    window.looks.set(element, before);
    return before.size !== before.add(look).size;
  };
  const fresh = [...document.body.querySelectorAll('*')].filter(looksNew);
  const run = (context: axe.ElementContext, options: axe.RunOptions) =>
    window.axe.run(context, { ...options, resultTypes: ['violations'] });
  const results: axe.AxeResults[] = [];
  if (tags && theme === 'light')
    results.push(
      await run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast': { enabled: false } },
      }),
    );
  if (tags && theme === 'dark')
    results.push(await run(document, { runOnly: { type: 'rule', values: ['link-in-text-block'] } }));
  if (fresh.length > 0)
    results.push(await run({ include: fresh }, { runOnly: { type: 'rule', values: ['color-contrast'] } }));
  return results.flatMap(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`)),
  );
}

/** Letters twice as large, as phones allow, must not make the page wider (WCAG 1.4.4). */
async function findWideLetters(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 375, height: 812 });
  const enlarge = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
  await enlarge('200%');
  await page.evaluate(settle);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await enlarge('');
  return wide > 0 ? [`in letters twice as large the page is ${wide} px wider than a phone`] : [];
}

/**
 * Runs axe on the page in both themes at three widths, and checks that the page does not scroll sideways, on
 * a phone also with large letters. The theme follows the system unless the page has its own.
 * Axe is loaded into the page once. Its package for Playwright loads it twice for each check and opens a page
 * for the result, which takes nine times as long. Only pages with frames need that.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), 'what is in a frame would not be looked at').toHaveLength(1);
  const before = page.viewportSize();
  const findings: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // At other scroll positions the top bar covers parts of targets, which axe then reports as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(settle);
      const where = `${colorScheme} ${width} px`;
      const faults = await page.evaluate(findFaults, {
        theme: colorScheme,
        tags: LAYOUTS.includes(width) ? RULES : null,
      });
      findings.push(...faults.map((fault) => `${where}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) findings.push(`${where}: the page is ${wide} px wider than the window`);
    }
  }
  findings.push(...(await findWideLetters(page)));
  if (before) await page.setViewportSize(before);
  expect(findings).toEqual([]);
}
