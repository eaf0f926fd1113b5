import { attribute, type PageDocument, type PageElement, resolveUrl } from './page-document.ts';
import type { PageFacts } from './page-facts.ts';
import { collapse, cut, textOf } from './page-text.ts';

type HeadFacts = Pick<
  PageFacts,
  | 'title'
  | 'metaDescription'
  | 'lang'
  | 'idleXmlLang'
  | 'canonicals'
  | 'strayCanonicals'
  | 'sitemapLinks'
  | 'robotsMeta'
  | 'openGraph'
  | 'alternates'
  | 'describedBy'
>;

const MOST_LINKS = 200;
const MOST_CHARACTERS = 2000;
/** A language or a media type. */
const LONGEST_TAG = 100;

/** Names of `<meta>` elements for crawlers: `robots`, and any agent's own token. */
const AGENT_NAME =
  /^(?:robots|[a-z-]*(?:bot|bot-[a-z]+)|slurp|yandex|baiduspider|teoma|[a-z]+-(?:user|extended))$/;

/** Google does not use a canonical link that has one of these: it suggests a version of the page. */
const QUALIFIERS = ['hreflang', 'lang', 'media', 'type'];

const tokens = (value: string | null) => (value ?? '').toLowerCase().split(/\s+/).filter(Boolean);

const tag = (element: PageElement, name: string) => attribute(element, name)?.slice(0, LONGEST_TAG) ?? null;

function metaName(element: PageElement): string {
  return (attribute(element, 'name') ?? '').trim().toLowerCase();
}

/** `<meta property>`; Twitter's use `name`, and many pages mix them up. */
function readOpenGraph(metas: readonly PageElement[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const meta of metas) {
    const name = (attribute(meta, 'property') ?? attribute(meta, 'name') ?? '').trim().toLowerCase();
    if (!/^(?:og|twitter|article):[a-z:_-]{1,60}$/.test(name) || found.has(name)) continue;
    found.set(name, cut(collapse(attribute(meta, 'content') ?? ''), MOST_CHARACTERS));
  }
  return Object.fromEntries(found);
}

/**
 * What the page says about itself in its head. Head elements are read anywhere in the page, as browsers and
 * engines do; only a canonical address in the body, or one for some readers alone, is ignored.
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
export function readHead(page: PageDocument): HeadFacts {
  const { elements, baseUrl, isXml } = page;
  const title = elements.find((element) => element.name === 'title');
  const root = elements.find((element) => element.name === 'html');
  const lang = (root && tag(root, 'lang')?.trim()) || '';
  const xmlLang = (root && tag(root, 'xml:lang')?.trim()) || '';
  const metas = elements.filter((element) => element.name === 'meta');
  const links = elements.filter((element) => element.name === 'link').slice(0, MOST_LINKS * 10);
  const related = (rel: string) =>
    links.filter((link) => tokens(attribute(link, 'rel')).includes(rel)).slice(0, MOST_LINKS);
  const address = (link: PageElement) => resolveUrl(attribute(link, 'href'), baseUrl);
  const head = elements.find((element) => element.name === 'head');
  const within = (link: PageElement) =>
    head !== undefined && link.index > head.index && link.index < head.end;
  const qualifierOf = (link: PageElement) =>
    QUALIFIERS.find((name) => (attribute(link, name) ?? '').trim() !== '') ?? null;
  const canonical = (link: PageElement) => ({
    href: (attribute(link, 'href') ?? '').trim().slice(0, MOST_CHARACTERS),
    url: address(link),
  });
  const canonicals = related('canonical');
  const description = metas.find((meta) => metaName(meta) === 'description');

  return {
    title: title ? textOf(page, title, MOST_CHARACTERS) : null,
    metaDescription: description
      ? cut(collapse(attribute(description, 'content') ?? ''), MOST_CHARACTERS)
      : null,
    lang: lang || (isXml && xmlLang) || null,
    idleXmlLang: (!lang && !isXml && xmlLang) || null,
    canonicals: canonicals.filter((link) => within(link) && qualifierOf(link) === null).map(canonical),
    strayCanonicals: canonicals
      .filter((link) => !within(link) || qualifierOf(link) !== null)
      .map((link) => ({ ...canonical(link), qualifier: within(link) ? qualifierOf(link) : null })),
    sitemapLinks: related('sitemap').flatMap((link) => address(link) ?? []),
    robotsMeta: metas
      .filter((meta) => AGENT_NAME.test(metaName(meta)))
      .slice(0, MOST_LINKS)
      .map((meta) => ({
        agent: metaName(meta).slice(0, LONGEST_TAG),
        content: (attribute(meta, 'content') ?? '').trim().slice(0, MOST_CHARACTERS),
      })),
    openGraph: readOpenGraph(metas),
    alternates: related('alternate').flatMap((link) => {
      const url = address(link);
      return url
        ? [{ type: tag(link, 'type'), hreflang: tag(link, 'hreflang'), href: canonical(link).href, url }]
        : [];
    }),
    describedBy: related('describedby').flatMap((link) => address(link) ?? []),
  };
}
