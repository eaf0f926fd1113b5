import { expect, it } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const logosOf = (html: string) =>
  factsOf(`<header>${html}</header><main><h1>Start</h1></main>`)
    .nameClues.filter(({ from }) => from === 'logo')
    .map(({ text }) => text);

it('a tagline beside the link home is no part of the name', () => {
  expect(
    logosOf(
      '<div class="navbar-brand"><a class="brand-logo" href="/">Brandt &amp; Özdemir</a><div class="site-description">Rechtsanwälte in Kassel</div></div>',
    ),
  ).toEqual(['Brandt & Özdemir']);
});

it('a logo without a link home is the name as it stands', () => {
  expect(logosOf('<div class="site-title">Rye &amp; Sons</div>')).toEqual(['Rye & Sons']);
});
