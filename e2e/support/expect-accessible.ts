import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The package's `axe.source` is not minified, so a page would parse twice as much. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDTHS = [375, 768, 1440];
/** Two layouts differ in their elements. */
const LAYOUTS = [375, 1440];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** The number of texts of one look whose contrast is checked, taken evenly from all over the page. */
const OF_ONE_LOOK = 6;
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

/** The rules besides contrast: a theme changes only colours, so most of them run once for each layout. */
function rulesFor(width: number, theme: Theme): axe.RunOnly {
  if (theme === 'light' && LAYOUTS.includes(width)) return { type: 'tag', values: RULES };
  return { type: 'rule', values: theme === 'dark' && width === LAYOUTS[0] ? ['link-in-text-block'] : [] };
}

/**
 * Runs in the page after axe was loaded. All that is asked is one run of axe, which reads the whole page
 * before its first rule. Checking contrast takes three quarters of the time, so it runs only for texts that
 * look different from before, and only for some of the texts that look alike.
 *
 * @param asked.runOnly the rules besides contrast.
 * @param asked.ofOneLook the number of texts of one look that are checked.
 */
async function findFaults({
  runOnly,
  ofOneLook,
}: {
  runOnly: axe.RunOnly;
  ofOneLook: number;
}): Promise<string[]> {
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
  const newLook = (element: Element): string | null => {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) return null;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // WCAG only asks whether a text is large: from 24 px, or bold from 18.66 px.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    const look = `${color} ${isLarge} ${textShadow} ${ground(element)}`;
    const before = window.looks.get(element) ?? new Set();
    window.looks.set(element, before);
    return before.size === before.add(look).size ? null : look;
  };
  const alike = new Map<string, Element[]>();
  for (const element of document.body.querySelectorAll('*')) {
    const look = newLook(element);
    if (look === null) continue;
    const others = alike.get(look);
    if (others) others.push(element);
    else alike.set(look, [element]);
  }
  const some = [...alike.values()].flatMap((elements) => {
    const step = Math.max(1, (elements.length - 1) / (ofOneLook - 1));
    return elements.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
  });
  if (runOnly.type === 'rule' && some.length > 0) runOnly.values.push('color-contrast');
  if (runOnly.values.length === 0) return [];
  // A mark of our own, on which no style depends, says which texts the rule for contrast looks at.
  for (const element of some) element.setAttribute('data-contrast', '');
  window.axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] });
  const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
  for (const element of some) element.removeAttribute('data-contrast');
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
}

/** Runs in the page: how much wider it is than the window, and headings that have no room at all. */
function findSqueezed(): { wide: number; lost: string[] } {
  const lost = [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }) && heading.textContent)
    .filter((heading) => heading.getBoundingClientRect().width === 0)
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
  return { wide: document.documentElement.scrollWidth - window.innerWidth, lost };
}

/** Letters twice as large must neither make the page wider nor take the room of others (WCAG 1.4.4). */
async function findWideLetters(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const enlarge = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
  await enlarge('200%');
  for (const width of [375, 1024]) {
    await page.setViewportSize({ width, height: 812 });
    await page.evaluate(settle);
    const { wide, lost } = await page.evaluate(findSqueezed);
    const where = `in letters twice as large at ${width} px`;
    if (wide > 0) findings.push(`${where} the page is ${wide} px wider than the window`);
    findings.push(...lost.map((heading) => `${where} there is no room for ${heading}`));
  }
  await enlarge('');
  return findings;
}

/** Runs in the page: drawings whose fills a contrast theme of the system would take away. */
function findLostFills(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>('[aria-hidden="true"] [style], [role="progressbar"] [style]'),
  ]
    .filter(({ style }) => style.width || style.height || style.left || style.background)
    .filter((element) => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' && forcedColorAdjust !== 'none';
    })
    .map(({ outerHTML }) => `without its fill in a contrast theme: ${outerHTML.slice(0, 160)}`);
}

/**
 * Runs axe on the page in both themes at three widths, and checks that the page does not scroll sideways, on
 * a phone and a tablet also with large letters, and that its drawings stay in contrast themes. The theme follows the system unless the page has its own.
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
        runOnly: rulesFor(width, colorScheme),
        ofOneLook: OF_ONE_LOOK,
      });
      findings.push(...faults.map((fault) => `${where}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) findings.push(`${where}: the page is ${wide} px wider than the window`);
    }
  }
  findings.push(...(await findWideLetters(page)));
  findings.push(...(await page.evaluate(findLostFills)));
  if (before) await page.setViewportSize(before);
  expect(findings).toEqual([]);
}
