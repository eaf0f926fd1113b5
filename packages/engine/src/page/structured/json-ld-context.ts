import { LONGEST_NAME } from './linked-node.ts';
import { isSchemaOrg, schemaName } from './schema-name.ts';

/** The meaning of the names in a JSON-LD block (the part of JSON-LD 1.1 contexts that pages use). */
export interface JsonLdContext {
  /** The prefix of plain names; empty for schema.org, and if there is no context. */
  vocab: string;
  /** Terms and prefixes of an inline context. */
  terms: ReadonlyMap<string, string>;
}

export const noContext: JsonLdContext = { vocab: '', terms: new Map() };

/** The total over all contexts around a thing: each inner context copies them. */
const MOST_TERMS = 500;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A remote context is only recognised by its address: nothing is fetched. */
function withRemote(context: JsonLdContext, address: string, first: boolean): JsonLdContext {
  if (isSchemaOrg(address)) return { ...context, vocab: '' };
  return first ? { ...context, vocab: `${address.slice(0, LONGEST_NAME)}#` } : context;
}

function withInline(context: JsonLdContext, inline: Record<string, unknown>): JsonLdContext {
  const terms = new Map(context.terms);
  let { vocab } = context;
  for (const [term, meaning] of Object.entries(inline).slice(0, MOST_TERMS)) {
    const address = isRecord(meaning) ? meaning['@id'] : meaning;
    if (typeof address !== 'string') continue;
    if (term === '@vocab') vocab = isSchemaOrg(address) ? '' : address.slice(0, LONGEST_NAME);
    else if (!term.startsWith('@') && terms.size < MOST_TERMS)
      terms.set(term, address.slice(0, LONGEST_NAME));
  }
  return { vocab, terms };
}

/** The context for a node, from the one around it and the node's own `@context`. */
export function readContext(around: JsonLdContext, own: unknown): JsonLdContext {
  const parts = Array.isArray(own) ? own.slice(0, 20) : [own];
  return parts.reduce<JsonLdContext>((context, part, at) => {
    if (typeof part === 'string') return withRemote(context, part, at === 0);
    return isRecord(part) ? withInline(context, part) : context;
  }, around);
}

/**
 * The full meaning of a name: a keyword (`@type`), a schema.org name without prefix, or the address of
 * another vocabulary's term.
 */
export function expandName(context: JsonLdContext, name: string): string {
  if (name.startsWith('@')) return name;
  const term = context.terms.get(name);
  if (term?.startsWith('@')) return term;
  const written = term ?? name;
  const colon = written.indexOf(':');
  if (colon > 0) {
    const prefix = context.terms.get(written.slice(0, colon));
    return schemaName(prefix ? prefix + written.slice(colon + 1) : written);
  }
  return context.vocab + written;
}
