import { graphText } from '@visible-ai/shared/json-ld/graph-text';
import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import { readGraph } from '@visible-ai/shared/json-ld/read-graph';
import { describe, expect, it } from 'vitest';
import { mergeEditsTask } from './merge-edits-task.ts';

const thing = (name: string, properties: JsonObject = {}): JsonObject => ({
  '@type': 'Thing',
  '@id': `https://a.example/#${name}`,
  ...properties,
});
function merge(base: JsonObject[], mine: JsonObject[], theirs: JsonObject[]) {
  const [one, two, three] = [base, mine, theirs].map(graphText);
  const { text, notes } = mergeEditsTask({
    by: 'things',
    base: one ?? '',
    mine: two ?? '',
    theirs: three ?? '',
  });
  return { nodes: readGraph(text).nodes, notes };
}

describe('a graph that its owner and the site have changed', () => {
  it('has both changes, property by property', () => {
    const base = [thing('a', { name: 'A', telephone: '1', email: 'e' })];
    const mine = [thing('a', { name: 'Mine', telephone: '1' })];
    const theirs = [thing('a', { name: 'A', telephone: '2', email: 'e', url: 'u' })];
    expect(merge(base, mine, theirs)).toEqual({
      nodes: [thing('a', { name: 'Mine', telephone: '2', url: 'u' })],
      notes: [],
    });
  });

  it('keeps its owner’s where both changed one, and says what would now stand there', () => {
    const { nodes, notes } = merge(
      [thing('a', { name: 'A' })],
      [thing('a', { name: 'Mine' })],
      [thing('a', { name: 'New' })],
    );
    expect(nodes).toEqual([thing('a', { name: 'Mine' })]);
    expect(notes).toEqual(['Your words were kept instead of this new text: "name": "New"']);
  });

  it('has things that are new on either side, and not those that one took out', () => {
    const base = [thing('a'), thing('b', { name: 'B' }), thing('c'), thing('d', { name: 'D' })];
    const mine = [thing('a'), thing('c'), thing('d', { name: 'My D' }), thing('mine')];
    const theirs = [thing('a'), thing('b', { name: 'B2' }), thing('new')];
    const { nodes, notes } = merge(base, mine, theirs);
    expect(nodes).toEqual([thing('a'), thing('d', { name: 'My D' }), thing('mine'), thing('new')]);
    expect(notes).toEqual([expect.stringMatching(/^You removed a part that would now read: .*"B2"/)]);
  });

  it('is not changed by another order or another way to write one value', () => {
    const base = [thing('a', { sameAs: ['x', 'y'] })];
    const mine = [thing('a', { sameAs: ['y', 'x'] })];
    expect(merge(base, mine, [thing('a', { sameAs: ['x', 'y', 'z'] })]).nodes).toEqual([
      thing('a', { sameAs: ['x', 'y', 'z'] }),
    ]);
  });

  it('stays whole where its owner has made it something that is no JSON', () => {
    const text = graphText([thing('a')]);
    const merged = mergeEditsTask({ by: 'things', base: text, mine: `${text}oops`, theirs: text });
    expect(merged.text).toBe(`${text}oops`);
    expect(merged.notes).toEqual([expect.stringContaining('not JSON-LD that could be read')]);
  });
});
