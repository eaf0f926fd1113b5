import { expect, it } from 'vitest';
import { isTemplateDescription, isTemplateTitle } from './template-title.ts';

it.each([
  'Vite + React + TS',
  'React App',
  'Create Next App',
  'Next.js App',
  'My WordPress Site',
  'Untitled',
  'Welcome to nginx!',
])('a tool wrote the title “%s”', (title) => {
  expect(isTemplateTitle(title)).toBe(true);
});

it.each(['React App Studio', 'Document Storage in Leeds', 'Vite – the build tool', 'Blender'])(
  'somebody wrote the title “%s”',
  (title) => {
    expect(isTemplateTitle(title)).toBe(false);
  },
);

it('a description may have been left behind as well', () => {
  expect(isTemplateDescription('Thoughts, stories and ideas.')).toBe(true);
  expect(isTemplateDescription('Just another WordPress site')).toBe(true);
  expect(isTemplateDescription('Stories and ideas about bread from Leeds.')).toBe(false);
});
