import { isJsonObject, type JsonObject, type JsonValue, listOf } from '@visible-ai/shared/json-ld/json-value';
import type { CrawledPage } from '../../crawl/crawled-site.ts';
import { isMakersProfile } from '../../page/is-profile-address.ts';
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

/** Whether a value says nothing: an empty field of a form, or an address or author of empty fields. */
const isEmpty = (value: JsonValue): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).every((name) => name === '@type'));

const HOURS_OF_DAY = /^[A-Z][a-z](?:-[A-Z][a-z])? \d{1,2}:\d{2}-\d{1,2}:\d{2}$/;

/** The hours of a week in one text, with nothing between the commas of the days that are closed: ", Tu 17:00-22:00, ". */
function hoursOfWeek(value: JsonValue): JsonValue {
  if (typeof value !== 'string' || !value.includes(',')) return value;
  const days = value
    .split(',')
    .map((day) => day.trim())
    .filter(Boolean);
  return days.every((day) => HOURS_OF_DAY.test(day)) ? days : value;
}

/** The value of a property: a template links to profiles of its maker. */
function meantAs(name: string, value: JsonValue): JsonValue {
  if (name === 'openingHours') return hoursOfWeek(meant(value));
  if (name !== 'sameAs') return meant(value);
  const isOwn = (one: JsonValue) => typeof one !== 'string' || !isMakersProfile(one);
  return meant(listOf(value).filter(isOwn));
}

/** A value without such marks, and without what is empty in it. */
function meant(value: JsonValue): JsonValue {
  if (typeof value === 'string') return unescaped(QUOTED.exec(value)?.[1] ?? value);
  if (Array.isArray(value)) return value.map(meant).filter((one) => !isEmpty(one));
  if (!isJsonObject(value)) return value;
  const properties = Object.entries(value).map(([name, inner]) => [name, meantAs(name, inner)] as const);
  return Object.fromEntries(properties.filter(([, inner]) => !isEmpty(inner)));
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
