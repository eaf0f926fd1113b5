import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject, JsonValue } from '@visible-ai/shared/json-ld/json-value';
import { textsOf } from '@visible-ai/shared/json-ld/json-value';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { saysSame } from '@visible-ai/shared/json-ld/same-value';
import { keptWords, withoutTooMany } from './kept-words.ts';

interface Texts {
  base: string;
  mine: string;
  theirs: string;
}

type Things = ReadonlyMap<string, JsonObject>;

/** Things by their id; one without an id is its own key. */
function thingsOf(text: string): Things | null {
  const { nodes } = readGraph(text);
  if (nodes.length === 0) return null;
  return new Map(nodes.map((node) => [textsOf(node['@id'])[0] ?? JSON.stringify(node), node]));
}

const worded = (name: string, value: JsonValue) => `"${name}": ${JSON.stringify(value)}`;

/**
 * Merges one thing property by property: a value changed on one side wins; if both changed it, the owner
 * wins.
 */
function mergeThing(mine: JsonObject, base: JsonObject, theirs: JsonObject, notes: string[]): JsonObject {
  const merged: [string, JsonValue][] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [own, before, offered] = [mine[name], base[name], theirs[name]];
    const isOwners = !saysSame(own, before);
    const value = isOwners ? own : offered;
    if (value !== undefined) merged.push([name, value]);
    if (!isOwners || offered === undefined || saysSame(offered, before) || saysSame(offered, own)) continue;
    const note = keptWords(worded(name, offered), own === undefined);
    if (note) notes.push(note);
  }
  return Object.fromEntries(merged);
}

/**
 * Combines a new graph with the owner's changes to the last one, thing by thing and property by property, so
 * that the result is always JSON. An owner's text that is not JSON stays whole.
 */
export function mergeThings(texts: Texts): { text: string; notes: string[]; conflicts: number } {
  const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map(thingsOf);
  if (!mine || !theirs)
    return {
      text: texts.mine,
      notes: [
        'Your version was kept as it is: it is not JSON-LD that could be read. Regenerate without keeping edits to see the new one.',
      ],
      conflicts: 1,
    };
  const before: Things = base ?? new Map();
  const notes: string[] = [];
  const merged = new Map<string, JsonObject>();
  for (const [id, thing] of mine) {
    const [offered, was] = [theirs.get(id), before.get(id)];
    // A thing that the site no longer has is removed, unless its owner has changed it.
    if (offered) merged.set(id, mergeThing(thing, was ?? {}, offered, notes));
    else if (!was || !saysSame(thing, was)) merged.set(id, thing);
  }
  for (const [id, offered] of theirs) {
    if (mine.has(id)) continue;
    const was = before.get(id);
    if (!was) merged.set(id, offered);
    else if (!saysSame(offered, was)) {
      const note = keptWords(JSON.stringify(offered), true);
      if (note) notes.push(note);
    }
  }
  return { text: graphText([...merged.values()]), notes: withoutTooMany(notes), conflicts: notes.length };
}
