import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import type { PageDate } from '../page-facts.ts';
import { joinPieces, textOf } from '../page-text.ts';
import type { PlacedNode } from '../structured/read-structured-data.ts';
import { type SchemaFamily, schemaFamily } from '../structured/schema-org-types.ts';
import { labelOf } from './date-labels.ts';
import { isDayOfAddress } from './is-day-of-address.ts';
import { isoDate } from './iso-date.ts';
import { chainOf, datedLines, elsewhereOn, type OwnLine } from './own-lines.ts';
import { shortDates, writtenDates } from './written-dates.ts';

const MOST_DATES = 50;

const PROPERTY_KIND = new Map<string, PageDate['kind']>([
  ['datePublished', 'published'],
  ['uploadDate', 'published'],
  ['dateCreated', 'published'],
  ['dateModified', 'modified'],
]);

/**
 * Things that a page contains but is not itself: their dates say when they happened, were filmed or were
 * said.
 */
const NOT_THE_PAGE = new Set<SchemaFamily>([
  ...([
    'Organization',
    'LocalBusiness',
    'WebSite',
    'Person',
    'Event',
    'Review',
    'Place',
    'Product',
    'Service',
  ] as const),
  ...([
    'JobPosting',
    'VideoObject',
    'Book',
    'Movie',
    'MusicAlbum',
    'PodcastSeries',
    'BreadcrumbList',
    'Offer',
    'AggregateOffer',
  ] as const),
]);
const NOT_THE_PAGE_EITHER =
  /^(?:\w*Object|Comment|UserComments|Question|Answer|\w*Rating|ListItem|ItemList|Offer|Quotation|\w*Action)$/;

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

/** Marks on or around a `<time>` that make it the date of the page. */
const PUBLISHED_MARK = /publi|posted|created|post-?date|entry-?date|date-?posted/i;
const MODIFIED_MARK = /modif|updat|revis/i;

type Found = Omit<PageDate, 'iso'>;

/** Whether a thing's dates are the page's: it is the page, or what the page is about. */
function speaksForPage({ node, within }: PlacedNode, isMain: boolean): boolean {
  if (within !== null) return false;
  const { types } = node;
  const isOther = types.every((type) => {
    const family = schemaFamily(type);
    return family ? NOT_THE_PAGE.has(family) : NOT_THE_PAGE_EITHER.test(type);
  });
  return !isOther || (isMain && types.some((type) => /^(?:Video|Audio)Object$/.test(type)));
}

function fromNodes(linked: readonly PlacedNode[]): Found[] {
  const mains = new Set(
    linked.flatMap(({ node, within }) => (within === null ? (node.properties.get('mainEntity') ?? []) : [])),
  );
  return linked.flatMap((placed) => {
    const { node } = placed;
    if (!speaksForPage(placed, mains.has(node))) return [];
    return [...PROPERTY_KIND].flatMap(([property, kind]) =>
      (node.properties.get(property) ?? []).flatMap((raw) =>
        typeof raw === 'string'
          ? [{ kind, raw, from: node.syntax === 'json-ld' ? 'json-ld' : 'microdata' } as const]
          : [],
      ),
    );
  });
}

function fromMeta(meta: PageElement): Found[] {
  const name = attribute(meta, 'property') ?? attribute(meta, 'name') ?? attribute(meta, 'http-equiv') ?? '';
  const kind = META_KIND.get(name.trim().toLowerCase());
  const raw = attribute(meta, 'content');
  return kind && raw ? [{ kind, raw, from: 'meta' }] : [];
}

/** A line below the page's heading and its subheading, or directly above it, is the line with author and date. */
const BELOW_HEADING = 300;
const ABOVE_HEADING = 60;
const BESIDE_DATE = 80;
const LISTS = new Set(['li', 'td', 'dd']);

function byHeading(page: PageDocument, heading: PageElement | undefined): (element: PageElement) => boolean {
  return (element) => {
    if (!heading) return false;
    const below = element.textStart >= heading.textEnd;
    const between = below
      ? { from: heading.textEnd, to: element.textStart }
      : { from: element.textEnd, to: heading.textStart };
    const most = below ? BELOW_HEADING : ABOVE_HEADING;
    return between.to - between.from < 40 && joinPieces(page.pieces, between).length <= most;
  };
}

/** What is asked of an element that shows a date. */
interface Places {
  besideHeading: (element: PageElement) => boolean;
  isElsewhere: (element: PageElement) => boolean;
}

/** Elementor puts a link and an icon between them. */
const MOST_AROUND = 3;

/**
 * What the elements around a `<time>` say of it: blocks of WordPress have the name on the next one, Elementor on one that holds
 * nothing else.
 */
function marksAround(page: PageDocument, time: PageElement, shown: string): string {
  let around = page.elements[time.parent];
  const classes = (around && attribute(around, 'class')) ?? '';
  const marks = [classes.includes('post-date') ? classes : ''];
  while (around && marks.length <= MOST_AROUND && textOf(page, around, 100) === shown) {
    marks.push(attribute(around, 'itemprop') ?? '');
    around = page.elements[around.parent];
  }
  return marks.join(' ');
}

/** The term that a `<time>` describes in a list of terms: "Posted: " of `<dt>Posted</dt><dd><time>`; '' for none. */
function termOf(page: PageDocument, time: PageElement): string {
  const around = page.elements[time.parent];
  if (around?.name !== 'dd') return '';
  const term = page.elements
    .slice(Math.max(0, around.index - 10), around.index)
    .findLast(({ name, parent }) => (name === 'dt' || name === 'dd') && parent === around.parent);
  return term?.name === 'dt' ? `${textOf(page, term, 60).replace(/\s*:$/u, '')}: ` : '';
}

/** What a `<time>` says of its date itself: "Published: 3 March 2026". */
function labelWithin(shown: string, language: string): PageDate['kind'] | null {
  const [date] = writtenDates(shown, language);
  return date ? labelOf(shown, date.from, date.to) : null;
}

function fromTimes(
  page: PageDocument,
  lines: readonly OwnLine[],
  language: string,
  { besideHeading, isElsewhere }: Places,
): Found[] {
  return page.elements
    .filter(({ name }) => name === 'time')
    .slice(0, MOST_DATES * 4)
    .flatMap((time): Found[] => {
      if (isElsewhere(time)) return [];
      const shown = textOf(page, time, 100);
      const raw = attribute(time, 'datetime') ?? shown;
      const marks = `${attribute(time, 'class') ?? ''} ${attribute(time, 'itemprop') ?? ''} ${marksAround(page, time, shown)}`;
      const line = lines.find(({ element }) => element.index <= time.index && time.index < element.end);
      const text = `${termOf(page, time)}${line?.text ?? shown}`;
      const at = text.indexOf(shown);
      const label = at >= 0 ? (labelOf(text, at, at + shown.length) ?? labelWithin(shown, language)) : null;
      const isPublished = attribute(time, 'pubdate') !== null || PUBLISHED_MARK.test(marks);
      // WordPress writes "published updated" where nothing has changed since.
      const marked = isPublished ? 'published' : MODIFIED_MARK.test(marks) ? 'modified' : null;
      const kind = marked ?? label;
      if (kind) return [{ kind, raw, from: 'time-element' }];
      const isList = [...chainOf(time)].some(({ tagName }) => LISTS.has(tagName));
      return besideHeading(time) && !isList ? [{ kind: 'unknown', raw, from: 'time-element' }] : [];
    });
}

/** A day that something takes place, begins or ends on: "9.–10. dubna 2026", "until 31 January 2026". */
const ENDS_SPAN =
  /\d\.?\s?[–—-]\s?$|(?:^|\s)(?:until|till|before|from|bis(?: zum)?|ab|jusqu[’']au|à partir du|hasta(?: el)?|desde(?: el)?|fino al|entro il|tot(?: en met)?|t\/m|vanaf|do|od|até|a partir de|до|από|έως)\s$/iu;
/** Hours from one to another behind a day: "Samedi 24 janvier 2026, de 18 h à 23 h". */
const HOURS_BEHIND =
  /^\s*[,·|]?\s?(?:\p{L}{1,5}\s)?\d{1,2}(?:\s?[h:.]\s?(?:\d{2})?)?\s?(?:uhr\s?|h\s?)?(?:[–—-]|à|a|bis|to|do|tot|alle|às)\s?\d{1,2}/iu;

/** Whether a date in a line is that of an event or a deadline, not of the page. */
const isOfEvent = (text: string, { from, to }: { from: number; to: number }): boolean =>
  ENDS_SPAN.test(text.slice(0, from)) || HOURS_BEHIND.test(text.slice(to));

/** Dates in words: those with a label, and one beside the heading. */
function fromText(
  lines: readonly OwnLine[],
  language: string,
  { besideHeading, isElsewhere }: Places,
): Found[] {
  return lines.flatMap(({ element, text }) => {
    const dates = writtenDates(text, language);
    const short = shortDates(text, language);
    if (dates.length + short.length === 0 || element.hidden || isElsewhere(element)) return [];
    const labelled = [...dates, ...short].flatMap(({ raw, from, to }): Found[] => {
      const kind = labelOf(text, from, to);
      return kind ? [{ kind, raw, from: 'text' }] : [];
    });
    const [only] = dates;
    if (labelled.length > 0 || dates.length > 1 || !only) return labelled;
    const rest = text.replace(only.raw, ' ').trim();
    const isSentence = /[.!?。]$/u.test(rest) && rest.split(/\s+/).length > 3;
    const isLine = rest.length <= BESIDE_DATE && !isSentence && !/^(?:li|td|tr|dd|dt)$/.test(element.name);
    return isLine && besideHeading(element) && !/©/.test(text) && !isOfEvent(text, only)
      ? [{ kind: 'unknown' as const, raw: only.raw, from: 'text' as const }]
      : [];
  });
}

/**
 * The dates that the page gives for itself: structured data (RDFa is listed with microdata), meta, `<time>`,
 * and dates in its text. One beside its heading that its address has too is that of its publication. Dates of what it shows (a review, an image, an event, another article) are left out.
 *
 * @param heading of the page itself, if it has one.
 */
export function readDates(
  page: PageDocument,
  linked: readonly PlacedNode[],
  heading: PageElement | undefined,
): PageDate[] {
  const root = page.elements.find(({ name }) => name === 'html');
  const language = (root && attribute(root, 'lang')) ?? '';
  const places = { besideHeading: byHeading(page, heading), isElsewhere: elsewhereOn(page, heading) };
  const isEvent = linked.some(
    ({ node, within }) => within === null && node.types.some((type) => schemaFamily(type) === 'Event'),
  );
  const lines = datedLines(page);
  const machine = [
    ...fromNodes(linked),
    ...page.elements.filter(({ name }) => name === 'meta').flatMap(fromMeta),
  ];
  const written = [...fromTimes(page, lines, language, places), ...fromText(lines, language, places)].filter(
    ({ kind }) => kind !== 'unknown' || !isEvent,
  );
  const distinct = new Map<string, PageDate>();
  const said = new Set<string>();
  for (const { kind: told, raw, from } of [...machine, ...written]) {
    const text = raw.trim().slice(0, 100);
    if (text === '' || distinct.size >= MOST_DATES) continue;
    const iso =
      isoDate(text, language) ?? (from === 'text' ? (shortDates(text, language)[0]?.iso ?? null) : null);
    // The text of a `<time>` repeats its date.
    if (from === 'text' && said.has(iso ?? text)) continue;
    said.add(iso ?? text);
    const isPublished = told === 'unknown' && iso !== null && isDayOfAddress(iso, page.baseUrl);
    const kind = isPublished ? 'published' : told;
    distinct.set(`${kind} ${from} ${text}`, { kind, raw: text, iso, from });
  }
  return [...distinct.values()];
}
