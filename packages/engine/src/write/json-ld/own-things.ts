import { isJsonObject, type JsonObject, type JsonValue } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import type { OwnThing } from '../../page/structured/own-things.ts';
import { isOnly, schemaFamily } from '../../page/structured/schema-org-types.ts';
import type { GraphFamily } from './graph-draft.ts';

/** A page's own thing, completely known. */
export interface FoundThing {
  page: string;
  types: readonly string[];
  id: string;
  properties: JsonObject;
}

/** What a site's own data describe: a family of our graph, or a person. */
type OwnFamily = GraphFamily | 'Person';

/** Our family for a thing of these types; a type that is in no list is a business. */
function familyOf(types: readonly string[]): OwnFamily {
  if (isOnly('Person', types)) return 'Person';
  for (const type of types) {
    const family = schemaFamily(type);
    if (family === 'LocalBusiness') return 'Organization';
    if (family === 'WebSite' || family === 'BreadcrumbList' || family === 'Article') return family;
    if (family === 'Product' || family === 'FAQPage' || family === 'Event') return family;
  }
  return 'Organization';
}

/** A text that its template has put into quotation marks a second time: `"\"Acme\""`. */
const QUOTED = /^"([^"]+)"$/s;

/** Signs that a template has escaped as in HTML: programs read JSON as it stands. */
const unescaped = (text: string) =>
  text
    .replace(/&(?:quot|#0?34);/g, '"')
    .replace(/&(?:#0?39|apos);/g, "'")
    .replace(/&(?:amp|#0?38);/g, '&');

/** A value without such marks. */
function meant(value: JsonValue): JsonValue {
  if (typeof value === 'string') return unescaped(QUOTED.exec(value)?.[1] ?? value);
  if (Array.isArray(value)) return value.filter((one) => one !== '').map(meant);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, meant(inner)]));
}

const found = (page: string, { types, id, properties }: OwnThing): FoundThing[] => {
  if (properties === null) return [];
  const right = meant(properties);
  return isJsonObject(right) ? [{ page, types, id, properties: right }] : [];
};

/** The page's own things of a family that are completely known. */
export const ownThings = ({ url, data }: CrawledPage, family: OwnFamily): FoundThing[] =>
  (data?.own ?? []).filter(({ types }) => familyOf(types) === family).flatMap((thing) => found(url, thing));

/** Whether a page describes a thing of a family in a way that we cannot copy: as microdata, or too long. */
export function isDescribedElsehow({ data }: CrawledPage, family: OwnFamily): boolean {
  if (!data) return false;
  return (
    data.own.some(({ types, properties }) => properties === null && familyOf(types) === family) ||
    data.marked.some((type) => {
      const marked = schemaFamily(type);
      return (marked === 'LocalBusiness' ? 'Organization' : marked) === family;
    })
  );
}

/** Whether a template has put the page's texts into quotation marks a second time. */
export const isQuotedTwice = ({ data }: CrawledPage): boolean =>
  (data?.own ?? []).some(
    ({ properties }) =>
      properties !== null &&
      Object.values(properties).some((value) => typeof value === 'string' && QUOTED.test(value)),
  );
