import { describe, expect, it } from 'vitest';
import { noFacts, siteOf } from '../testing/site-of.ts';
import { siteTitle } from './site-title.ts';

const business = (name: string) => ({ ...noFacts, name });
const link = (text: string) => ({ text, url: `https://anvils.example/${text}`, group: '' });
type Home = Partial<Parameters<typeof siteOf>[0][number]>;
/** The title of a site whose business is the Anvil House. */
const titleOf = (name: string, home: Home = {}, names = ['Anvil House']) =>
  siteTitle(
    siteOf(
      [
        { url: '/', title: 'The Anvil-House of Leeds', ...home },
        ...names.map((each, at) => ({ url: `/${at}`, title: 'Page', business: business(each) })),
      ],
      { name },
    ),
  );

describe('the title of a site is its name, where that is one', () => {
  it.each([
    ['Tongs & Sons', 'Tongs & Sons'],
    ['Tongs, Sons', 'Tongs, Sons'],
    ['Tongs | Sons | ', 'Tongs | Sons |'],
    ['Quarrel 3.2 documentation', 'Quarrel documentation'],
    ['Quarrel 3.2.1 ドキュメント', 'Quarrel ドキュメント'],
    ['Quarrel v3.2.1 Docs', 'Quarrel Docs'],
    ['Quarrel 3.2', 'Quarrel 3.2'],
    ['Next.js framework', 'Next.js framework'],
    ['Version 2.0 of it', 'Version 2.0 of it'],
    ['A.I', 'A.I'],
    ['Route 66', 'Route 66'],
    ['The localhost', 'The localhost'],
    ['Go to www.x', 'Go to www.x'],
  ])('%s', (name, title) => {
    expect(titleOf(name)).toBe(title);
  });
});

describe('the title is that of its business, where its name is', () => {
  it.each([
    ['a row of key words', 'Tongs, hammers, horns'],
    ['a row in Chinese', '铁砧、铁锤、铁钳'],
    ['a host', 'anvils.example'],
    ['a name like a host', 'anvils.js'],
    ['a host with its port', 'anvils.example:8080'],
    ['a host of many names', 'www.anvils'],
    ['an address', '192.168.0.1'],
    ['an address in brackets', '[::1]'],
    ['a computer of one’s own', 'localhost:3000'],
    ['no word', '– | –'],
    ['nothing', ''],
    ['a trade', '铁砧厂家'],
  ])('%s', (_, name) => {
    expect(titleOf(name)).toBe('Anvil House');
  });

  it('a page in the menu, however it is written', () => {
    const navigation = [link('About us'), link('TONGS  and-more')];
    expect(titleOf('Tongs and more', { navigation })).toBe('Anvil House');
    expect(titleOf('Tongs', { navigation })).toBe('Tongs');
    expect(titleOf('Ｔongs and more', { navigation })).toBe('Anvil House');
  });

  it.each([
    ['its title', { title: 'The ANVIL  house' }, true],
    ['its description', { title: '', description: 'At Anvil House we forge.' }, true],
    ['its text', { title: '', sections: [{ level: 1, heading: '', text: 'By Anvil House.' }] }, true],
    ['nothing of it', { title: 'Tongs' }, false],
  ])('and a page speaks of that business in %s', (_, home, does) => {
    expect(titleOf('anvils.example', home)).toBe(does ? 'Anvil House' : 'anvils.example');
  });

  it('and the name of the business is no row and no single sign', () => {
    expect(titleOf('x.example', { title: 'Anvils, tongs, horns and A' }, ['Anvils, tongs, horns', 'A'])).toBe(
      'x.example',
    );
    expect(titleOf('x.example', { title: 'It is A1' }, ['A1'])).toBe('A1');
  });

  it('the first of five names', () => {
    const names = ['One Co', 'Two Co', 'Three Co', 'Four Co', 'Five Co', 'Six Co'];
    expect(titleOf('x.example', { title: 'Five Co and Six Co' }, names)).toBe('Five Co');
    expect(titleOf('x.example', { title: 'Six Co' }, names)).toBe('x.example');
    expect(titleOf('x.example', { title: 'Six Co' }, [...names.slice(0, 4), 'One Co', 'Six Co'])).toBe(
      'Six Co',
    );
  });
});

it('a site without a page keeps its name', () => {
  expect(siteTitle(siteOf([], { name: 'x.example' }))).toBe('x.example');
  expect(siteTitle(siteOf([], { name: 'Tongs' }))).toBe('Tongs');
});
