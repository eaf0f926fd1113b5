import { describe, expect, it } from 'vitest';
import { pageScripts, scriptElement, scriptsHtml } from './page-scripts.ts';

const us = {
  '@type': 'Organization',
  '@id': 'https://a.example/#us',
  name: 'A',
  url: 'https://a.example/',
  telephone: '1',
};
const trail = { '@type': 'BreadcrumbList', '@id': 'https://a.example/b#trail' };
const article = {
  '@type': 'Article',
  '@id': 'https://a.example/b.html',
  publisher: { '@id': 'https://a.example/#us' },
};

describe('the blocks for pages', () => {
  it('have what belongs on each page, whichever way its address is written', () => {
    expect(pageScripts([us, trail, article]).map(({ page, types }) => [page, types])).toEqual([
      ['https://a.example/', ['Organization']],
      ['https://a.example/b', ['BreadcrumbList', 'Article']],
    ]);
  });

  it('say in short who is meant on another page: an engine reads one page at a time', () => {
    const [, page] = pageScripts([us, trail, article]);
    const { telephone: _telephone, ...short } = us;
    expect(page?.nodes).toEqual([trail, article, short]);
    expect(page?.own).toEqual([trail, article]);
  });

  it('stand where a thing says that it belongs, before what its id says', () => {
    const product = {
      '@type': 'Product',
      '@id': 'https://a.example/#p1',
      mainEntityOfPage: { '@id': 'https://a.example/p' },
    };
    expect(pageScripts([product]).map(({ page }) => page)).toEqual(['https://a.example/p']);
    expect(pageScripts([{ '@type': 'Thing', '@id': 'urn:x' }, { '@type': 'Thing' }])).toEqual([]);
  });

  it('are scripts that no text can end', () => {
    const hostile = { ...trail, name: '</script><img src=x>', '@id': 'https://a.example/--><script>#x' };
    const html = scriptsHtml([hostile]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.split('\n')[0]).toBe('<!-- https://a.example/%2D%2D%3E%3Cscript%3E -->');
    const [script] = pageScripts([trail]);
    expect(script && scriptElement(script)).toMatch(
      /^<script type="application\/ld\+json">\n\{[\s\S]*\}\n<\/script>\n$/,
    );
  });
});
