import { isoDate } from './iso-date.ts';
import { attribute, type PageDocument, type PageElement } from './page-document.ts';
import type { PageDate } from './page-facts.ts';
import { textOf } from './page-text.ts';
import type { LinkedNode } from './structured/linked-node.ts';

const MOST_DATES = 50;

const PROPERTY_KIND = new Map<string, PageDate['kind']>([
  ['datePublished', 'published'],
  ['uploadDate', 'published'],
  ['dateCreated', 'published'],
  ['dateModified', 'modified'],
]);

const META_KIND = new Map<string, PageDate['kind']>([
  ...[
    'article:published_time',
    'og:published_time',
    'date',
    'pubdate',
    'publish-date',
    'dc.date',
    'dc.date.issued',
  ].map((name) => [name, 'published'] as const),
  ...['dcterms.created', 'dcterms.issued', 'citation_publication_date'].map(
    (name) => [name, 'published'] as const,
  ),
  ...[
    'article:modified_time',
    'og:updated_time',
    'og:modified_time',
    'last-modified',
    'revised',
    'dcterms.modified',
  ].map((name) => [name, 'modified'] as const),
]);

function fromNode(node: LinkedNode): Omit<PageDate, 'iso'>[] {
  return [...PROPERTY_KIND].flatMap(([property, kind]) =>
    (node.properties.get(property) ?? []).flatMap((raw) =>
      typeof raw === 'string'
        ? [{ kind, raw, from: node.syntax === 'json-ld' ? 'json-ld' : 'microdata' } as const]
        : [],
    ),
  );
}

function fromMeta(meta: PageElement): Omit<PageDate, 'iso'>[] {
  const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? attribute(meta, 'http-equiv') ?? '';
  const kind = META_KIND.get(name.trim().toLowerCase());
  const raw = attribute(meta, 'content');
  return kind && raw ? [{ kind, raw, from: 'meta' }] : [];
}

function fromTime(page: PageDocument, time: PageElement): Omit<PageDate, 'iso'>[] {
  const raw = attribute(time, 'datetime') ?? textOf(page, time, 100);
  const says = `${attribute(time, 'class') ?? ''} ${attribute(time, 'itemprop') ?? ''}`.toLowerCase();
  const isPublished = attribute(time, 'pubdate') !== null || /publi|posted|created/.test(says);
  const kind = /modif|updat/.test(says) ? 'modified' : isPublished ? 'published' : 'unknown';
  return [{ kind, raw, from: 'time-element' }];
}

/** The dates the page gives for itself: structured data (RDFa is listed with microdata), meta, `<time>`. */
export function readDates(page: PageDocument, linked: readonly LinkedNode[]): PageDate[] {
  const found = [
    ...linked.flatMap(fromNode),
    ...page.elements.filter(({ name }) => name === 'meta').flatMap(fromMeta),
    ...page.elements
      .filter(({ name }) => name === 'time')
      .slice(0, MOST_DATES)
      .flatMap((time) => fromTime(page, time)),
  ];
  const distinct = new Map<string, PageDate>();
  for (const { kind, raw, from } of found) {
    const written = raw.trim().slice(0, 100);
    if (written === '' || distinct.size >= MOST_DATES) continue;
    distinct.set(`${kind} ${from} ${written}`, { kind, raw: written, iso: isoDate(written), from });
  }
  return [...distinct.values()];
}
