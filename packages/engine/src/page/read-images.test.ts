import { expect, it } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const poorIn = (html: string) =>
  factsOf(`<main><h1>Bicycles</h1>${html}</main>`).images.poor.map(({ alt, why }) => `${why}: ${alt}`);

it.each([
  ['<img src="/a.jpg" alt="IMG_2034.JPG">', ['file-name: IMG_2034.JPG']],
  ['<img src="/a.jpg" alt="DSC 00123">', ['file-name: DSC 00123']],
  ['<img src="/img/hero-banner_2-1024x768.webp" alt="hero-banner_2">', ['file-name: hero-banner_2']],
  ['<img src="/a.jpg" alt="Bild 3">', ['generic: Bild 3']],
  ['<img src="/a.jpg" alt="画像">', ['generic: 画像']],
  ['<a href="/shop"><img src="/a.jpg" alt=""></a>', ['empty: ']],
  ['<figure><img src="/a.jpg" alt=""></figure>', ['empty: ']],
  ['<img src="/a.jpg" alt="" width="800" height="600">', ['empty: ']],
  [
    '<img src="/1.jpg" alt="Shop"><img src="/2.jpg" alt="Shop"><img src="/3.jpg" alt="shop">',
    ['repeated: Shop', 'repeated: Shop', 'repeated: shop'],
  ],
  ['<img src="/a.jpg" alt="A red bicycle in the workshop">', []],
  ['<img src="/bicycle.jpg" alt="bicycle">', []],
  ['<img src="/a.jpg" alt="Canon EOS 5D">', []],
  ['<img src="/a.jpg" alt="">', []],
  ['<a href="/shop"><img src="/a.jpg" alt=""> To the shop</a>', []],
  ['<figure><img src="/a.jpg" alt=""><figcaption>The workshop</figcaption></figure>', []],
  ['<img src="/a.jpg" alt="" width="800" height="600" role="presentation">', []],
])('%s: %j', (html, poor) => {
  expect(poorIn(html)).toEqual(poor);
});

it('counts pictures with an alternative, and lists those without', () => {
  const { images } = factsOf('<img src="a.png" alt="A"><img src="b.png" alt=""><img src="c.png">');
  expect(images).toMatchObject({ total: 3, withAlt: 2, missing: ['c.png'], poorCount: 0 });
});
