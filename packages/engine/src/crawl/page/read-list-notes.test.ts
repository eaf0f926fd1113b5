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
      'a list, in brackets',
      `<ul>${said.map((text, at) => `<li><a href=f${at}>f${at}()</a> (${text})</li>`).join('')}</ul>`,
    ],
    [
      'a table',
      `<table>${said.map((text, at) => `<tr><td><a href=f${at}#x>f${at}</a><td>${text}</tr>`).join('')}</table>`,
    ],
    [
      'a table of several columns',
      `<table>${said.map((text, at) => `<tr><td>static class</td><td><a href=f${at}>f${at}</a></td><td>${text}</td><td>1.0</td></tr>`).join('')}</table>`,
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

  it('is nothing where links stand within sentences: without the link no sentence is left', () => {
    const changes = [
      'Add the ability to do builds from the <a href=f0>tarball</a>.',
      'An error is raised on any attempt to access the <a href=f1>rowid</a> of a view.',
      '「<a href=f2>正規表現</a>」を参照下さい。ほかの管理コマンドはパターンを使います。',
      '(<a href=f4>第二段</a>参照下さい)。ここではシステムの起動方法を説明します。',
      '<a href=f5>パッケージ作成</a>を参照下さい。ここではプログラミングの指針を示します。',
      'Change the root to that directory before you start (see <a href=f3>the section on jails</a>).',
    ];
    expect(read(`<ul>${changes.map((text) => `<li><p>${text}</p></li>`).join('')}</ul>`)).toEqual([]);
  });

  it('is nothing where a table of contents names the parts of each page', () => {
    const chapter = (at: number) =>
      `<dt><a href=f${at}>Chapter ${at}</a></dt><dd><dl>${['Installing', 'Upgrading', 'Removing'].map((part) => `<dt><a href="f${at}#${part}">${at}.1. ${part} packages</a></dt>`).join('')}</dl></dd>`;
    expect(read(`<dl>${[1, 2, 3].map(chapter).join('')}</dl>`)).toEqual([]);
    const item = (at: number) =>
      `<li><a href=f${at}>Chapter ${at}</a><ul>${['Installing', 'Upgrading', 'Removing'].map((part) => `<li><a href="f${at}#${part}">${part} of packages</a></li>`).join('')}</ul></li>`;
    expect(read(`<ul>${[1, 2, 3].map(item).join('')}</ul>`)).toEqual([]);
  });

  it('is nothing where an index of words leads to places within the pages', () => {
    const words = ['delivery of queued mail', 'limits for a whole message', 'retry rules for one host'];
    const entry = (at: number) =>
      words.map((word) => `<li>${word}, <a href="f${at}#${word.length}">Chapter ${at}</a></li>`).join('');
    expect(read(`<ul>${[1, 2, 3].map(entry).join('')}</ul>`)).toEqual([]);
  });

  it('is nothing where a row only has short values', () => {
    const row = (at: number) =>
      `<tr><td>Berkeley DB</td><td>database</td><td>release 1.0</td><td><a href=f${at}>f${at}</a></td></tr>`;
    expect(read(`<table>${[1, 2, 3].map(row).join('')}</table>`)).toEqual([]);
  });

  it('is nothing where the definition before it has a link', () => {
    const option = (at: number) =>
      `<dt>Specifies:</dt><dd>The <a href=f${at}>file number ${at}</a> to use</dd><dt>Type:</dt><dd>File name, relative to the folder</dd>`;
    expect(read(`<dl>${[1, 2, 3].map(option).join('')}</dl>`)).toEqual([]);
  });

  it('is the whole sentence that a link begins', () => {
    const features = [
      '<a href=f0>Transactions</a> are atomic, even after power failures.',
      '<a href=f1>regex</a> を使う管理コマンドもあり、パターンを受け取ります。',
      '2. <a href=f2>Zero-configuration</a> – no setup or administration needed.',
    ];
    expect(read(`<ul>${features.map((text) => `<li>${text}</li>`).join('')}</ul>`)).toEqual([
      {
        url: 'https://docs.example/reference/f0',
        text: 'Transactions are atomic, even after power failures.',
      },
      {
        url: 'https://docs.example/reference/f1',
        text: 'regex を使う管理コマンドもあり、パターンを受け取ります。',
      },
      { url: 'https://docs.example/reference/f2', text: 'no setup or administration needed.' },
    ]);
  });

  it('is what stands in another cell or block than the link, before or after it', () => {
    const rows = said.map(
      (text, at) => `<tr><td>May ${at + 1}</td><td><a href=f${at}>f${at}</a></td><td>${text}</td></tr>`,
    );
    const noted = said.map((text, at) => ({ url: `https://docs.example/reference/f${at}`, text }));
    expect(read(`<table>${rows.join('')}</table>`)).toMatchObject(
      noted.map(({ url, text }) => ({ url, text: expect.stringContaining(text) })),
    );
    const cards = said.map((text, at) => `<li><p>${text} <a href=f${at}>Read on</a></p></li>`);
    expect(read(`<ul>${cards.join('')}</ul>`)).toEqual(noted);
  });
});

it('is not what stands beside links that are in no list of pages', () => {
  const returns = said
    .map((text, at) => `<ul><li>Returns: <a href=f${at}>Thing</a> ${text}</li></ul>`)
    .join('');
  expect(read(returns)).toEqual([]);
  const purposes = said.map((_, at) => `<li><a href=f${at}>f${at}</a> to quickly open and close files.</li>`);
  expect(read(`<ul>${purposes.join('')}</ul>`)).toEqual([]);
});

it('is not the day on which the card says that its page was put up', () => {
  const cards = said.map(
    (text, at) =>
      `<article><h3><a href=f${at}>f${at}</a></h3><p>Posted on 12 November 2025</p><p>${text} It does so.</p></article>`,
  );
  expect(JSON.stringify(read(cards.join('')))).not.toContain('Posted on');
});
