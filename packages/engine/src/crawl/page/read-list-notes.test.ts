import { describe, expect, it } from 'vitest';
import { readContentPage } from './read-content-page.ts';

const read = (body: string) =>
  readContentPage({
    bytes: new TextEncoder().encode(
      `<!doctype html><html lang="en"><title>T</title><body><main>${body}</main>`,
    ),
    contentType: 'text/html; charset=utf-8',
    url: 'https://docs.example/reference/',
  }).listed;
const said = ['Opens a file for reading.', 'Closes a file again.', 'Copies a file elsewhere.'];
const expected = said.map((text, at) => ({ url: `https://docs.example/reference/f${at}`, text }));

describe('what an index says of the pages it lists', () => {
  it.each([
    [
      'a list',
      `<ul>${said.map((text, at) => `<li><a href=f${at}>f${at}()</a> – ${text}</li>`).join('')}</ul>`,
    ],
    [
      'a table',
      `<table>${said.map((text, at) => `<tr><td><a href=f${at}#x>f${at}</a><td>${text}</tr>`).join('')}</table>`,
    ],
    [
      'definitions',
      `<dl>${said.map((text, at) => `<dt><a href=f${at}>f${at}</a></dt><dd>${text}</dd>`).join('')}</dl>`,
    ],
  ])('stands beside the links of %s', (_, html) => {
    expect(read(html)).toEqual(expected);
  });

  it('is the text of a card, without its title, its author and what leads on', () => {
    const card = (text: string, at: number) =>
      `<article><h2><a href=f${at}>f${at}</a></h2><div class="entry-meta">Leave a Comment / Files / By Ann Miller</div><p>${text}</p><p><a href=f${at}>f${at} Read More »</a></p></article>`;
    expect(read(said.map(card).join(''))).toEqual(expected);
  });

  it('is nothing where a paragraph merely links, or an item leads to several pages', () => {
    expect(read(`<ul><li><a href=f0>f0</a> – ${said[0]}</li></ul>`)).toEqual([]);
    const twice = said.map((text) => `<li><a href=a>a</a> and <a href=b>b</a> – ${text}</li>`).join('');
    expect(read(`<ul>${twice}</ul>`)).toEqual([]);
  });
});
