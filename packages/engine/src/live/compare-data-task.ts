import { type JsonObject, textsOf } from '@visible-ai/shared/json-ld/json-value';
import { pageScripts } from '@visible-ai/shared/json-ld/page-scripts';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { saysAll } from '@visible-ai/shared/json-ld/same-value';
import { decodeHtml } from '../page/decode-html.ts';
import { openPageDocument } from '../page/open-page-document.ts';
import { type OwnThing, readOwnThings } from '../page/structured/own-things.ts';

/** The pages that a stored graph describes, in order; a problem if the graph is unreadable. */
export interface KeptPages {
  pages: string[];
  problem: string | null;
}

/** Where a stored graph belongs. Runs in a worker thread, because its owner may have put anything into it. */
export function keptPagesTask({ text }: { text: string }): KeptPages {
  const { nodes, problems } = readGraph(text);
  const pages = pageScripts(nodes).map(({ page }) => page);
  return { pages, problem: pages.length === 0 ? (problems[0]?.text ?? 'There is nothing in it.') : null };
}

export interface CompareDataInput {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string | null;
  /** After redirects. */
  url: string;
  /** The stored graph. */
  text: string;
  /** The page's address in the graph. */
  page: string;
}

export interface ComparedThing {
  /** E.g. `BreadcrumbList`. */
  name: string;
  state: 'same' | 'different' | 'absent';
  /** The properties that differ. */
  properties: string[];
  /** Its id, and the thing on the page that matches it; null if there is none. */
  id: string;
  there: JsonObject | null;
}

/** Joins things into one, with the id of the first. */
function joined(things: readonly OwnThing[]): JsonObject {
  const id = things[0]?.id ?? '';
  return {
    '@type': [...new Set(things.flatMap(({ types }) => types))],
    ...(id === '' ? {} : { '@id': id }),
    ...Object.assign({}, ...things.map(({ properties }) => properties ?? {}).reverse()),
  };
}

/** The properties in which the page's thing differs from the stored one. */
const differences = (there: JsonObject, node: JsonObject): string[] =>
  Object.entries(node)
    .filter(([property, value]) => !saysAll(there[property], value, true))
    // If only the page's id is missing, it is the same thing.
    .filter(([property]) => property !== '@id' || '@id' in there)
    .map(([property]) => property);

/** Everything that a page says under one id; else the most similar of its things with a matching type. */
function counterpart(things: readonly OwnThing[], node: JsonObject): JsonObject | null {
  const [id] = textsOf(node['@id']);
  const types = textsOf(node['@type']);
  const named = things.filter((thing) => thing.id !== '' && thing.id === id);
  if (named.length > 0) return joined(named);
  const alike = things
    .filter((thing) => thing.types.some((type) => types.includes(type)))
    .map((thing) => joined([thing]));
  const [best] = alike.sort((one, other) => differences(one, node).length - differences(other, node).length);
  return best ?? null;
}

function compare(things: readonly OwnThing[], node: JsonObject): ComparedThing {
  const name = textsOf(node['@type']).join(' and ');
  const [id = ''] = textsOf(node['@id']);
  const there = counterpart(things, node);
  if (!there) return { name, state: 'absent', properties: [], id, there };
  const properties = differences(there, node);
  // In the order and form of the stored graph, so that only real differences show.
  const shown = Object.entries(node).flatMap(([property, value]) =>
    properties.includes(property)
      ? there[property] === undefined
        ? []
        : [[property, there[property]] as const]
      : [[property, value] as const],
  );
  return {
    name,
    state: properties.length === 0 ? 'same' : 'different',
    properties,
    id,
    there: Object.fromEntries(shown),
  };
}

/** Compares a page's JSON-LD with the stored one. Runs in a worker thread. */
export function compareDataTask({ bytes, contentType, url, text, page }: CompareDataInput): ComparedThing[] {
  const kept = pageScripts(readGraph(text).nodes).find((script) => script.page === page);
  if (!kept) return [];
  const things = readOwnThings(openPageDocument(decodeHtml(bytes, contentType).html, url));
  return kept.own.map((node) => compare(things, node));
}
