import { describe, expect, it } from 'vitest';
import { createTrapGuard, isCalendarView } from './trap-guard.ts';

const site = 'https://a.example';
/** How many of the addresses pass before the first counts as a trap. */
function letThrough(address: (index: number) => string, tries = 1000): number {
  const isTrap = createTrapGuard();
  for (let index = 0; index < tries; index += 1) if (isTrap(site + address(index))) return index;
  return tries;
}

describe('a trap', () => {
  it.each([
    ['a part of the path that comes three times', '/a/b/a/c/a/'],
    ['a part with a number at its end that comes three times', '/a1/b/a1/c/a1/'],
    ['a part with a number at its start that comes three times', '/1a/b/1a/c/1a/'],
    ['two parts that come again together', '/a/b/x/a/b/'],
    ['a part that comes again after the same number', '/7/a/x/7/a/'],
    ['more than twelve parts', `/${Array.from({ length: 13 }, (_, index) => `p${index}`).join('/')}`],
    ['more than four parameters', '/a?a=1&b=2&c=3&d=4&e=5'],
    ['an action', '/a?add-to-cart=7'],
    ['an order of a list', '/a?orderby=price'],
    ['a very long address', `/${'a'.repeat(1024)}`],
  ])('is %s', (_name, path) => {
    expect(createTrapGuard()(site + path)).toBe(true);
  });

  it.each([
    ['a part that comes twice', '/a/b/a/'],
    ['parts of a date that are alike', '/2026/11/11/11/'],
    ['twelve parts', `/${Array.from({ length: 12 }, (_, index) => `p${index}`).join('/')}`],
    ['four parameters', '/a?a=1&b=2&c=3&d=4'],
    ['a parameter that only begins like an action', '/a?printer=7'],
    ['an address of 1024 letters', `/${'a'.repeat(1023 - site.length)}`],
  ])('is not %s', (_name, path) => {
    expect(createTrapGuard()(site + path)).toBe(false);
  });

  it('is a path whose parameters never end: twenty variants are let through', () => {
    expect(letThrough((index) => `/shop?colour=${index}`)).toBe(20);
    expect(letThrough((index) => (index === 0 ? '/shop' : `/shop?colour=${index}`))).toBe(21);
    expect(letThrough((index) => `/shop${index}?colour=1`)).toBe(1000);
  });

  it('is a calendar without an end: twenty-four of its days are let through', () => {
    expect(letThrough((index) => `/2026/${(index % 12) + 1}/${index % 28}`)).toBe(24);
    expect(letThrough((index) => `/calendar/2026-${(index % 12) + 1}/view-${index}`)).toBe(24);
    expect(letThrough((index) => `/news/2026/11/story-${index}`)).toBe(1000);
    expect(letThrough((index) => `/calendar/room-${index}`)).toBe(1000);
  });

  it('is a list without an end: five hundred of its parts are let through', () => {
    expect(letThrough((index) => `/blog/page/${index + 2}/`)).toBe(500);
  });
});

it.each([
  ['/calendar/2026-11', true],
  ['/events/calendar/2026/11/', true],
  ['/kalender?monat=11', true],
  ['/calendar/2026-11-concert', false],
  ['/calendar', false],
  ['/blog/2026/11', false],
])('takes %s for a view of a calendar: %s', (path, is) => {
  expect(isCalendarView(`https://site.example${path}`)).toBe(is);
});
