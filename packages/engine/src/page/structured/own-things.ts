import type { JsonObject, JsonValue } from '@visible-ai/shared/json-ld/json-value';
import { isJsonObject, listOf, textsOf } from '@visible-ai/shared/json-ld/json-value';
import { attribute, type PageDocument } from '../page-document.ts';
import { sourceOf } from '../page-text.ts';
import { BUSINESS_MARKS, isServiceBusiness } from './is-service-business.ts';
import { parseBlock } from './parse-block.ts';
import { isSchemaOrg, schemaName } from './schema-name.ts';
import { isOnly, schemaFamily } from './schema-org-types.ts';

/** A thing that a page describes in JSON-LD, with all its properties. Plain JSON. */
export interface OwnThing {
  types: string[];
  /** As an absolute address; '' if it has none. */
  id: string;
  /** Without type and id; null if it is longer than the limit, so that nobody takes a part for the whole. */
  properties: JsonObject | null;
}

const FAMILIES = new Set([
  'Organization',
  'LocalBusiness',
  'WebSite',
  'BreadcrumbList',
  'Article',
  'Product',
  'FAQPage',
  'Person',
]);
const PAGE = /^(?:WebPage|AboutPage|ContactPage|ItemPage|CollectionPage|ProfilePage|Blog)$/;

const MOST_BLOCKS = 50;
const MOST_THINGS = 30;
/** Of a team no one is whose site it is. */
const MOST_PEOPLE = 5;
const MOST_DEPTH = 8;
const MOST_LIST = 100;
const LONGEST_TEXT = 5000;
const LONGEST_NAME = 100;
/** The limit for one page: a site may have two thousand. */
const MOST_CHARACTERS = 24_000;
const NO_NAME = new Set(['__proto__', 'constructor', 'prototype', '@context']);

class TooMuch extends Error {}

/** A value without useless parts, or an error if it is longer than the limit. */
function kept(value: unknown, room: { left: number }, depth = 0): JsonValue {
  if (depth > MOST_DEPTH) throw new TooMuch();
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) throw new TooMuch();
    room.left -= value.length + 4;
  } else room.left -= 8;
  if (room.left < 0) throw new TooMuch();
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) {
    if (value.length > MOST_LIST) throw new TooMuch();
    return value.map((each) => kept(each, room, depth + 1));
  }
  if (!isJsonObject(value)) return null;
  return propertiesOf(value, room, depth);
}

function propertiesOf(value: JsonObject, room: { left: number }, depth: number): JsonObject {
  const properties: [string, JsonValue][] = [];
  for (const [written, inner] of Object.entries(value)) {
    const name = written.startsWith('@') ? written : schemaName(written);
    if (NO_NAME.has(name) || !/^@?[A-Za-z][\w:./-]*$/.test(name) || name.length > LONGEST_NAME) continue;
    room.left -= name.length;
    const found = kept(inner, room, depth + 1);
    const types =
      name === '@type'
        ? listOf(found).map((type) => (typeof type === 'string' ? schemaName(type) : type))
        : null;
    properties.push([name, types === null ? found : types.length === 1 ? (types[0] ?? null) : types]);
  }
  return Object.fromEntries(properties);
}

/** Whether names without a prefix are those of schema.org. */
const isSchemaContext = (context: JsonValue | undefined): boolean =>
  context === undefined ||
  listOf(context).some((each) =>
    typeof each === 'string'
      ? isSchemaOrg(each)
      : isJsonObject(each) && textsOf(each['@vocab']).some((vocabulary) => isSchemaOrg(vocabulary)),
  );

/** The things that a block is about: at its top, in its graph, and the main entity of a page in it. */
function topThings(value: unknown, depth = 0): JsonObject[] {
  if (depth > MOST_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MOST_LIST).flatMap((each) => topThings(each, depth + 1));
  if (!isJsonObject(value)) return [];
  if (!isSchemaContext(value['@context'])) return [];
  if (Array.isArray(value['@graph']))
    return value['@graph'].slice(0, MOST_LIST).filter(isJsonObject).flatMap(withMainEntity);
  return withMainEntity(value);
}

function withMainEntity(thing: JsonObject): JsonObject[] {
  const isPage = textsOf(thing['@type']).some((type) => PAGE.test(schemaName(type)));
  return [thing, ...(isPage ? listOf(thing.mainEntity).filter(isJsonObject) : [])];
}

const isOurs = (types: readonly string[], thing: JsonObject): boolean =>
  types.some((type) => FAMILIES.has(schemaFamily(type) ?? '')) ||
  (types.every((type) => (schemaFamily(type) ?? 'Place') === 'Place') &&
    BUSINESS_MARKS.some((mark) => mark in thing) &&
    'name' in thing) ||
  isServiceBusiness(types, (property) => property in thing);

/**
 * The page's own JSON-LD things of the kinds that describe a site: its publisher, the site, the breadcrumb,
 * articles, products, questions and people. Blocks of another vocabulary, and those that do not parse, are skipped.
 */
export function readOwnThings(page: PageDocument): OwnThing[] {
  const things: OwnThing[] = [];
  const room = { left: MOST_CHARACTERS };
  let blocks = 0;
  let people = 0;
  for (const element of page.elements) {
    if (element.name !== 'script') continue;
    const type = (attribute(element, 'type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/ld+json') continue;
    blocks += 1;
    if (blocks > MOST_BLOCKS) break;
    const parsed = parseBlock(sourceOf(element));
    if (!('value' in parsed)) continue;
    for (const thing of topThings(parsed.value)) {
      const types = textsOf(thing['@type']).map((each) => schemaName(each).slice(0, LONGEST_NAME));
      if (things.length >= MOST_THINGS || !isOurs(types, thing)) continue;
      if (isOnly('Person', types)) {
        people += 1;
        if (people > MOST_PEOPLE) continue;
      }
      things.push({ types, id: idOf(thing, page.baseUrl), properties: propertiesWithin(thing, room) });
    }
  }
  return things;
}

const idOf = (thing: JsonObject, base: string): string => {
  const [id] = textsOf(thing['@id']);
  return id === undefined || id.length > 2000 ? '' : (URL.parse(id.trim(), base)?.href ?? '');
};

function propertiesWithin(thing: JsonObject, room: { left: number }): JsonObject | null {
  const before = room.left;
  try {
    const { '@type': _types, '@id': _id, ...properties } = propertiesOf(thing, room, 0);
    return properties;
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    room.left = before;
    return null;
  }
}
