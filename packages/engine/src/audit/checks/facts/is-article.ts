import type { PageFacts } from '../../../page/page-facts.ts';
import { saysArticle } from '../../../page/says-article.ts';
import { schemaFamily } from '../../../page/structured/schema-org-types.ts';

/** Whether the page says that it is an article: in its data, or by og:type if it also names its author or its date of publication. */
export function isArticle(page: PageFacts): boolean {
  const types = page.structuredData.nodes
    .filter(({ within }) => within === null)
    .flatMap((node) => node.types);
  if (types.some((type) => schemaFamily(type) === 'Article')) return true;
  return saysArticle({
    openGraphType: page.openGraph['og:type'] ?? '',
    types,
    isSigned: page.quotable.authors.length > 0 || page.dates.some(({ kind }) => kind === 'published'),
  });
}
