import { expect, it } from 'vitest';
import { openPageDocument } from '../../page/open-page-document.ts';
import { readContents } from './read-contents.ts';

it('the contents of a manual are its links in lists, under their headings', () => {
  const page = openPageDocument(
    `<main><h1>Anvil</h1><p>See the <a href="/faq">FAQ</a>.</p><h2>Users§</h2><ul><li><a href="/install">Install</a></li>
    <li><a href="/use#top">Use</a></li></ul><p class="caption"><span>Developers</span></p><ul><li><a href="/api">API</a></li></ul></main>
    <footer><h2>More</h2><ul><li><a href="/legal">Legal</a></li></ul></footer>`,
    'https://docs.example/',
  );
  expect(readContents(page)).toEqual([
    { text: 'Install', url: 'https://docs.example/install', group: 'Users' },
    { text: 'Use', url: 'https://docs.example/use', group: 'Users' },
    { text: 'API', url: 'https://docs.example/api', group: 'Developers' },
  ]);
});

it('bold lines above the lists are such headings, if they lead nowhere', () => {
  const page = openPageDocument(
    `<main><h1>Anvil</h1><p><b>Users </b></p><ul><li><a href="/install">Install</a></li></ul>
    <p><strong><a href="/news">News</a></strong></p><p><strong>Developers</strong></p><ul><li><a href="/api">API</a></li></ul></main>`,
    'https://docs.example/',
  );
  expect(readContents(page).map(({ text, group }) => [text, group])).toEqual([
    ['Install', 'Users'],
    ['API', 'Developers'],
  ]);
});
