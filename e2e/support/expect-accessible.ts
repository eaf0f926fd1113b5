import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WIDTHS = [375, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Run in the page: waits until what another width or theme set in motion is still. What follows the scrolling stays. */
async function settle(): Promise<void> {
  const moves = ({ timeline }: Animation) => timeline === document.timeline;
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  while (document.getAnimations().some(moves));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Run in the page, once axe is there. */
async function findFaults(tags: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id} (${help}): ${html}`));
}

/**
 * Runs axe on the page as it stands in both themes at three widths, and looks for sideways scrolling at
 * each. The theme follows the system unless the page was told otherwise.
 *
 * Axe is brought into the page once. Its own package for Playwright does so twice for each look and opens a
 * page for the result, which takes nine times as long; only pages with frames need that.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), 'what is in a frame would not be looked at').toHaveLength(1);
  const before = page.viewportSize();
  const findings: string[] = [];
  await page.evaluate(axe.source);
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(settle);
      const where = `${colorScheme} ${width} px`;
      findings.push(...(await page.evaluate(findFaults, RULES)).map((fault) => `${where}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) findings.push(`${where}: the page is ${wide} px wider than the window`);
    }
  }
  if (before) await page.setViewportSize(before);
  expect(findings).toEqual([]);
}
