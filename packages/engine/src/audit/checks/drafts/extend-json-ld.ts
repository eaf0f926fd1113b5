import type { Snippet } from '@visible-ai/shared/analysis/schema';
import { scriptSafe } from '@visible-ai/shared/json-ld/script-safe';
import { jsonLdBlocks, replacedBlock } from './replaced-block.ts';

/** The end of the string that begins at a quotation mark; -1 where it does not end. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/** The end of the object or list that begins at a bracket; -1 where it does not end. */
function endOfNested(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at) - 1;
      if (at < 0) return -1;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Where the value of a property of the object ends, and the white space before its name. */
function placeAfter(object: string, property: string): { at: number; space: string } | null {
  for (let at = 1; at < object.length; at += 1) {
    const sign = object[at];
    if (sign === '{' || sign === '[') at = endOfNested(object, at) - 1;
    if (sign !== '"') continue;
    const end = endOfString(object, at);
    const [gap] = /^\s*:\s*/.exec(object.slice(end)) ?? [];
    if (gap !== undefined && object.slice(at + 1, end - 1) === property) {
      const value = end + gap.length;
      const first = object[value];
      const ends =
        first === '"'
          ? endOfString(object, value)
          : first === '{' || first === '['
            ? endOfNested(object, value)
            : -1;
      return ends < 0 ? null : { at: ends, space: /\s*$/.exec(object.slice(0, at))?.[0] ?? '' };
    }
    at = end - 1;
  }
  return null;
}

interface Extension {
  /** The types and the name of the thing that gets the property. */
  types: readonly string[];
  name: string;
  property: string;
  value: unknown;
}

/** A block with the property in the thing that it describes, in the block's own layout; null if it has no such thing. */
function extended(block: string, { types, name, property, value }: Extension): string | null {
  for (let from = block.indexOf('{'); from >= 0; from = block.indexOf('{', from + 1)) {
    const end = endOfNested(block, from);
    const object = end < 0 ? '' : block.slice(from, end);
    const thing = parsed(object);
    const isIt =
      thing !== null &&
      [thing['@type']].flat().some((type) => typeof type === 'string' && types.includes(type)) &&
      thing.name === name &&
      thing[property] === undefined;
    const place = isIt ? placeAfter(object, 'name') : null;
    if (!place) continue;
    const written = scriptSafe(
      JSON.stringify(value, null, place.space.includes('\n') ? 2 : undefined),
    ).replaceAll('\n', place.space);
    const added = `,${place.space}${JSON.stringify(property)}:${place.space === '' ? '' : ' '}${written}`;
    return block.slice(0, from + place.at) + added + block.slice(from + place.at);
  }
  return null;
}

/**
 * A property for a thing that the page's JSON-LD describes without an `@id`: nothing beside it could be joined to it, so its
 * own block is shown as it is and as it should be. Null where the page has no such block, or one that is too long to compare.
 */
export function extendJsonLd(source: string, extension: Extension): Snippet | null {
  for (const found of jsonLdBlocks(source)) {
    const after = extended(found.block, extension);
    const code = after === null ? null : replacedBlock(found, after);
    if (code !== null) return { label: 'your JSON-LD', language: 'diff', code };
  }
  return null;
}
