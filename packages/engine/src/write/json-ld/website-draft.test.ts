import { describe, expect, it } from 'vitest';
import { at, dataOf, graphOf, ownOf } from '../testing/graph-of.ts';

const home = { url: '/', title: 'Anvil House', description: 'We forge anvils.' };

describe('the site itself', () => {
  it('is as the home page’s data describe it, with what other pages say of the same', () => {
    const here = ownOf(['WebSite'], { name: 'Anvil House' });
    const same = ownOf(['WebSite'], { name: 'anvil house', alternateName: 'The forge' });
    const other = ownOf(['WebSite'], { name: 'Tongs', keywords: 'tongs' });
    const { of } = graphOf({ ...home, data: here }, { url: '/a', data: other }, { url: '/b', data: same });
    expect(of('WebSite')).toEqual([
      {
        '@type': 'WebSite',
        '@id': at('/#website'),
        name: 'Anvil House',
        alternateName: 'The forge',
        url: at('/'),
        description: 'We forge anvils.',
        inLanguage: 'en',
      },
    ]);
  });

  it('does not keep a description that nobody wrote', () => {
    const data = ownOf(['WebSite'], { name: 'Anvil House', description: 'Just another WordPress site' });
    const { of } = graphOf({ ...home, data });
    expect(of('WebSite')).toMatchObject([{ name: 'Anvil House', description: 'We forge anvils.' }]);
    const [drafted] = graphOf({ ...home, description: 'Your tagline here' }).of('WebSite');
    expect(drafted).not.toHaveProperty('description');
  });

  it('is not described by a greeting', () => {
    const [drafted] = graphOf({ ...home, description: 'Welcome to my website!' }).of('WebSite');
    expect(drafted).not.toHaveProperty('description');
  });

  it('is the same under one id, whatever its name, and not the same without id and name', () => {
    const here = ownOf(['WebSite'], { name: 'Anvil House' }, at('/#site'));
    const renamed = ownOf(['WebSite'], { name: 'Forge', keywords: 'forge' }, at('/#site'));
    const { of } = graphOf({ ...home, data: here }, { url: '/a', data: renamed });
    expect(of('WebSite')).toMatchObject([{ '@id': at('/#site'), name: 'Anvil House', keywords: 'forge' }]);
    const another = ownOf(['WebSite'], { name: 'Forge', keywords: 'forge' });
    expect(
      graphOf({ ...home, data: here }, { url: '/a', data: another }).of('WebSite')[0],
    ).not.toHaveProperty('keywords');
  });

  it('is as another page describes it, if the home page does not', () => {
    const there = ownOf(['WebSite'], { name: 'The Anvil House', keywords: 'anvils' });
    expect(graphOf(home, { url: '/a', data: there }).of('WebSite')).toMatchObject([
      { name: 'The Anvil House', keywords: 'anvils', url: at('/') },
    ]);
  });

  it('is not written beside microdata of the same kind', () => {
    const data = dataOf({ marked: ['WebSite'] });
    expect(graphOf({ ...home, data }).of('WebSite')).toEqual([]);
    const both = { ...ownOf(['WebSite'], { name: 'Mine' }), marked: ['WebSite'] };
    expect(graphOf({ ...home, data: both }).of('WebSite')).toHaveLength(1);
  });
});
