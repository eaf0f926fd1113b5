import type { PageFacts } from '../../../page/page-facts.ts';
import { isTemplateDescription } from '../../../page/site-name/template-title.ts';

const key = (text: string) => text.trim().toLowerCase();

/**
 * What the page's head says that it is about, best first: no text that its system wrote, and no title or name of the site in
 * place of a description.
 */
export function ownDescriptions({ metaDescription, openGraph, title }: PageFacts): string[] {
  const names = new Set([title ?? '', openGraph['og:site_name'] ?? '', openGraph['og:title'] ?? ''].map(key));
  return [metaDescription ?? '', openGraph['og:description'] ?? '']
    .map((text) => text.trim())
    .filter((text) => text !== '' && !names.has(key(text)) && !isTemplateDescription(text));
}
