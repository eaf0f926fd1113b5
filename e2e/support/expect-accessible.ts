import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [375, 768, 1440];
const THEMES = ['light', 'dark'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on the page as it stands in both themes at three widths, and looks for sideways scrolling at
 * each. The theme follows the system unless the page was told otherwise.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  const findings: string[] = [];
  for (const colorScheme of THEMES)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const where = `${colorScheme} ${width} px`;
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      for (const { id, help, nodes } of violations)
        findings.push(...nodes.map((node) => `${where}: ${id} (${help}): ${node.html}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) findings.push(`${where}: the page is ${wide} px wider than the window`);
    }
  if (before) await page.setViewportSize(before);
  expect(findings).toEqual([]);
}
