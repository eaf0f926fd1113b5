import { expect, it } from 'vitest';
import { isCall } from './is-call.ts';
import { nameSite } from './name-site.ts';

it.each([
  'Let’s build together',
  'Creamos tu web',
  'Lasst uns bauen',
  'Bread for your home',
  'Давайте строить',
])('speaks to its readers: %s', (text) => {
  expect(isCall(text)).toBe(true);
});

it.each(['Let’s Encrypt', 'Your Dentist', 'Notre Dame', 'Unser Hof', 'Anvil House'])(
  'names something: %s',
  (text) => {
    expect(isCall(text)).toBe(false);
  },
);

it('names no site that says it alone, as its title or its logo, and one whose data do', () => {
  const text = 'Let’s build together';
  const nameOf = (...clues: { from: 'logo' | 'open-graph'; text: string }[]) =>
    nameSite(
      [{ isHome: true, title: text, heading: text, clues, description: '', excerpt: '' }],
      'host.example',
    );
  expect(nameOf()).toBeNull();
  expect(nameOf({ from: 'open-graph', text })).toBe(text);
});
