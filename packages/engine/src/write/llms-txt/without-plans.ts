import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { paragraphsOf } from '../../crawl/paragraphs.ts';
import { oneLine } from '../sentences.ts';
import { isPriceLine } from './priced-things.ts';
import { withSections } from './with-sections.ts';

const LEAST_PLANS = 2;

/**
 * A page of prices without what it says of each of several things below its title that have prices of their own: the first plan
 * does not say what the page is about. The headings stay.
 */
export function withoutPlans(page: CrawledPage): CrawledPage {
  if (page.kind !== 'pricing') return page;
  const plans = page.sections.filter(
    (section) => section.level > 1 && paragraphsOf(section).some(({ text }) => isPriceLine(oneLine(text))),
  );
  if (plans.length < LEAST_PLANS) return page;
  const sections = page.sections.map((section) =>
    plans.includes(section) ? { level: section.level, heading: section.heading, text: '' } : section,
  );
  return withSections(page, sections);
}
