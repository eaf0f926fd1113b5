import { attribute, type PageDocument } from '../page-document.ts';
import type { StructuredData } from '../page-facts.ts';
import { sourceOf } from '../page-text.ts';
import { expandName, type JsonLdContext, noContext, readContext } from './json-ld-context.ts';
import {
  addValue,
  type LinkedNode,
  type LinkedValue,
  MOST_CHARACTERS,
  MOST_NODES,
  MOST_TYPES,
  MOST_VALUES,
  newNode,
} from './linked-node.ts';
import { parseBlock } from './parse-block.ts';

const MOST_DEPTH = 40;
const MOST_BROKEN = 50;
/** Most JSON values read. */
const MOST_ITEMS = 100_000;
/** The cost of a thing with its own context, because that copies all outer contexts. */
const ITEMS_OF_A_CONTEXT = 100;

interface Collected {
  nodes: LinkedNode[];
  /** The number of values left to read, so that one huge block cannot take all the time. */
  budget: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Turns one JSON value into its meaning; typed things are collected in order. */
function readValue(
  value: unknown,
  around: JsonLdContext,
  block: number,
  depth: number,
  into: Collected,
): LinkedValue[] {
  into.budget -= 1;
  if (into.budget < 0 || depth > MOST_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => readValue(item, around, block, depth + 1, into));
  if (typeof value === 'string') return [value.slice(0, MOST_CHARACTERS)];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (!isRecord(value)) return [];

  if (isRecord(value['@context']) || Array.isArray(value['@context'])) into.budget -= ITEMS_OF_A_CONTEXT;
  const context = '@context' in value ? readContext(around, value['@context']) : around;
  const entries = Object.entries(value).map(([key, inner]) => [expandName(context, key), inner] as const);
  const keyword = (name: string) => entries.find(([key]) => key === name)?.[1];
  const plain = keyword('@value') ?? keyword('@list') ?? keyword('@set');
  if (plain !== undefined) return readValue(plain, context, block, depth + 1, into);

  const types = listOf(keyword('@type'))
    .filter((type) => typeof type === 'string' && type.trim() !== '')
    .slice(0, MOST_TYPES);
  const node = newNode(
    'json-ld',
    [...new Set(types.map((type) => expandName(context, String(type).trim())))],
    block,
  );
  const id = keyword('@id');
  if (typeof id === 'string') node.id = id.slice(0, 2000);
  if (types.length > 0 && into.nodes.length < MOST_NODES) into.nodes.push(node);
  for (const [key, inner] of entries) {
    if (key === '@graph' || key === '@reverse' || key === '@included') {
      readValue(inner, context, block, depth + 1, into);
    } else if (!key.startsWith('@') && key !== '__proto__') {
      const values = readValue(inner, context, block, depth + 1, into);
      for (const found of values.slice(0, MOST_VALUES)) addValue(node, key, found);
    }
  }
  if (types.length === 0 && node.properties.size === 0) return node.id === null ? [] : [{ ref: node.id }];
  return [node];
}

/**
 * Reads every `<script type="application/ld+json">`: `@graph`, arrays, nested things, prefixed and full
 * names. A block that does not parse is reported and does not affect the others.
 */
export function readJsonLd(page: PageDocument): { nodes: LinkedNode[]; jsonLd: StructuredData['jsonLd'] } {
  const collected: Collected = { nodes: [], budget: MOST_ITEMS };
  const jsonLd: StructuredData['jsonLd'] = { blocks: 0, broken: [] };
  for (const element of page.elements) {
    if (element.name !== 'script') continue;
    const type = (attribute(element, 'type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/ld+json') continue;
    jsonLd.blocks += 1;
    const parsed = parseBlock(sourceOf(element));
    if ('value' in parsed) readValue(parsed.value, noContext, jsonLd.blocks, 0, collected);
    else if (jsonLd.broken.length < MOST_BROKEN) jsonLd.broken.push({ block: jsonLd.blocks, ...parsed });
  }
  return { nodes: collected.nodes, jsonLd };
}
