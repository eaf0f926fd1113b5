import { isJsonObject, type JsonObject, type JsonValue, textsOf } from '@visible-ai/shared/json-ld/json-value';
import { pageScripts } from '@visible-ai/shared/json-ld/page-scripts';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { load } from 'cheerio/slim';
import type { CrawledSite } from '../../src/crawl/crawled-site.ts';
import { isAllowed } from './schema-org-table.ts';

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const CURRENCIES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR' };

/**
 * What a site's pages say, read by another reader than the crawler's: text, head and data, each without
 * spaces and punctuation.
 */
export function wordsOfSite(html: readonly string[]): string {
  return html
    .map((page) => {
      const $ = load(page);
      const data = $('script[type="application/ld+json"]').text();
      $('script, style').remove();
      const head = $('meta[content]').map((_at, meta) => $(meta).attr('content') ?? '').get();
      const links = $('[href]').map((_at, link) => $(link).attr('href') ?? '').get();
      // An address in a description ("<https://...>") is not one of its words.
      const bare = head.map((text) => text.replace(/<https?:[^<>]*>/g, ''));
      const lang = $('html').attr('lang') ?? '';
      const parts = [$('title').text(), $('body').text(), data, ...head, ...bare, ...links, lang];
      return parts.map(squeezed).join('\n');
    })
    .join('\n');
}

/** The values of our own things: everything but types, ids and list positions. */
function* valuesIn(value: JsonValue, name = ''): Generator<{ name: string; text: string }> {
  if (Array.isArray(value)) for (const each of value) yield* valuesIn(each, name);
  else if (isJsonObject(value))
    for (const [inner, each] of Object.entries(value)) {
      if (!inner.startsWith('@') && inner !== 'position') yield* valuesIn(each, inner);
    }
  else if (value !== null) yield { name, text: String(value) };
}

/** Types and properties in a thing that schema.org does not know or allow. */
function* unknownIn(value: JsonValue): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* unknownIn(each);
  if (!isJsonObject(value)) return;
  const types = textsOf(value['@type']);
  for (const [name, inner] of Object.entries(value)) {
    if (name.startsWith('@')) continue;
    if (!types.some((type) => isAllowed(type, name))) yield `${types.join('+') || 'nothing'} has no ${name}`;
    yield* unknownIn(inner);
  }
}

export interface Judged {
  /** Faults by any rule: of JSON-LD, of schema.org, of search engines, of truth. */
  faults: string[];
  nodes: JsonObject[];
}

/** The owner's own values by type and property, which are always kept. */
function ownValues({ pages }: CrawledSite): ReadonlySet<string> {
  const unquoted = (text: string) => text.replaceAll('\\"', '');
  return new Set(
    pages.flatMap(({ data }) =>
      (data?.own ?? []).flatMap(({ properties }) =>
        Object.entries(properties ?? {}).map(([name, value]) => unquoted(JSON.stringify([name, value]))),
      ),
    ),
  );
}

/** What our writer added to a thing itself. */
const oursIn = (node: JsonObject, own: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(
    Object.entries(node).filter(([name, value]) => name.startsWith('@') || !own.has(JSON.stringify([name, value]))),
  );

/** A mention of the organisation that got its id still says the same. */
const isTied = (value: JsonValue, own: ReadonlySet<string>, name: string): boolean => {
  if (!isJsonObject(value) || !('@id' in value)) return false;
  const { '@id': _id, ...said } = value;
  return own.has(JSON.stringify([name, said]));
};

function groundless(node: JsonObject, said: string, site: CrawledSite): string[] {
  const addresses = new Set(site.pages.map(({ url }) => url));
  const dates = new Set(site.pages.flatMap(({ published, modified }) => [published, modified].map((date) => date?.slice(0, 10))));
  return [...valuesIn(node)]
    .filter(({ name, text }) => {
      if (addresses.has(text)) return false;
      if (name === 'priceCurrency') return !said.includes(squeezed(text)) && !Object.values(CURRENCIES).includes(text);
      if (name === 'availability') return !/^https:\/\/schema\.org\/\w+$/.test(text);
      if (name.startsWith('date')) return !dates.has(text.slice(0, 10));
      if (name === 'image') return !said.includes(squeezed(new URL(text).pathname));
      return !text.split('\n').every((line) => said.includes(squeezed(line)));
    })
    .map(({ name, text }) => `${name} “${text.slice(0, 80)}” stands on no page`);
}

/** Judges a graph against the site for which it was written. */
export function judgeJsonLd(site: CrawledSite, text: string, said: string): Judged {
  const { nodes, problems } = readGraph(text);
  const own = ownValues(site);
  const faults = problems.map((problem) => problem.text);
  const pathOf = (url: string) => new URL(url).pathname.replace(/\/(?:index\.html)?$/, '').replace(/\.html$/, '');
  const pages = new Set(site.pages.map(({ url }) => pathOf(url)));
  for (const { page } of pageScripts(nodes))
    if (!pages.has(pathOf(page))) faults.push(`${page} is no page of the site`);
  for (const node of nodes) {
    const ours = Object.fromEntries(
      Object.entries(oursIn(node, own)).filter(([name, value]) => !isTied(value, own, name)),
    );
    const at = `${textsOf(node['@type']).join('+')} ${textsOf(node['@id'])[0]}`;
    faults.push(...[...unknownIn(ours)].map((fault) => `${at}: ${fault}`));
    faults.push(...groundless(ours, said, site).map((fault) => `${at}: ${fault}`));
    if (/<|\\u003c\/script/i.test(JSON.stringify(ours))) faults.push(`${at}: holds a tag`);
  }
  if (new TextEncoder().encode(JSON.stringify(text)).length > 90_000) faults.push('It is too long to be saved.');
  return { faults, nodes };
}
