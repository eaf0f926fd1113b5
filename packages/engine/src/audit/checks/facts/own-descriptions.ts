import type { PageFacts } from '../../../page/page-facts.ts';
import { isOwnDescription } from '../../../page/site-name/template-title.ts';

/**
 * What the page's head says that it is about, best first: no text that its system wrote, and no title or name of the site in
 * place of a description.
 */
export function ownDescriptions({ metaDescription, openGraph, title }: PageFacts): string[] {
  const names = [title, openGraph['og:site_name'], openGraph['og:title']];
  return [metaDescription ?? '', openGraph['og:description'] ?? '']
    .map((text) => text.trim())
    .filter((text) => text !== '' && isOwnDescription(text, names));
}
