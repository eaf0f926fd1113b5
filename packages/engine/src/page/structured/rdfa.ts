import { attribute, type PageDocument, type PageElement } from '../page-document.ts';
import { elementValue } from './element-value.ts';
import { addValue, type LinkedNode, LONGEST_NAME, MOST_NODES, MOST_TYPES, newNode } from './linked-node.ts';
import { isSchemaOrg, schemaName } from './schema-name.ts';

const words = (value: string | null) => (value ? value.split(/\s+/).filter(Boolean) : []);

/** Including those around an element. */
const MOST_PREFIXES = 100;

interface Scope {
  node: LinkedNode | null;
  vocab: string | null;
  prefixes: ReadonlyMap<string, string>;
  end: number;
}

/** `prefix="schema: https://schema.org/ dc: http://…"`. */
function withPrefixes(around: Scope['prefixes'], declared: string | null): Scope['prefixes'] {
  if (!declared || around.size >= MOST_PREFIXES) return around;
  const prefixes = new Map(around);
  for (const [, name, address] of declared.matchAll(/([\w-]+):\s+(\S+)/g)) {
    if (prefixes.size >= MOST_PREFIXES) break;
    if (name && address) prefixes.set(name.toLowerCase(), address.slice(0, LONGEST_NAME));
  }
  return prefixes;
}

/** The name without schema.org's prefix; null if no vocabulary defines it. */
function nameIn(scope: Scope, written: string): string | null {
  const colon = written.indexOf(':');
  if (colon > 0) {
    const prefix = scope.prefixes.get(written.slice(0, colon).toLowerCase());
    return schemaName(prefix ? prefix + written.slice(colon + 1) : written);
  }
  if (scope.vocab === null) return null;
  return isSchemaOrg(scope.vocab) ? written : scope.vocab + written;
}

function innerScope(element: PageElement, around: Scope): Scope {
  const vocab = attribute(element, 'vocab');
  return {
    ...around,
    end: element.end,
    vocab: vocab === null ? around.vocab : vocab.trim().slice(0, LONGEST_NAME) || null,
    prefixes: withPrefixes(around.prefixes, attribute(element, 'prefix')),
  };
}

/**
 * Reads the page's RDFa Lite: `vocab`, `prefix`, `typeof`, `property`, `resource`.
 *
 * @see https://www.w3.org/TR/rdfa-lite/
 */
export function readRdfa(page: PageDocument): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  const outermost: Scope = { node: null, vocab: null, prefixes: new Map(), end: page.elements.length };
  const scopes = [outermost];
  for (const element of page.elements) {
    while (scopes.length > 1 && (scopes.at(-1)?.end ?? 0) <= element.index) scopes.pop();
    const around = scopes.at(-1) ?? outermost;
    const typeOf = attribute(element, 'typeof');
    const scope = innerScope(element, around);
    const types = words(typeOf)
      .slice(0, MOST_TYPES)
      .flatMap((type) => nameIn(scope, type) ?? []);
    const node = types.length > 0 && nodes.length < MOST_NODES ? newNode('rdfa', types) : null;
    if (node) {
      node.id = attribute(element, 'resource');
      nodes.push(node);
    }
    if (around.node) {
      for (const written of words(attribute(element, 'property')).slice(0, 10)) {
        const name = nameIn(scope, written);
        if (name) addValue(around.node, name, node ?? elementValue(page, element));
      }
    }
    const opens =
      typeOf !== null || attribute(element, 'vocab') !== null || attribute(element, 'prefix') !== null;
    if (opens) scopes.push({ ...scope, node: typeOf === null ? around.node : node });
  }
  return nodes;
}
