import { graphText } from './graph-text.ts';
import { isJsonObject, type JsonObject, type JsonValue, textsOf } from './json-value.ts';

/** What one page of a site is given. */
export interface PageScript {
  page: string;
  /** What stands in it, e.g. `BreadcrumbList`. */
  types: string[];
  /** What belongs there. */
  own: JsonObject[];
  /** The same, with what it refers to on other pages in short. */
  nodes: JsonObject[];
}

const withoutFragment = (address: string) => address.replace(/#.*$/s, '');

/** The page that a thing belongs on: the one it says it is the main entity of, else its `@id` without the fragment. */
export function pageOf(node: JsonObject): string | null {
  const main = node.mainEntityOfPage;
  const named = isJsonObject(main) ? textsOf(main['@id'])[0] : textsOf(main)[0];
  const id = named ?? textsOf(node['@id'])[0];
  const url = id === undefined ? null : URL.parse(withoutFragment(id));
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** What the ways to write one page's address have in common: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
const pageKey = (page: string) => page.replace(/\/(?:index\.\w+)?$/i, '').replace(/\.html?$/i, '');

/** References (`{ "@id": ... }` and nothing else) within a value. */
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
/** A thing of another page in short: engines read one page at a time, and would not know what a mere `@id` stands for. */
const mentionOf = (node: JsonObject): JsonObject =>
  Object.fromEntries(MENTIONED.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]])));

/** What belongs on each page, in the order in which pages come, with what it refers to on other pages in short. */
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

/** The block for the head of a page. */
export const scriptElement = ({ nodes }: PageScript): string =>
  `<script type="application/ld+json">\n${graphText(nodes)}</script>\n`;

/** All blocks in one text, each under a comment that says on which page it belongs. */
export const scriptsHtml = (nodes: readonly JsonObject[]): string =>
  pageScripts(nodes)
    .map(
      (script) =>
        `<!-- ${script.page.replaceAll('--', '%2D%2D').replaceAll('>', '%3E')} -->\n${scriptElement(script)}`,
    )
    .join('\n');
