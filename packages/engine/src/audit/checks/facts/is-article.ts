import type { PageFacts } from '../../../page/page-facts.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** Whether the page says of itself that it is an article. */
export const isArticle = (page: PageFacts): boolean =>
  page.openGraph['og:type'] === 'article' ||
  page.structuredData.nodes.some(
    ({ types, within }) => within === null && types.some((type) => schemaFamily(type) === 'Article'),
  );
