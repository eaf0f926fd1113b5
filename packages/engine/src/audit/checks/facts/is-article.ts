import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** What describes a page and no article: plugins that write an article for each post write this for the other pages. */
const PLAIN_PAGE = /^(?:WebPage|ItemPage|AboutPage|ContactPage|FAQPage|CheckoutPage|CollectionPage)$/;

/**
 * Whether the page says of itself that it is an article: in its data, or by og:type where it names its author or its day as
 * well. Many systems write og:type “article” on every page but the home page, so alone it says nothing.
 */
export function isArticle(page: PageFacts): boolean {
  const own = page.structuredData.nodes.filter(({ within }) => within === null);
  const isTyped = (test: (type: string) => boolean) => own.some(({ types }) => types.some(test));
  if (isTyped((type) => schemaFamily(type) === 'Article')) return true;
  if (page.openGraph['og:type'] !== 'article' || isTyped((type) => PLAIN_PAGE.test(type))) return false;
  return page.quotable.authors.length > 0 || page.dates.some(({ kind }) => kind === 'published');
}
