import { expect, it } from 'vitest';
import { openPageDocument } from './open-page-document.ts';
import { textOf } from './page-text.ts';

const mainText = (html: string) => {
  const page = openPageDocument(html, 'https://anvils.example/');
  const main = page.elements.find(({ name }) => name === 'main');
  return main ? textOf(page, main, 1000) : null;
};

it('what React sends after the rest stands where it belongs, in place of “Loading”', () => {
  const html = `<body><main><h1>Anvils</h1><!--$?--><template id="B:0"></template><p>Loading…</p><!--/$--><p>Made in Leeds.</p></main>
    <div hidden id="S:0"><h2>Types</h2><template id="P:1"></template></div>
    <div hidden id="S:1"><p>London and Paris pattern.</p></div><script>$RC("B:0","S:0")</script></body>`;
  expect(mainText(html)).toBe('Anvils Types London and Paris pattern. Made in Leeds.');
});

it('a boundary within what is shown until then ends before it', () => {
  const html = `<main><!--$?--><template id="B:0"></template><div><!--$-->Wait<!--/$--></div><!--$-->x<!--/$--><!--/$--><p>End</p></main><div hidden id="S:0">Here</div>`;
  expect(mainText(html)).toBe('Here End');
});

it('a part without a place stays where it is', () => {
  expect(mainText('<main><p>Anvils</p></main><div hidden id="S:7"><p>Lost</p></div>')).toBe('Anvils');
  expect(mainText('<main><template id="B:0"></template><p>Anvils</p></main>')).toBe('Anvils');
});
