import { isJsonObject } from '@visible-ai/shared/json-ld/json-value';
import { describe, expect, it } from 'vitest';
import { at, dataOf, graphOf, type MadePage, ownOf } from '../testing/graph-of.ts';

const home = { url: '/', title: 'Anvil House' };
/** The trail of the last of these pages: names, with the paths that they lead to. */
const trail = (...pages: MadePage[]) => {
  const last = new URL(pages.at(-1)?.url ?? '', at('/')).href;
  const node = graphOf(home, ...pages)
    .of('BreadcrumbList')
    .find((each) => each['@id'] === `${last}#breadcrumb`);
  return (
    node &&
    (node.itemListElement as unknown[]).flatMap((step) =>
      isJsonObject(step as never)
        ? [`${(step as { name: string }).name} ${(step as { item: string }).item.slice(at('').length)}`]
        : [],
    )
  );
};
const step = (name: string, path: string | null) => ({ name, url: path === null ? null : at(path) });
const shows = (...steps: ReturnType<typeof step>[]) => ({
  url: '/anvils/small',
  title: 'Small anvils',
  data: dataOf({ trail: steps }),
});

describe('the trail that a page shows', () => {
  it('ends with the page: its last step may be no link', () => {
    expect(trail(shows(step('Home', '/'), step('Small', null)))).toEqual(['Home /', 'Small /anvils/small']);
    expect(trail(shows(step('Home', '/'), step('Small', '/anvils/small')))).toEqual([
      'Home /',
      'Small /anvils/small',
    ]);
    expect(trail(shows(step('Home', '/'), step('Small', '/anvils/small/')))).toEqual([
      'Home /',
      'Small /anvils/small/',
    ]);
    expect(trail(shows(step('Home', '/')))).toEqual(['Home /', 'Small anvils /anvils/small']);
  });

  it('has no step for a part of a page that is a step', () => {
    expect(
      trail(shows(step('Home', '/'), step('Anvils', '/#anvils'), step('Small', '/anvils/small'))),
    ).toEqual(['Home /', 'Small /anvils/small']);
    expect(trail(shows(step('Home', '/'), step('Anvils', '/anvils/small#'), step('Small', null)))).toEqual([
      'Home /',
      'Small /anvils/small',
    ]);
  });

  it('is none of one step, or with a gap', () => {
    expect(trail(shows(step('Small', null)))).toBeUndefined();
    expect(trail(shows(step('Home', '/'), step('Anvils', null), step('Small', null)))).toBeUndefined();
  });
});

it('a page whose title all pages have ends its trail as it is called', () => {
  const resume = {
    asked: '',
    titles: { document: 'Anvil House', social: '', heading: '', headline: '' },
  } as unknown as NonNullable<MadePage['resume']>;
  const node = graphOf(
    { ...home, resume },
    { ...shows(step('Home', '/')), title: 'Fees and grants', resume },
  ).of('BreadcrumbList')[0];
  expect(JSON.stringify(node)).toContain('Fees and grants');
});

describe('the trail that a page’s folders give', () => {
  const folder = { url: '/anvils/', title: 'Anvils' };
  const inside = { url: '/anvils/small', title: 'Small anvils' };

  it('has each folder with a page, up to the page itself', () => {
    const deep = { url: '/anvils/small/red', title: 'Red anvils' };
    expect(trail(folder, inside, deep)).toEqual([
      'Anvil House /',
      'Anvils /anvils/',
      'Small anvils /anvils/small',
      'Red anvils /anvils/small/red',
    ]);
    expect(trail(folder, deep)).toEqual(['Anvil House /', 'Anvils /anvils/', 'Red anvils /anvils/small/red']);
    expect(trail(folder)).toBeUndefined();
  });

  it('is none of an address with a query, of another language, or with two steps of one name', () => {
    expect(trail(folder, { ...inside, url: '/anvils/small?page=2' })).toBeUndefined();
    expect(trail(folder, { ...inside, language: 'de' })).toBeUndefined();
    expect(trail(folder, { ...inside, language: 'en-GB' })).toHaveLength(3);
    expect(trail({ ...folder, language: 'en-GB' }, { ...inside, language: 'en-US' })).toHaveLength(3);
    expect(trail(folder, { ...inside, title: 'ANVILS' })).toBeUndefined();
  });

  it('starts where the site does', () => {
    const made = (...pages: MadePage[]) =>
      graphOf({ url: '/shop/index.html', title: 'Anvil House' }, ...pages).of('BreadcrumbList');
    const anvils = { url: '/shop/anvils/', title: 'Anvils' };
    expect(made(anvils, { url: '/shop/anvils/small', title: 'Small' })).toHaveLength(1);
    expect(made({ url: '/blog/', title: 'Blog' }, { url: '/blog/a', title: 'A' })).toEqual([]);
  });

  it('is none of the first page', () => {
    const start = { ...home, data: dataOf({ trail: [step('Home', '/'), step('Start', '/start')] }) };
    expect(graphOf(start).of('BreadcrumbList')).toEqual([]);
  });
});

describe('trails of the owner', () => {
  it('stay, each with an id of its own', () => {
    const own = (name: string) => ({ types: ['BreadcrumbList'], id: '', properties: { name } });
    const page = { url: '/a', title: 'A', data: dataOf({ own: [own('One'), own('Two')] }) };
    expect(graphOf(home, page).of('BreadcrumbList')).toEqual([
      { '@type': 'BreadcrumbList', '@id': at('/a#breadcrumb'), name: 'One' },
      { '@type': 'BreadcrumbList', '@id': at('/a#breadcrumb-2'), name: 'Two' },
    ]);
  });

  it('with an id on another page say where they belong', () => {
    const data = ownOf(['BreadcrumbList'], { name: 'One' }, at('/other#trail'));
    expect(graphOf(home, { url: '/a', title: 'A', data }).of('BreadcrumbList')).toEqual([
      {
        '@type': 'BreadcrumbList',
        '@id': at('/other#trail'),
        name: 'One',
        mainEntityOfPage: { '@id': at('/a') },
      },
    ]);
  });
});
