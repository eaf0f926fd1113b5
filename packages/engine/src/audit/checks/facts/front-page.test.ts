import { expect, it } from 'vitest';
import { isFrontPage } from './front-page.ts';

it.each([
  ['/', true],
  ['/?ref=a', true],
  ['/index.html', true],
  ['/en/', true],
  ['/pt-br/index.php', true],
  ['/about', false],
  ['/en/about', false],
  ['/products/assam', false],
])('%s is the front page of its site: %s', (path, front) => {
  expect(isFrontPage(`https://a.example${path}`)).toBe(front);
});
