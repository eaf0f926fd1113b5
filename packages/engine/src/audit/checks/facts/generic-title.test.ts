import { expect, it } from 'vitest';
import { isGenericTitle, isPassingTitle, isSubject } from './generic-title.ts';

it.each([
  'Redirecting...',
  'Redirecting to https://shop.example/en/',
  'Before you continue to YouTube',
  'Loading | Wheelhouse',
  'Wheelhouse – Just a moment…',
  'Sie werden weitergeleitet',
  'Un instant',
  '加载中…',
  'Загрузка',
])('“%s” stands before a page', (title) => {
  expect(isPassingTitle(title)).toBe(true);
  expect(isGenericTitle(title)).toBe(true);
});

it.each([
  'Redirecting rivers: how Utrecht moved its canals',
  'Before you continue to Rome: a checklist for cyclists',
  'Loading – a guide to freight on bicycles',
  'Loading docks for rent in Utrecht',
])('“%s” is the title of a page', (title) => {
  expect(isGenericTitle(title)).toBe(false);
});

it.each([
  ['Bicycle repair in Utrecht', true],
  ['麵包店', true],
  ['Welcome', false],
  ['Über uns', false],
  ['Shop', false],
  ['Lorem, ipsum dolor.', false],
  ['2026', false],
])('“%s” names a subject: %s', (text, names) => {
  expect(isSubject(text)).toBe(names);
});
