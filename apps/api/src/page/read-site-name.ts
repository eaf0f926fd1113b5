import { attribute, type PageDocument } from './page-document.ts';
import { collapse, cut } from './page-text.ts';
import { type LinkedNode, textValue } from './structured/linked-node.ts';

/** The site's name in its own words: WebSite data, `og:site_name`, application name, then Organization. */
export function readSiteName(
  page: PageDocument,
  openGraph: Record<string, string>,
  linked: readonly LinkedNode[],
): string | null {
  const nameOf = (type: string) => {
    const node = linked.find((candidate) => candidate.types.includes(type));
    return node && textValue(node, 'name');
  };
  const application = page.elements.find(
    (element) => element.name === 'meta' && attribute(element, 'name')?.toLowerCase() === 'application-name',
  );
  const written =
    nameOf('WebSite') ||
    openGraph['og:site_name'] ||
    (application && attribute(application, 'content')) ||
    nameOf('Organization');
  return written ? cut(collapse(written), 200) || null : null;
}
