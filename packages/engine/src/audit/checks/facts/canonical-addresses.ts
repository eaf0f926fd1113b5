import type { PageFacts } from '../../../page/page-facts.ts';
import type { PageResponse } from '../../evidence.ts';

export interface NamedCanonical {
  /** As written. */
  href: string;
  url: string | null;
  from: 'head' | 'header';
}

const LINK_VALUE = /<([^<>]{1,4096})>([^<]*)/g;

/** The addresses that `Link` headers give the relation (RFC 8288), resolved against the page. */
export function headerLinks(
  response: PageResponse,
  relation: string,
): { href: string; url: string | null }[] {
  const header = response.headers.link ?? '';
  return [...header.matchAll(LINK_VALUE)].flatMap(([, target = '', parameters = '']) => {
    const [, quoted, plain] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? [];
    const relations = (quoted ?? plain ?? '').toLowerCase().split(/\s+/);
    const href = target.trim();
    return relations.includes(relation) ? [{ href, url: URL.parse(href, response.url)?.href ?? null }] : [];
  });
}

/** Every canonical address that engines take notice of: links of the head and the `Link` header. */
export function namedCanonicals(page: PageFacts, response: PageResponse): NamedCanonical[] {
  return [
    ...page.canonicals.map((link) => ({ ...link, from: 'head' as const })),
    ...headerLinks(response, 'canonical').map((link) => ({ ...link, from: 'header' as const })),
  ];
}
