import type { JsonObject, JsonValue } from '@visible-ai/shared/json-ld/json-value';
import { pageOf } from '@visible-ai/shared/json-ld/page-scripts';
import { isTemplateDescription } from '../../page/site-name/template-title.ts';
import { pageKey } from '../llms-txt/page-key.ts';
import type { GraphDraft, GraphFamily } from './graph-draft.ts';
import type { FoundThing } from './own-things.ts';

/** A property, its value if there is one, and the page that states it. */
export type Stated = readonly [name: string, value: JsonValue | undefined, from: string];

export interface ThingToDraft {
  family: GraphFamily;
  page: string;
  types: readonly string[];
  /** Used if the page's own thing has none. */
  id: string;
  /** The site's own descriptions of the thing, the most important first. */
  own: readonly FoundThing[];
  stated: readonly Stated[];
}

/** Useful additions, but no reason to add another block to a page. */
const SMALL = new Set(['inLanguage', 'url', 'mainEntityOfPage']);

/** A description that nobody wrote is no word of the owner: "Just another WordPress site". */
const isLeftBehind = (name: string, value: JsonValue) =>
  name === 'description' && typeof value === 'string' && isTemplateDescription(value);

const isSaid = (value: JsonValue | undefined): value is JsonValue =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Builds a thing: the owner's values stay, one by one; values that the pages state are added where the owner
 * has none.
 */
export function draftThing({ family, page, types, id, own, stated }: ThingToDraft): GraphDraft {
  const properties = new Map<string, JsonValue>();
  const sources = new Map<string, string>();
  const put = (name: string, value: JsonValue | undefined, from: string): boolean => {
    if (properties.has(name) || !isSaid(value)) return false;
    properties.set(name, value);
    sources.set(name, from);
    return true;
  };
  const added: string[] = [];
  const [first] = own;
  for (const thing of own)
    for (const [name, value] of Object.entries(thing.properties))
      if (!isLeftBehind(name, value) && put(name, value, thing.page) && thing.page !== first?.page)
        added.push(name);
  const address = own.map((thing) => thing.id).find(Boolean) ?? id;
  // A thing whose id is the page's own address needs no `mainEntityOfPage`.
  const isItself = ([name]: Stated) =>
    name === 'mainEntityOfPage' && pageKey(address) === pageKey(page) && !address.includes('#');
  const isNew = (each: Stated) => !properties.has(each[0]) && isSaid(each[1]) && !isItself(each);
  const isWorth = !first || family === 'WebSite' || stated.some((each) => isNew(each) && !SMALL.has(each[0]));
  for (const [name, value, from] of isWorth ? stated.filter((each) => !isItself(each)) : [])
    if (!(value !== undefined && isLeftBehind(name, value)) && put(name, value, from) && first)
      added.push(name);
  const node: JsonObject = {
    '@type': types.length === 1 ? (types[0] ?? family) : [...types],
    '@id': address,
    ...Object.fromEntries(properties),
  };
  const belongs = pageOf(node);
  // The owner's id may name another page: then the thing itself says where it belongs.
  if (belongs === null || (pageKey(belongs) !== pageKey(page) && !properties.has('mainEntityOfPage')))
    node.mainEntityOfPage = { '@id': page };
  return { family, page, node, sources, isOwn: first !== undefined, added };
}
