import type { PageFacts } from '../../../page/page-facts.ts';
import { plainDescription } from '../../../page/plain-description.ts';
import { isOwnDescription } from '../../../page/site-name/template-title.ts';
import { isGreeting } from '../../../page/without-greeting.ts';

/**
 * What the page's head says that it is about, best first, without markup: no text that its system wrote, no greeting, and no
 * title or name of the site in place of a description.
 */
export function ownDescriptions({ metaDescription, openGraph, title }: PageFacts): string[] {
  const names = [title, openGraph['og:site_name'], openGraph['og:title']];
  return [metaDescription ?? '', openGraph['og:description'] ?? '']
    .map(plainDescription)
    .filter((text) => text !== '' && !isGreeting(text) && isOwnDescription(text, names));
}
