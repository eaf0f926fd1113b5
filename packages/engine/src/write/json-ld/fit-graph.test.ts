import { describe, expect, it } from 'vitest';
import { fitGraph, MOST_BYTES } from './fit-graph.ts';
import type { GraphDraft } from './graph-draft.ts';

const draft = (id: string, share: number, more: Partial<GraphDraft> = {}): GraphDraft => ({
  family: 'Product',
  page: 'https://anvils.example/',
  node: { '@id': id, description: 'x'.repeat(Math.round(MOST_BYTES * share)) },
  sources: new Map(),
  isOwn: false,
  added: [],
  ...more,
});
const keeps = (...drafts: GraphDraft[]) => fitGraph(drafts).kept.map(({ node }) => node['@id']);

describe('what fits into a file', () => {
  it('is everything that has room, in its order', () => {
    const drafts = [
      draft('own', 0.2, { isOwn: true }),
      draft('new', 0.2),
      draft('site', 0.2, { family: 'WebSite' }),
    ];
    expect(keeps(...drafts)).toEqual(['own', 'new', 'site']);
    expect(fitGraph(drafts).left).toEqual([]);
  });

  it('is who is behind the site first, then new things, then richer ones, then those that are there', () => {
    const same = draft('same', 0.4, { isOwn: true });
    const richer = draft('richer', 0.4, { isOwn: true, added: ['url'] });
    const fresh = draft('new', 0.4);
    const site = draft('site', 0.4, { family: 'WebSite', isOwn: true });
    const firm = draft('firm', 0.4, { family: 'Organization', isOwn: true });
    expect(keeps(same, richer)).toEqual(['same', 'richer']);
    expect(keeps(same, richer, fresh)).toEqual(['richer', 'new']);
    expect(keeps(same, richer, fresh, site)).toEqual(['new', 'site']);
    expect(keeps(same, richer, fresh, site, firm)).toEqual(['site', 'firm']);
    expect(keeps(draft('one', 0.6), draft('two', 0.6))).toEqual(['one']);
  });

  it('passes over what is too large for the rest of the room', () => {
    expect(keeps(draft('one', 0.6), draft('two', 0.6), draft('three', 0.3))).toEqual(['one', 'three']);
    expect(fitGraph([draft('huge', 1.2)])).toMatchObject({ kept: [], left: [{ node: { '@id': 'huge' } }] });
  });
});
