import { expect, it } from 'vitest';
import { acceptsMarkdown } from './accepts-markdown.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

it.each([
  ['text/markdown', true],
  ['Text/Markdown', true],
  ['text/markdown;q=0.1', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown, text/html', true],
  ['text/html;q=0.5, text/markdown;q=0.5, */*;q=0.1', true],
  ['text/markdown;charset=utf-8;q=0.7, text/html;q=0.6', true],
  ['text/markdown ; q = 0.7 , text/plain', true],
  ['text/html, text/markdown;q=0.9', false],
  ['application/xhtml+xml, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.0, */*', false],
  ['text/markdown;q=much', false],
  ['text/*', false],
  ['*/*', false],
  ['text/plain, */*', false],
  ['text/markdownish', false],
  [BROWSER, false],
  [`${BROWSER},text/markdown;q=0.8`, false],
  [',,;;', false],
  ['', false],
  [undefined, false],
])('%s asks for Markdown: %s', (accept, asks) => {
  expect(acceptsMarkdown(accept)).toBe(asks);
});
