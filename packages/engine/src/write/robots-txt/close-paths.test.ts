import { describe, expect, it } from 'vitest';
import { draftOf } from '../../robots-edit/robots-edit.ts';
import { closePaths, delayCrawls } from './close-paths.ts';

const origin = 'https://anvils.example';
/** The lines of a file after the paths were closed, without comments and empty lines. */
const closed = (text: string, ...paths: string[]) =>
  closePaths(draftOf(text), paths, origin)
    .text.split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'));

const CART = ['Disallow: /cart$', 'Disallow: /cart/', 'Disallow: /cart?'];

describe('paths that the owner closes', () => {
  it('are closed for everybody, also in a file without a group for all', () => {
    expect(closed('', '/cart')).toEqual(['User-agent: *', ...CART]);
    expect(closed('User-agent: GPTBot\nDisallow: /x\n', '/cart')).toEqual([
      'User-agent: GPTBot',
      'Disallow: /x',
      ...CART,
      'User-agent: *',
      ...CART,
    ]);
    expect(closed('User-agent: *\nDisallow: /x\n')).toEqual(['User-agent: *', 'Disallow: /x']);
  });

  it('are closed in every group, for an agent with several groups in its last one', () => {
    const file =
      'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /z\n';
    expect(closed(file, '/cart')).toEqual([
      'User-agent: *',
      'Disallow: /a',
      'User-agent: GPTBot',
      'Disallow: /b',
      ...CART,
      'User-agent: *',
      'Disallow: /z',
      ...CART,
    ]);
  });

  it('are closed for crawlers that take no misspelt field, too', () => {
    expect(closed('User agent: *\nDissallow: /x\n', '/cart')).toEqual([
      'User-agent: *',
      'Dissallow: /x',
      ...CART,
    ]);
    expect(closed('User agent: * # all\nDissallow: /cart\n', '/cart')).toEqual([
      'User-agent: * # all',
      'Disallow: /cart',
    ]);
    const other = 'User agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n';
    expect(closed(other)).toEqual(other.split('\n').filter(Boolean));
  });

  it('are not written for an agent without a name', () => {
    const file = 'User-agent: *\nDisallow: /cart\n\nUser-agent:\nDisallow: /x\n';
    expect(closed(file, '/cart')).toEqual([
      'User-agent: *',
      'Disallow: /cart',
      'User-agent:',
      'Disallow: /x',
    ]);
  });

  it.each([
    ['by the same rule', 'Disallow: /cart$\nDisallow: /cart/\nDisallow: /cart?'],
    ['by a wider rule', 'Disallow: /c'],
    ['with everything else', 'Disallow: /'],
  ])('are not closed again where they are closed %s', (_how, rules) => {
    expect(closed(`User-agent: *\n${rules}\n`, '/cart')).toEqual(['User-agent: *', ...rules.split('\n')]);
  });

  it('are closed where only one agent of the group is kept out elsewhere', () => {
    const file = 'User-agent: *\nUser-agent: GPTBot\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /cart\n';
    expect(closed(file, '/cart')).toEqual([
      'User-agent: *',
      'User-agent: GPTBot',
      'Disallow: /x',
      ...CART,
      'User-agent: GPTBot',
      'Disallow: /cart',
    ]);
  });
});

describe('a pattern that the owner closes', () => {
  const pdf = '/*.pdf$';
  it.each([
    ['is written as it is', 'Disallow: /x', true],
    ['is written beside an exception from everything', 'Disallow: /\nAllow: /public/', true],
    ['is not written where everything is closed', 'Disallow: /', false],
    ['is not written where everything and more is closed', 'Disallow: /x\nDisallow: /', false],
    ['is not written twice', `Disallow: ${pdf}`, false],
    ['is written where only a part is closed', 'Disallow: /x\nDisallow: /y', true],
    ['is written where all is open', 'Allow: /', true],
  ])('%s: %s', (_what, rules, isWritten) => {
    expect(closed(`User-agent: *\n${rules}\n`, pdf)).toEqual([
      'User-agent: *',
      ...rules.split('\n'),
      ...(isWritten ? [`Disallow: ${pdf}`] : []),
    ]);
  });
});

describe('a line that opens what the owner closes', () => {
  it('is reversed if it opens exactly that, and more specific exceptions stay', () => {
    expect(closed('User-agent: *\nAllow: /cart/\nAllow: /cart/help\n', '/cart/')).toEqual([
      'User-agent: *',
      'Disallow: /cart/',
      'Allow: /cart/help',
    ]);
  });

  it('is left out if our longer lines override it and it opens nothing else', () => {
    const file = 'User-agent: *\nDisallow: /x\nAllow: /cart\n';
    expect(closed(file, '/cart')).toEqual(['User-agent: *', 'Disallow: /x', ...CART]);
  });

  it('stays if it opens something else too', () => {
    const file = 'User-agent: *\nDisallow: /c\nAllow: /cart\n';
    expect(closed(file, '/cart')).toEqual(['User-agent: *', 'Disallow: /c', 'Allow: /cart', ...CART]);
    const two = `${file}\nUser-agent: GPTBot\nDisallow: /x\nAllow: /cart\n`;
    expect(closed(two, '/cart').filter((line) => line === 'Allow: /cart')).toHaveLength(2);
  });

  it('stays if its group would have no other rule', () => {
    const alone = 'User-agent: GPTBot\nAllow: /cart\n\nUser-agent: *\nDisallow: /x\n';
    expect(closed(alone, '/cart')).toContain('Allow: /cart');
    const open = 'User-agent: GPTBot\nAllow: /cart\nAllow: /y\n\nUser-agent: *\nDisallow: /x\n';
    expect(closed(open, '/cart')).not.toContain('Allow: /cart');
  });

  it('stays if the path is used as written', () => {
    const file = 'User-agent: *\nDisallow: /x\nAllow: /tag-\n';
    expect(closed(file, '/tag-')).toEqual(['User-agent: *', 'Disallow: /x', 'Disallow: /tag-']);
  });
});

describe('a delay between requests', () => {
  const delayed = (text: string, seconds = 5) => delayCrawls(draftOf(text), seconds).text;
  it('stands in the owner’s own lines, in the group for all, or in a new one', () => {
    expect(delayed('User-agent: *\nCrawl-delay: 10 # slow\nDisallow: /x\n')).toBe(
      'User-agent: *\nCrawl-delay: 5 # slow\nDisallow: /x\n',
    );
    expect(delayed('User-agent: *\nDisallow: /x\n')).toBe('User-agent: *\nDisallow: /x\nCrawl-delay: 5\n');
    expect(delayed('User-agent: GPTBot\nCrawl-delay: 9\nDisallow: /x\n')).toContain(
      'User-agent: *\nCrawl-delay: 5\nAllow: /',
    );
  });

  it('changes nothing where it is the same, or where none is wanted', () => {
    const file = 'User-agent: *\nCrawl-delay:   5\nDisallow: /x\n';
    expect(delayed(file)).toBe(file);
    expect(delayed(file, 0)).toBe(file);
  });
});
