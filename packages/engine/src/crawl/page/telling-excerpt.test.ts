import { expect, it } from 'vitest';
import { readContentPage } from './read-content-page.ts';

const excerptOf = (html: string) =>
  readContentPage({
    bytes: new TextEncoder().encode(`<title>Fest</title><main><h1>Fest</h1>${html}</main>`),
    contentType: 'text/html; charset=utf-8',
    url: 'https://fest.example/',
  }).excerpt;

it('a paragraph without a full stop ends where the next one begins', () => {
  const first =
    'The fest is back! with a fine lineup for a weekend of live music across five venues of the valley';
  expect(
    excerptOf(
      `<p>${first}</p><p>It was formed for people of all ages. After a break it returns for its thirteenth year</p>`,
    ),
  ).toBe(`${first}. It was formed for people of all ages. After a break it returns for its thirteenth year`);
});
