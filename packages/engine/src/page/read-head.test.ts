import { describe, expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

describe('the head of a page', () => {
  it('gives its title, without that of a picture in it', () => {
    const facts = factsOf('<body><svg><title>Icon</title></svg><title> The \n shop&amp;more </title>');
    expect(facts.title).toBe('The shop&more');
  });

  it('gives no title where there is none', () => {
    expect(factsOf('<p>Hello').title).toBeNull();
    expect(factsOf('<title></title>').title).toBe('');
  });

  it('gives the description, language and site name', () => {
    const facts = factsOf(
      '<html lang=" fr-CA "><META NAME=Description content="  One\n two "><meta property="og:site_name" content="Le Site">',
    );
    expect(facts).toMatchObject({ metaDescription: 'One two', lang: 'fr-CA' });
  });

  it('resolves canonical links against the base address', () => {
    const facts = factsOf(
      '<base href="/de/"><link rel="CANONICAL other" href="seite"><link rel=canonical href="http://[">',
    );
    expect(facts.canonicals).toEqual([
      { href: 'seite', url: 'https://shop.example/de/seite' },
      { href: 'http://[', url: null },
    ]);
  });

  it('keeps a canonical link with an attribute of a version apart, as Google does', () => {
    const facts = factsOf(
      '<link rel=canonical media="only screen" href="/small"><link rel=canonical type="" href="/page">',
    );
    expect(facts.canonicals.map(({ href }) => href)).toEqual(['/page']);
    expect(facts.strayCanonicals).toMatchObject([{ href: '/small', qualifier: 'media' }]);
  });

  it('gives the metas that steer crawlers, by agent', () => {
    const facts = factsOf(
      '<meta name=Robots content="NOINDEX, nofollow"><meta name=googlebot content=nosnippet><meta name=viewport content=x>',
    );
    expect(facts.robotsMeta).toEqual([
      { agent: 'robots', content: 'NOINDEX, nofollow' },
      { agent: 'googlebot', content: 'nosnippet' },
    ]);
  });

  it('gives the first value of each Open Graph and Twitter property, and harms nobody with a name', () => {
    const facts = factsOf(
      '<meta property="og:title" content=A><meta property="og:title" content=B><meta name="twitter:card" content=summary>' +
        '<meta property="__proto__" content=x><meta property="og:" content=x>',
    );
    expect(facts.openGraph).toEqual({ 'og:title': 'A', 'twitter:card': 'summary' });
  });

  it('gives alternates and what describes the page', () => {
    const facts = factsOf(
      '<link rel=alternate hreflang=de href=/de><link rel=alternate type="text/markdown" href=page.md>' +
        '<link rel=describedby href=/llms.txt>',
    );
    expect(facts.alternates).toEqual([
      { type: null, hreflang: 'de', href: '/de', url: 'https://shop.example/de' },
      { type: 'text/markdown', hreflang: null, href: 'page.md', url: 'https://shop.example/guide/page.md' },
    ]);
    expect(facts.describedBy).toEqual(['https://shop.example/llms.txt']);
  });
});
