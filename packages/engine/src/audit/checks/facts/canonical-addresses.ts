import type { PageFacts } from '../../../page/page-facts.ts';
import type { PageResponse } from '../../evidence.ts';

export interface NamedCanonical {
  /** As written. */
  href: string;
  url: string | null;
  from: 'head' | 'header';
}

const LINK_VALUE = /<([^<>]{1,4096})>([^<]*)/g;

/** An address of a `Link` header (RFC 8288), resolved against the page. */
interface HeaderLink {
  href: string;
  url: string | null;
  /** The language it is for; null if it names none. */
  hreflang: string | null;
}

const parameterOf = (parameters: string, name: string): string | null => {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;,]+))`, 'i').exec(parameters) ?? [];
  return quoted ?? plain ?? null;
};

/** The addresses of this relation in the `Link` headers. */
export function headerLinks(response: PageResponse, relation: string): HeaderLink[] {
  const header = response.headers.link ?? '';
  return [...header.matchAll(LINK_VALUE)].flatMap(([, target = '', parameters = '']) => {
    const relations = (parameterOf(parameters, 'rel') ?? '').toLowerCase().split(/\s+/);
    const href = target.trim();
    const url = URL.parse(href, response.url)?.href ?? null;
    return relations.includes(relation) ? [{ href, url, hreflang: parameterOf(parameters, 'hreflang') }] : [];
  });
}

/** The `Link` header without its language versions; '' if it has nothing else. */
export const linksOfNoLanguage = (response: PageResponse): string =>
  [...(response.headers.link ?? '').matchAll(LINK_VALUE)]
    .filter(([, , parameters = '']) => parameterOf(parameters, 'hreflang') === null)
    .map(([value]) => value.replace(/[\s,]+$/, ''))
    .join(', ');

/** No page is at an address of another kind, such as `javascript:`. */
const ofPage = (url: string | null) => (url !== null && /^https?:/i.test(url) ? url : null);

/** Every canonical address that engines read: from links in the head and from the `Link` header. */
export function namedCanonicals(page: PageFacts, response: PageResponse): NamedCanonical[] {
  return [
    ...page.canonicals.map(({ href, url }) => ({ href, url: ofPage(url), from: 'head' as const })),
    ...headerLinks(response, 'canonical').map(({ href, url }) => ({
      href,
      url: ofPage(url),
      from: 'header' as const,
    })),
  ];
}
