import { graphText } from './graph-text.ts';
import { isJsonObject, type JsonObject, type JsonValue, textsOf } from './json-value.ts';

/** The JSON-LD of one page of a site. */
export interface PageScript {
  page: string;
  /** The types in it, e.g. `BreadcrumbList`. */
  types: string[];
  /** The things that belong on this page. */
  own: JsonObject[];
  /** The same things, and short forms of the things on other pages that they refer to. */
  nodes: JsonObject[];
}

const withoutFragment = (address: string) => address.replace(/#.*$/s, '');

/** The page of a thing: the page whose main entity it is, or else its `@id` without the fragment. */
export function pageOf(node: JsonObject): string | null {
  const main = node.mainEntityOfPage;
  const named = isJsonObject(main) ? textsOf(main['@id'])[0] : textsOf(main)[0];
  const id = named ?? textsOf(node['@id'])[0];
  const url = id === undefined ? null : URL.parse(withoutFragment(id));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A key that is the same for all forms of a page's address: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
const pageKey = (page: string) => page.replace(/\/(?:index\.\w+)?$/i, '').replace(/\.html?$/i, '');

/** Collects the references (`{ "@id": ... }` and nothing else) in a value. */
function referencesIn(value: JsonValue, into: Set<string>, depth = 0): void {
  if (depth > 20) return;
  if (Array.isArray(value)) for (const each of value) referencesIn(each, into, depth + 1);
  else if (isJsonObject(value)) {
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length === 1) into.add(id);
    else for (const each of Object.values(value)) referencesIn(each, into, depth + 1);
  }
}

const MENTIONED = ['@type', '@id', 'name', 'url'];
/**
 * A short form of a thing on another page. Engines read one page at a time and cannot resolve a bare `@id`.
 */
const mentionOf = (node: JsonObject): JsonObject =>
  Object.fromEntries(MENTIONED.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]])));

/**
 * The JSON-LD of each page, in the order of the pages, with short forms of what it refers to on other pages.
 */
export function pageScripts(nodes: readonly JsonObject[]): PageScript[] {
  const byId = new Map(nodes.flatMap((node) => textsOf(node['@id']).map((id) => [id, node] as const)));
  const pages = new Map<string, { page: string; own: JsonObject[] }>();
  for (const node of nodes) {
    const page = pageOf(node);
    if (page === null) continue;
    const known = pages.get(pageKey(page));
    if (known) known.own.push(node);
    else pages.set(pageKey(page), { page, own: [node] });
  }
  return [...pages.values()].map(({ page, own }) => {
    const wanted = new Set<string>();
    for (const node of own) for (const value of Object.values(node)) referencesIn(value, wanted);
    const mentioned = [...wanted].map((id) => byId.get(id)).filter((node) => node && !own.includes(node));
    return {
      page,
      types: [...new Set(own.flatMap((node) => textsOf(node['@type'])))],
      own,
      nodes: [...own, ...mentioned.flatMap((node) => (node ? [mentionOf(node)] : []))],
    };
  });
}

/** The script element for the head of a page. */
export const scriptElement = ({ nodes }: PageScript): string =>
  `<script type="application/ld+json">\n${graphText(nodes)}</script>\n`;

/** The script elements of all pages in one text. A comment before each names its page. */
export const scriptsHtml = (nodes: readonly JsonObject[]): string =>
  pageScripts(nodes)
    .map(
      (script) =>
        `<!-- ${script.page.replaceAll('--', '%2D%2D').replaceAll('>', '%3E')} -->\n${scriptElement(script)}`,
    )
    .join('\n');
