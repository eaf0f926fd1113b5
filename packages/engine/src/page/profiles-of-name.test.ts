import { expect, it } from 'vitest';
import { profilesOfName } from './profiles-of-name.ts';

it('of several accounts on one network only those that are called like the site are its own', () => {
  const own = [
    'https://github.com/smiths/anvil-ui',
    'https://twitter.com/tw_anvil_ui',
    'https://www.linkedin.com/company/smiths',
  ];
  const ofOthers = ['https://x.com/annlee', 'https://twitter.com/smiths', 'https://github.com/smiths'];
  expect(profilesOfName([...ofOthers, ...own], ['Anvil UI', 'anvil-ui.github.io'])).toEqual(own);
});

it('many on one network of which none is called like the site are those of people', () => {
  const people = ['ann', 'bob', 'cem'].map((name) => `https://github.com/${name}-smith`);
  const own = 'https://www.linkedin.com/company/smiths';
  expect(profilesOfName([...people, own], ['Anvil', 'anvil.example'])).toEqual([own]);
});

it('two stay where none is called like the site', () => {
  const profiles = ['https://x.com/annlee', 'https://x.com/smiths', 'https://github.com/smiths'];
  expect(profilesOfName(profiles, ['Наковальня', 'xn--80ae.example'])).toEqual(profiles);
});
