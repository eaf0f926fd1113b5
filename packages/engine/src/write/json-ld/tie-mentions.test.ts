import type { JsonObject } from '@visible-ai/shared/json-ld/json-value';
import { describe, expect, it } from 'vitest';
import { tieMentions } from './tie-mentions.ts';

const referred = {
  organization: { id: 'https://anvils.example/#us', names: new Set(['anvilhouse']), isPerson: false },
  website: 'https://anvils.example/#site',
};
const tied = (node: JsonObject, to: Parameters<typeof tieMentions>[1] = referred) => tieMentions(node, to);

describe('a thing that another one mentions', () => {
  const firm = { '@type': 'Organization', name: 'Anvil House' };
  const site = { '@type': 'WebSite', name: 'Anvil House' };

  it('gets the id of the owner or the site that it names, also one of several', () => {
    const other = { '@type': 'Organization', name: 'Tongs' };
    expect(tied({ '@type': 'Article', publisher: firm, isPartOf: site, author: [other, firm] })).toEqual({
      '@type': 'Article',
      publisher: { '@id': 'https://anvils.example/#us', ...firm },
      isPartOf: { '@id': 'https://anvils.example/#site', ...site },
      author: [other, { '@id': 'https://anvils.example/#us', ...firm }],
    });
  });

  it('gets the id of the person whose site it is, if it is a person', () => {
    const ann = { '@type': 'Person', name: 'Ann Lee' };
    const organization = { id: 'https://ann.example/#person', names: new Set(['annlee']), isPerson: true };
    const node = (author: JsonObject) =>
      tied({ '@type': 'Article', author }, { organization, website: null }).author;
    expect(node(ann)).toEqual({ '@id': 'https://ann.example/#person', ...ann });
    expect(node({ name: 'Ann Lee' })).toMatchObject({ '@id': 'https://ann.example/#person' });
    expect(node({ ...ann, '@type': 'Organization' })).not.toHaveProperty('@id');
  });

  it.each<[string, JsonObject]>([
    ['of another name', { ...firm, name: 'Tongs' }],
    ['without a name', { '@type': 'Organization' }],
    ['where it is a person and the owner is none', { '@type': 'Person', name: 'Anvil House' }],
    ['with an id', { ...firm, '@id': 'https://anvils.example/#them' }],
  ])('stays as it is %s', (_what, mentioned) => {
    expect(tied({ '@type': 'Article', publisher: mentioned, headline: 'Anvil House' })).toEqual({
      '@type': 'Article',
      publisher: mentioned,
      headline: 'Anvil House',
    });
  });

  it('stays as it is in a property for other things', () => {
    const node = { '@type': 'Article', about: firm };
    expect(tied(node)).toEqual(node);
  });

  it('stays as it is where there is no owner, and no site', () => {
    const node = { '@type': 'Article', publisher: firm, isPartOf: site };
    expect(tied(node, { organization: null, website: null })).toEqual(node);
  });
});
