import sax from 'sax';
import { type GatheredAddresses, gatherAddresses } from './gathered-addresses.ts';
import { MOST_URLS_IN_A_FILE, type SitemapFile, type SitemapKind } from './sitemap-file.ts';

/** The parser gets this many characters at a time; between two parts it can be stopped. */
const MEAL = 16_384;
const DEEPEST = 64;
/** A correct file has none; the parser takes microseconds for each. */
const MOST_FAULTS = 2000;
const LONGEST_TEXT = 4096;

/** For each root element, the element with an address and its parent. */
const LAYOUTS: ReadonlyMap<string, { kind: SitemapKind; parent: string; element: string }> = new Map([
  ['urlset', { kind: 'urlset', parent: 'url', element: 'loc' }],
  ['sitemapindex', { kind: 'index', parent: 'sitemap', element: 'loc' }],
  ['rss', { kind: 'feed', parent: 'item', element: 'link' }],
  ['RDF', { kind: 'feed', parent: 'item', element: 'link' }],
  ['feed', { kind: 'feed', parent: 'entry', element: 'link' }],
]);

interface Name {
  prefix: string;
  local: string;
}

interface Reading {
  layout: { kind: SitemapKind; parent: string; element: string } | null;
  /** The root's namespace prefix: an element with another one (image:loc) is not a page. */
  prefix: string;
  open: Name[];
  /** The text of the current address; null outside of one. */
  text: string | null;
  spoilt: boolean;
  faults: number;
  /** The first fault, or what stopped the reading. */
  problem: string | null;
  stopped: boolean;
  addresses: GatheredAddresses;
}

function splitName(name: string): Name {
  const colon = name.indexOf(':');
  return colon === -1
    ? { prefix: '', local: name }
    : { prefix: name.slice(0, colon), local: name.slice(colon + 1) };
}

function stop(reading: Reading, problem: string): void {
  reading.stopped = true;
  reading.problem = problem;
}

function openRoot(reading: Reading, { prefix, local }: Name): void {
  reading.prefix = local === 'RDF' ? '' : prefix;
  reading.layout = LAYOUTS.get(local) ?? null;
  if (reading.layout) return;
  if (LAYOUTS.has(local.toLowerCase())) {
    stop(
      reading,
      `The tags are in capitals (<${local}>). XML tells capitals apart, so engines do not read it.`,
    );
  } else if (local.toLowerCase() === 'html') stop(reading, 'It is a web page, not a sitemap.');
  else stop(reading, `It is XML, but no sitemap (<${local.slice(0, 40)}>).`);
}

/** An address begins: as the text of an element, or, in Atom, as an attribute. */
function openInside(reading: Reading, parent: string, name: Name, attributes: sax.Tag['attributes']): void {
  const { layout, prefix } = reading;
  if (!layout || name.prefix !== prefix || name.local !== layout.element || parent !== layout.parent) return;
  if (layout.parent !== 'entry') {
    reading.text = '';
    reading.spoilt = false;
    return;
  }
  const { rel, href } = attributes;
  if (href !== undefined && (rel === undefined || rel === 'alternate')) reading.addresses.add(href);
}

function openTag(reading: Reading, tag: sax.Tag): void {
  if (reading.stopped) return;
  const name = splitName(tag.name);
  const parent = reading.open.at(-1);
  reading.open.push(name);
  if (!parent) openRoot(reading, name);
  else if (reading.open.length > DEEPEST) stop(reading, `The XML is nested more than ${DEEPEST} deep.`);
  else openInside(reading, parent.local, name, tag.attributes);
}

function addText(reading: Reading, text: string): void {
  if (reading.text !== null && reading.text.length < LONGEST_TEXT) reading.text += text;
}

function closeTag(reading: Reading): void {
  reading.open.pop();
  if (reading.stopped || reading.text === null) return;
  reading.addresses.add(reading.text, reading.spoilt);
  reading.text = null;
  if (reading.addresses.count() < MOST_URLS_IN_A_FILE) return;
  reading.stopped = true;
}

function noteFault(reading: Reading, message: string, line: number): void {
  reading.faults += 1;
  if (message === 'Invalid character entity') reading.spoilt = true;
  reading.problem ??= `Broken XML in line ${line}: ${message.toLowerCase()}.`;
  // Otherwise the parser would read a tag or name without end, letter by letter.
  if (reading.faults > MOST_FAULTS || message.startsWith('Max buffer length')) reading.stopped = true;
}

/** @param firstLine the line of the file in which the parser begins. */
function createParser(reading: Reading, firstLine: number): sax.SAXParser {
  // Strict mode keeps the case of names; faults are noted and skipped, as engines do.
  const options: sax.SAXOptions & { strictEntities: boolean } = { strictEntities: true, position: true };
  const parser = sax.parser(true, options);
  parser.onopentag = (tag) => {
    // The other form of a tag exists only with the option `xmlns`.
    if (!('ns' in tag)) openTag(reading, tag);
  };
  parser.onclosetag = () => closeTag(reading);
  parser.ontext = (text) => addText(reading, text);
  parser.oncdata = (text) => addText(reading, text);
  parser.ondoctype = (doctype) => {
    if (/<!ENTITY/i.test(doctype)) stop(reading, 'It declares its own entities; for safety it is not read.');
  };
  parser.onerror = (error) => {
    noteFault(reading, error.message.split('\n')[0] ?? '', parser.line + firstLine);
    parser.resume();
  };
  return parser;
}

/**
 * Reads a sitemap, a sitemap index or a feed in XML, as far as possible: it skips bare ampersands and wrong
 * tags, never expands entities beyond XML's five, and loads nothing external.
 *
 * @param text the decoded file.
 */
export function readXmlSitemap(text: string, url: string, siteUrl: string, keep: number): SitemapFile {
  // Children of an index are fetched: they may also be on the index's own host.
  const isIndex = /<(?:[\w.-]+:)?sitemapindex[\s>]/.test(text.slice(0, 10_000));
  const addresses = isIndex
    ? gatherAddresses(url, [siteUrl, url], 1000)
    : gatherAddresses(url, [siteUrl], keep);
  const reading: Reading = {
    layout: null,
    prefix: '',
    open: [],
    text: null,
    spoilt: false,
    faults: 0,
    problem: null,
    stopped: false,
    addresses,
  };
  const whole = text.replace(/^\ufeff/, '');
  const body = whole.trimStart();
  const before = whole.slice(0, whole.length - body.length);
  const late =
    before !== '' && /^<\?xml\s/.test(body)
      ? 'White space stands before “<?xml”: engines that read strictly refuse such a file.'
      : null;
  const parser = createParser(reading, before.split(/\r\n|\r|\n/).length);
  for (let at = 0; at < body.length && !reading.stopped; at += MEAL) parser.write(body.slice(at, at + MEAL));
  if (!reading.stopped) parser.close();

  const kind = reading.layout?.kind ?? 'none';
  const { kept, total, problems } = addresses.finish();
  if (total >= MOST_URLS_IN_A_FILE) problems.push('It has 50,000 addresses, the most that a file may hold.');
  const problem = [late, reading.problem, ...problems].filter((part) => part !== null).join(' ') || null;
  if (kind === 'none') return { kind, urls: [], total: 0, children: [], problem: problem ?? 'It is empty.' };
  if (kind === 'index') return { kind, urls: [], total: 0, children: kept, problem };
  return { kind, urls: kept, total, children: [], problem };
}
