import { expect, it } from 'vitest';
import { accessibleName } from './accessible-name.ts';
import { openPageDocument } from './open-page-document.ts';

function nameOf(html: string): string {
  const page = openPageDocument(
    `<body><p id="label">Spare <i>parts</i></p>${html}</body>`,
    'https://shop.example/',
  );
  const element = page.elements.find(({ node }) => node.attrs.some(({ name }) => name === 'data-it'));
  return element ? accessibleName(page, element) : 'no element';
}

it.each([
  ['<h1 data-it>Spare<br>parts</h1>', 'Spare parts'],
  ['<h1 data-it><img src=a.png alt="Spare parts"></h1>', 'Spare parts'],
  ['<h1 data-it>Our <img src=a.png alt="spare"> parts</h1>', 'Our spare parts'],
  ['<h1 data-it><a href="/"><img src=a.png alt="Wheels in Kiel"></a></h1>', 'Wheels in Kiel'],
  ['<h1 data-it>Wheels <img src=a.png alt="Wheels"></h1>', 'Wheels'],
  [
    '<a data-it href="/"><img src=a.png alt="Logo Acme Wheels"><span>ACME<br>WHEELS</span></a>',
    'ACME WHEELS',
  ],
  ['<a data-it href="/"><img src=a.png alt="A wheel"> Acme</a>', 'A wheel Acme'],
  ['<h1 data-it><svg role="img" aria-label="Wheels"><path d=""/></svg></h1>', 'Wheels'],
  ['<h1 data-it><svg><title>Wheels</title><path d=""/></svg></h1>', 'Wheels'],
  ['<h1 data-it><img src=a.png alt=""></h1>', ''],
  ['<h1 data-it aria-label="Wheels"><span aria-hidden="true">W h e e l s</span></h1>', 'Wheels'],
  ['<h2 data-it>Wheels <a aria-hidden="true" href="#w">#</a></h2>', 'Wheels'],
  ['<h2 data-it>Wheels<a class="anchor" aria-label="anchor" href="#w"></a></h2>', 'Wheels'],
  ['<h2 data-it><span aria-hidden="true">Wheels</span></h2>', 'Wheels'],
  ['<button data-it aria-labelledby="label">+</button>', 'Spare parts'],
  ['<a data-it href="/x" title="Wheels"></a>', 'Wheels'],
  ['<input data-it type="submit" value="Send">', 'Send'],
  ['<img data-it src=a.png alt="Wheels">', 'Wheels'],
  ['<h1 data-it hidden>Wheels</h1>', 'Wheels'],
])('%s is called “%s”', (html, name) => {
  expect(nameOf(html)).toBe(name);
});

it('the name of a heading has no button that stands behind its words', () => {
  expect(nameOf('<h1 data-it>Macro <span>forge</span> <button>Copy item path</button></h1>')).toBe(
    'Macro forge',
  );
  expect(nameOf('<h2 data-it><button>Opening hours</button></h2>')).toBe('Opening hours');
});
