import type { PageDocument } from '../page-document.ts';
import type { StructuredData, StructuredNode } from '../page-facts.ts';
import { cut } from '../page-text.ts';
import { readJsonLd } from './json-ld.ts';
import { isNode, type LinkedNode, type LinkedValue, textValue } from './linked-node.ts';
import { readMicrodata } from './microdata.ts';
import { placeOfNodes } from './place-of-nodes.ts';
import { readRdfa } from './rdfa.ts';

const MOST_CHARACTERS = 500;

/** The limit for a thing used as a value: it may be referred to thousands of times. */
const LONGEST_MARK = 100;

const typeMark = (types: readonly string[]) => `[${cut(types.join(', '), LONGEST_MARK) || 'Thing'}]`;

/** A value as text; a reference becomes the type of its thing, if the page describes it. */
function flatten(value: LinkedValue, byId: ReadonlyMap<string, LinkedNode>): string {
  if (typeof value === 'string') return cut(value, MOST_CHARACTERS);
  if (isNode(value)) {
    const named = value.types.length === 0 ? (textValue(value, 'name') ?? value.id) : null;
    const known = value.id === null ? undefined : byId.get(value.id);
    return named === null
      ? typeMark(value.types.length > 0 ? value.types : (known?.types ?? []))
      : cut(named, MOST_CHARACTERS);
  }
  const target = byId.get(value.ref);
  return target ? typeMark(target.types) : cut(value.ref, MOST_CHARACTERS);
}

function present(
  node: LinkedNode,
  byId: ReadonlyMap<string, LinkedNode>,
  within: string | null,
): StructuredNode {
  const properties = [...node.properties].map(
    ([name, values]) => [name, values.map((value) => flatten(value, byId))] as const,
  );
  // fromEntries defines own properties, so a name like "__proto__" does no harm.
  return {
    syntax: node.syntax,
    types: node.types,
    properties: Object.fromEntries(properties),
    block: node.block,
    within,
  };
}

/** A thing, and the property that connects it to another; null for the page's own. */
export interface PlacedNode {
  node: LinkedNode;
  within: string | null;
}

/** Everything the page describes, in JSON-LD, then microdata, then RDFa; only things with a type. */
export function readStructuredData(page: PageDocument): { data: StructuredData; linked: PlacedNode[] } {
  const { nodes: described, jsonLd } = readJsonLd(page);
  const linked = [...described, ...readMicrodata(page), ...readRdfa(page)].filter(
    (node) => node.types.length > 0,
  );
  const byId = new Map<string, LinkedNode>();
  for (const node of linked) if (node.id !== null && !byId.has(node.id)) byId.set(node.id, node);
  const places = placeOfNodes(linked, byId, page.baseUrl);
  const placed = linked.map((node) => ({ node, within: places.get(node) ?? null }));
  const nodes = placed.map(({ node, within }) => present(node, byId, within));
  return { data: { nodes, jsonLd }, linked: placed };
}
