import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** Types for pages that are not articles. Plugins that write `Article` for each post write these for the other pages. */
const PLAIN_PAGE = /^(?:WebPage|ItemPage|AboutPage|ContactPage|FAQPage|CheckoutPage|CollectionPage)$/;

/**
 * Whether the page says that it is an article: in its data, or by og:type if it also names its author or its date of
 * publication. Many systems write og:type “article” on every page except the home page, so alone it says nothing.
 */
export function isArticle(page: PageFacts): boolean {
  const own = page.structuredData.nodes.filter(({ within }) => within === null);
  const isTyped = (test: (type: string) => boolean) => own.some(({ types }) => types.some(test));
  if (isTyped((type) => schemaFamily(type) === 'Article')) return true;
  if (page.openGraph['og:type'] !== 'article' || isTyped((type) => PLAIN_PAGE.test(type))) return false;
  return page.quotable.authors.length > 0 || page.dates.some(({ kind }) => kind === 'published');
}
